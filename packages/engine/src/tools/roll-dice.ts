import { z } from 'zod';
import { bounds } from './bounds.ts';
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
    reason: line({ max: bounds.reason }).describe('What the roll is for, in a few words: "Stealth check"'),
    roller: z.enum(['player', 'dm']).default('player').describe('Who the roll belongs to'),
  }),
  run({ notation, reason, roller }, staged) {
    const check = staged.dice.check(notation);
    if (!check.ok) return failure('invalid_notation', check.detail);
    const playerRolls = roller === 'player' && staged.speaker?.selfRolls === true;
    if (!playerRolls) {
      const roll = staged.roll(check.notation, reason);
      return { status: 'rolled', ...roll };
    }
    if (staged.isOver)
      return failure('game_over', 'The game ends with this turn: no further roll can be asked for. Narrate.');
    if (staged.pendingRoll)
      return failure(
        'roll_already_awaited',
        `${staged.pendingRoll.notation} is already awaited from ${staged.speaker?.name}. Ask for that one and end your answer.`,
      );
    staged.awaitRoll({ notation: check.notation, reason });
    return {
      status: 'awaiting_player_roll',
      notation: check.notation,
      reason,
      instruction:
        `${staged.speaker?.name} rolls their own dice. Ask ${staged.speaker?.name} to roll exactly ${check.notation} ` +
        'and to tell you the total, then end your answer and wait. Never invent the number or what follows from it.',
    };
  },
});
