import type { Effect } from '@fireside/contract/effects';
import { askedWords, bearerOf, conditionWords } from './effect-chips.ts';
import { withNote } from './difference.ts';
import type { PartyNames } from './party-names.ts';
import { sheetDifferences } from './sheet-differences.ts';
import { worldDifferences } from './world-differences.ts';

function linesOf(effect: Effect, names: PartyNames): string[] {
  switch (effect.kind) {
    case 'rolled': {
      const { reason, notation, breakdown } = effect.roll;
      const name = names.called.get(effect.by);
      return [`${[name, reason || 'Dice'].filter(Boolean).join(', ')}: ${notation}, ${breakdown}`];
    }
    case 'roll_asked':
      return effect.notation === null ? [] : [askedWords(effect, names)];
    case 'hit_points':
      return [`${effect.before} → ${effect.after} of ${effect.max} hit points`];
    case 'item':
      return [withNote(`${effect.item}: ${effect.before ?? 0} → ${effect.after ?? 0}`, effect.note)];
    case 'condition':
      return [conditionWords(effect)];
    case 'sheet':
      return sheetDifferences(effect).map(({ detail }) => detail);
    case 'world':
      return worldDifferences(effect).map(({ detail }) => detail);
    case 'encounter':
      return effect.encounter ? [`fight, round ${effect.encounter.round}`] : ['the fight is over'];
    case 'game_ended':
      return [effect.reason === null ? 'the game goes on' : `the game ends: ${effect.reason}`];
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
      const whole = name === null || name === before ? line : `${name}: ${line}`;
      before = name;
      return whole.charAt(0).toUpperCase() + whole.slice(1);
    });
  });
}
