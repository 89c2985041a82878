import { type Combatant, encounterLimits, listOf, sheetLimits, wholeNumber } from '@fireside/contract';
import { z } from 'zod';
import { Deed } from '../../fight/deed.ts';
import { headcount, muster } from '../../fight/muster.ts';
import { difficultyOf, initiativeNotation, turnOrder } from '../../rules/index.ts';
import { line } from '../text.ts';
import { defineTool, failure } from '../tool.ts';
import { turnAnswer } from './turn-answer.ts';

const zone = line({ min: 1, max: encounterLimits.zone });

const parameters = z.object({
  combatants: listOf(
    z.object({
      creature: line({ min: 1, max: sheetLimits.name }).optional().describe('As the bestiary names it'),
      name: line({ min: 1, max: sheetLimits.name }).optional(),
      count: wholeNumber(1, encounterLimits.combatants).optional(),
      side: z.enum(['foe', 'party', 'other']).optional(),
      hp: wholeNumber(1, sheetLimits.maximumHitPoints.max).optional(),
      armor_class: wholeNumber(1, 40).optional(),
      zone: zone.optional(),
    }),
    encounterLimits.combatants,
  ),
  zones: listOf(zone, encounterLimits.zones).optional().describe('Places of the fight, for a sketch'),
});

/** Begins a fight: everybody who is played takes part, the service rolls initiative. */
export const startEncounter = defineTool({
  name: 'start_encounter',
  description: [
    "Begin a fight before you narrate its first blow. The players' characters take part by themselves: name everyone else.",
    'A creature of the bestiary brings its numbers; initiative is rolled.',
  ].join(' '),
  parameters,
  run({ combatants: wanted, zones = [] }, staged) {
    if (wanted.length === 0)
      return failure('nobody_to_fight', 'Name at least one combatant besides the party.');
    if (headcount(staged.table.party, wanted) > encounterLimits.combatants)
      return failure('too_many', `A fight holds ${encounterLimits.combatants} at most, the party included.`);
    const groups = muster(staged.table.party, wanted, (name) => staged.bestiary.find(name));
    const deed = new Deed(staged);
    const rolled: Combatant[] = groups.flatMap(({ members, title: called }) => {
      const [first] = members;
      if (!first) return [];
      // Creatures of one kind act together: one roll for all of them.
      const title = members.length > 1 ? `${called} (${members.length})` : first.name;
      const notation = initiativeNotation(deed.fighter(first));
      const { total } = deed.roll(notation, deed.by(first), () => `Initiative: ${title}`);
      return members.map((member) => ({ ...member, initiative: total }));
    });
    const ordered = turnOrder(rolled, (one) => deed.fighter(one).abilities.dexterity);
    const places = [...new Set([...zones, ...wanted.flatMap(({ zone: at }) => at ?? [])])];
    deed.add([
      {
        kind: 'encounter',
        before: null,
        encounter: {
          round: 1,
          turn: 0,
          combatants: ordered,
          ...(places.length > 0 && { zones: places.slice(0, encounterLimits.zones) }),
        },
      },
    ]);
    const foes = groups.flatMap(({ creature, members }) =>
      members.flatMap(({ side }) => (side === 'foe' ? [creature?.experience ?? 50] : [])),
    );
    const levels = staged.table.party.flatMap(({ character }) => character?.level ?? []);
    const unknown = wanted.flatMap(({ creature, name }, at) => {
      const group = groups[groups.length - wanted.length + at];
      return group?.creature ? [] : [creature ?? name ?? 'Foe'];
    });
    return {
      effects: deed.effects,
      answer: {
        status: 'begun',
        ...(levels.length > 0 && { difficulty: difficultyOf(levels, foes).difficulty }),
        ...(unknown.length > 0 && {
          not_in_the_bestiary: `${unknown.join(', ')}: they fight with simple numbers, unless you gave others.`,
        }),
        ...turnAnswer(deed),
      },
    };
  },
});
