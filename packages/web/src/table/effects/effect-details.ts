import type { Effect } from '@fireside/contract/effects';
import { words } from '../../words/words.ts';
import { askedWords, bearerOf, conditionWords } from './effect-chips.ts';
import { encounterDifferences } from './encounter-differences.ts';
import { withNote } from './difference.ts';
import type { PartyNames } from './party-names.ts';
import { sheetDifferences } from './sheet-differences.ts';
import { worldDifferences } from './world-differences.ts';

function linesOf(effect: Effect, names: PartyNames): string[] {
  switch (effect.kind) {
    case 'rolled': {
      const { reason, notation, breakdown } = effect.roll;
      const name = names.called.get(effect.by);
      const what = [name, reason || words.effects.dice].filter(Boolean).join(', ');
      return [words.effects.of(what, `${notation}, ${breakdown}`)];
    }
    case 'roll_asked':
      return effect.notation === null ? [] : [askedWords(effect, names)];
    case 'hit_points':
      return [words.effects.hitPointsOf(`${effect.before} → ${effect.after}`, effect.max)];
    case 'item':
      return [
        withNote(words.effects.of(effect.item, `${effect.before ?? 0} → ${effect.after ?? 0}`), effect.note),
      ];
    case 'condition':
      return [conditionWords(effect)];
    case 'sheet':
      return sheetDifferences(effect).map(({ detail }) => detail);
    case 'world':
      return worldDifferences(effect).map(({ detail }) => detail);
    case 'encounter':
      return encounterDifferences(effect.before, effect.encounter).map(({ name, detail }) =>
        name ? words.effects.of(name, detail) : detail,
      );
    case 'game_ended':
      return [
        effect.reason === null ? words.effects.gameGoesOn : words.effects.gameEndsBecause(effect.reason),
      ];
  }
}

/**
 * Everything that some effects did, in the order in which it happened, dice included: a reader can check it. A name stands
 * once for the lines that follow each other.
 */
export function detailsOf(effects: readonly Effect[], names: PartyNames): string[] {
  let before: string | null = null;
  return effects.flatMap((effect) => {
    const name = bearerOf(effect, names);
    return linesOf(effect, names).map((line) => {
      const whole = name === null || name === before ? line : words.effects.of(name, line);
      before = name;
      return whole.charAt(0).toUpperCase() + whole.slice(1);
    });
  });
}
