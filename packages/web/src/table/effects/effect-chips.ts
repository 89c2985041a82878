import type { Condition, Effect, HitPoints, Item } from '@fireside/contract/effects';
import { words } from '../../words/words.ts';
import { termFor } from '../../characters/term.ts';
import { type Shown, short } from './difference.ts';
import { encounterDifferences } from './encounter-differences.ts';
import { type Group, groupEffects } from './group-effects.ts';
import { itemShown } from './item-words.ts';
import type { PartyNames } from './party-names.ts';
import { sheetDifferences } from './sheet-differences.ts';
import { worldDifferences } from './world-differences.ts';

/** A change as it stands under the story. */
export interface Chip {
  /** Whose it is; null for the whole table, and where only one character is played. */
  name: string | null;
  text: string;
  /** The same for those who listen. */
  words: string;
}

function hitPointsShown(group: Group<HitPoints>): Shown {
  const steps = [group[0].before, ...group.map(({ after }) => after)];
  return {
    chip: words.effects.hitPoints(steps.join(' → ')),
    words: words.effects.hitPointsSaid(words.effects.steps(steps)),
  };
}

export function conditionWords({ condition, on }: Condition): string {
  const name = termFor(condition);
  return on ? name : words.effects.noLonger(name);
}

/** `Stealth, 1d20+7`; where several play, whose it is. */
export function askedWords(roll: Extract<Effect, { kind: 'roll_asked' }>, { called }: PartyNames): string {
  const name = called.size > 1 ? called.get(roll.user_id) : undefined;
  const what = [roll.reason, roll.notation].filter(Boolean).join(', ');
  return name ? words.effects.rollAskedOf(name, what) : words.effects.rollAsked(what);
}

/** From what was before the first of them to what is after the last. */
function shownOf(group: Group, names: PartyNames): (Shown & { name?: string | null })[] {
  const [first] = group;
  const last = group.at(-1) as typeof first;
  switch (first.kind) {
    case 'hit_points':
      return [hitPointsShown(group as Group<HitPoints>)];
    case 'item':
      return [itemShown(group as Group<Item>)];
    case 'condition':
      return [{ chip: short(conditionWords(first)) }];
    case 'sheet':
      return sheetDifferences({ ...first, after: (last as typeof first).after });
    case 'world':
      return worldDifferences({ ...first, after: (last as typeof first).after });
    case 'roll_asked': {
      const asked = last as typeof first;
      return asked.notation === null ? [] : [{ chip: askedWords(asked, names) }];
    }
    case 'encounter':
      return encounterDifferences(first.before, (last as typeof first).encounter);
    case 'game_ended':
      return [
        { chip: (last as typeof first).reason === null ? words.effects.gameGoesOn : words.effects.gameEnds },
      ];
    case 'rolled':
      // Dice have their cards.
      return [];
  }
}

/** Whose change it is, unless only one character is played. */
export function bearerOf(effect: Effect, { lone }: PartyNames): string | null {
  if (!('name' in effect)) return null;
  return effect.character_id === lone ? null : effect.name;
}

/** Wounds and finds before the small print of a sheet, and that before the world. */
function rankOf([effect]: Group): number {
  if (effect.kind === 'encounter') return 0;
  if (!('name' in effect)) return 2;
  return effect.kind === 'sheet' && (effect.field === 'combat_stats' || effect.field === 'inventory') ? 1 : 0;
}

/** What some effects changed that a reader wants to see beside the story. */
export function chipsOf(effects: readonly Effect[], names: PartyNames): Chip[] {
  const groups = groupEffects(effects).sort((one, other) => rankOf(one) - rankOf(other));
  return groups.flatMap((group) => {
    const name = bearerOf(group[0], names);
    return shownOf(group, names).flatMap(({ chip, words: spoken, name: own }) =>
      chip === null ? [] : { name: own ?? name, text: chip, words: spoken ?? chip },
    );
  });
}

const mostChips = 8;

/** The first of many, and how many are left. */
export function foldChips(chips: Chip[]): { shown: Chip[]; left: number } {
  const shown = chips.length > mostChips ? chips.slice(0, mostChips - 1) : chips;
  return { shown, left: chips.length - shown.length };
}

/** `Bram: 22 to 15 hit points`. */
export function inWords({ name, words: spoken }: Chip): string {
  return name === null ? spoken : words.effects.of(name, spoken);
}
