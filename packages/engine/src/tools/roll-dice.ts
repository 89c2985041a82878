import { limits } from '@fireside/contract';
import { z } from 'zod';
import { line } from './text.ts';
import { defineTool, failure } from './tool.ts';

/** Rolls the dice, or, for a player who rolls their own, remembers what was asked without touching any. */
export const rollDice = defineTool({
  name: 'roll_dice',
  description: [
    'Roll dice. Call it for every check, attack, saving throw, damage or random event; never make up a number.',
    'Write the whole formula as one notation, modifiers included: 1d20+5, 2d6+3, 2d20kh1+4 for advantage,',
    '2d20kl1 for disadvantage, 4d6dl1. Use roller "player" for the character whose player you are answering and',
    'roller "dm" for creatures, other people in the story and chance.',
    'If the result says awaiting_player_roll, ask that player for exactly this roll and end your answer there.',
  ].join(' '),
  parameters: z.object({
    notation: z.string().describe('Dice notation, for example 1d20+5'),
    reason: line({ max: limits.rollReason }).describe(
      'What the roll is for, in a few words: "Stealth check"',
    ),
    roller: z.enum(['player', 'dm']).default('player').describe('Who the roll belongs to'),
  }),
  run({ notation: given, reason, roller }, { dice, speaker, isOver }) {
    const check = dice.check(given);
    if (!check.ok) return failure('invalid_notation', check.detail);
    const { notation } = check;
    if (roller === 'dm' || !speaker?.self_rolls) {
      const roll = dice.roll(notation, reason);
      const by = roller === 'dm' || !speaker ? 'dm' : speaker.user_id;
      return { effects: [{ kind: 'rolled', roll, by }], answer: { status: 'rolled', ...roll } };
    }
    const { user_id, name, pending_roll } = speaker;
    if (isOver)
      return failure('game_over', 'The game ends with this turn: no further roll can be asked for. Narrate.');
    if (pending_roll)
      return failure(
        'roll_already_awaited',
        `${pending_roll.notation} is already awaited from ${name}. Ask for that one and end your answer.`,
      );
    return {
      effects: [{ kind: 'roll_asked', user_id, notation, reason, before: null }],
      answer: {
        status: 'awaiting_player_roll',
        notation,
        reason,
        instruction:
          `${name} rolls their own dice. Ask ${name} to roll exactly ${notation} ` +
          'and to tell you the total, then end your answer and wait. Never invent the number or what follows from it.',
      },
    };
  },
});
