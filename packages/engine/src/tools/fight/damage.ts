import { sheetLimits, wholeNumber } from '@fireside/contract';
import { z } from 'zod';
import { Deed } from '../../fight/deed.ts';
import { hurt, mend, setCondition } from '../../fight/harm.ts';
import { combatantNamed } from '../../fight/who.ts';
import { line } from '../text.ts';
import { defineTool, failure } from '../tool.ts';
import { stateLine } from './attack.ts';

const parameters = z.object({
  target: line({ min: 1, max: sheetLimits.name }),
  amount: wholeNumber(-999, 999).optional().describe('Negative heals'),
  dice: line({ min: 1, max: 60 }).optional().describe('In place of amount: 2d6; -2d4+2 heals'),
  kind: line({ min: 1, max: 40 }).optional(),
  condition: line({ min: 1, max: sheetLimits.condition }).optional(),
  on: z.boolean().optional().describe('false ends the condition'),
});

/** Harm, healing and conditions that are no attack. */
export const damage = defineTool({
  name: 'damage',
  description:
    'Whatever else hurts, heals or hinders somebody in the fight: fire, a potion, a condition. Resistances are reckoned in.',
  parameters,
  run({ target: given, amount, dice, kind, condition, on = true }, staged) {
    const { encounter } = staged.table;
    if (!encounter) return failure('no_fight', 'There is no fight: use update_character.');
    const target = combatantNamed(encounter, given);
    if ('answer' in target) return target;
    if (amount === undefined && dice === undefined && condition === undefined)
      return failure('nothing_to_change', 'Give amount, dice or a condition.');
    const deed = new Deed(staged);
    const isHealing = dice?.startsWith('-') || (amount ?? 0) < 0;
    let points = Math.abs(amount ?? 0);
    if (dice !== undefined) {
      const check = staged.dice.check(dice.replace(/^-\s*/, ''));
      if (!check.ok) return failure('invalid_notation', check.detail);
      const reason = `${isHealing ? 'Healing' : kind ? `Damage (${kind})` : 'Damage'}: ${target.name}`;
      points = Math.max(0, Math.floor(deed.roll(check.notation, 'dm', () => reason).total));
    }
    if (points > 0 && isHealing) mend(deed, target.id, points);
    if (points > 0 && !isHealing)
      hurt(deed, target, [{ amount: points, isMagical: true, ...(kind && { kind: kind.toLowerCase() }) }]);
    if (condition !== undefined) setCondition(deed, deed.combatant(target.id)!, condition, on);
    return {
      effects: deed.effects,
      answer: { status: 'done', happened: deed.notes, target: stateLine(deed.combatant(target.id)!) },
    };
  },
});
