import type { Combatant, Encounter } from '@fireside/contract/effects';
import { words } from '../../words/words.ts';
import type { Difference } from './difference.ts';

/** A difference of somebody in the fight; without a name it is the fight's own. */
export interface FightDifference extends Difference {
  name: string | null;
}

/** Of whoever is played the sheet's own effects tell. */
function statedOf(was: Combatant | undefined, is: Combatant): FightDifference[] {
  const { name } = is;
  if (!was) return [{ name, chip: words.effects.joinsFight, detail: words.effects.joinsFight }];
  const told: FightDifference[] = [];
  if (is.character_id === null && was.state !== is.state) {
    const { names: states } = words.terms;
    told.push({ name, chip: states[is.state], detail: `${states[was.state]} → ${states[is.state]}` });
  }
  if (is.zone !== undefined && was.zone !== is.zone) {
    told.push({
      name,
      // The map shows it: chips are for what hurts.
      chip: null,
      detail: was.zone ? `${was.zone} → ${is.zone}` : words.effects.standsIn(is.zone),
    });
  }
  return told;
}

/** What is new in a fight: that it began, its round, who fares otherwise, who moved, who came and went. */
export function encounterDifferences(before: Encounter | null, after: Encounter | null): FightDifference[] {
  const own = (chip: string, detail = chip): FightDifference => ({ name: null, chip, detail });
  if (!after) return before ? [own(words.effects.fightOver)] : [];
  if (!before) {
    const foes = after.combatants.filter(({ side }) => side !== 'party').map(({ name }) => name);
    const { fightBegins, of } = words.effects;
    return [own(fightBegins, foes.length > 0 ? of(fightBegins, foes.join(', ')) : fightBegins)];
  }
  const known = new Map(before.combatants.map((one) => [one.id, one]));
  const left = new Set(after.combatants.map(({ id }) => id));
  return [
    ...after.combatants.flatMap((one) => statedOf(known.get(one.id), one)),
    ...before.combatants
      .filter(({ id }) => !left.has(id))
      .map(({ name }) => ({ name, chip: words.effects.leavesFight, detail: words.effects.leavesFight })),
    ...(after.round === before.round ? [] : [own(words.effects.round(after.round))]),
  ];
}
