import { limits } from '@fireside/contract';
import { z } from 'zod';
import type { Seat } from '../snapshot.ts';
import type { StagedTable } from '../turn/staged-table.ts';
import { line } from './text.ts';
import { type Called, defineTool, failure } from './tool.ts';

const description = [
  'Roll dice for everything uncertain that no other tool rolls; never make up a number. One notation, modifiers',
  'included: 1d20+5, 2d20kh1+4 for advantage, 2d20kl1 for disadvantage. roller "player": the character you are',
  'answering; "dm": everyone else, and chance. On awaiting_player_roll ask that player for exactly this roll and end your answer.',
].join(' ');

const parameters = z.object({
  notation: z.string(),
  reason: line({ max: limits.rollReason }).describe('A few words: "Stealth check"'),
  roller: z.enum(['player', 'dm']).default('player'),
});

/** Rolls the dice, or, for a player who rolls their own, remembers what was asked without touching any. */
export const rollDice = defineTool({
  name: 'roll_dice',
  description,
  parameters,
  run: (given, staged) => roll(given, staged, staged.speakers[0]),
});

/** The same where several are answered: a player's roll says whose it is. */
export const rollDiceInRound = defineTool({
  name: 'roll_dice',
  description,
  parameters: parameters.extend({
    player: line({ max: limits.userName.max })
      .optional()
      .describe('With roller "player": the name of the player, or of their character, whose roll it is'),
  }),
  run({ player, ...given }, staged) {
    if (given.roller === 'dm') return roll(given, staged, undefined);
    const seat = seatNamed(staged.speakers, player ?? '');
    if (seat) return roll(given, staged, seat);
    const names = staged.speakers.map(({ name }) => name).join(', ');
    return failure('which_player', `Say with "player" whose roll it is: ${names}.`);
  },
});

/** By the player's name or the character's. */
function seatNamed(seats: Seat[], given: string): Seat | undefined {
  const wanted = given.toLowerCase();
  return (
    seats.find(({ name }) => name.toLowerCase() === wanted) ??
    seats.find(({ character }) => character?.name.toLowerCase() === wanted)
  );
}

function roll(
  { notation: given, reason, roller }: z.output<typeof parameters>,
  { dice, isOver }: StagedTable,
  player: Seat | undefined,
): Called {
  const check = dice.check(given);
  if (!check.ok) return failure('invalid_notation', check.detail);
  const { notation } = check;
  if (roller === 'dm' || !player?.self_rolls) {
    const rolled = dice.roll(notation, reason);
    const by = roller === 'dm' || !player ? 'dm' : player.user_id;
    return { effects: [{ kind: 'rolled', roll: rolled, by }], answer: { status: 'rolled', ...rolled } };
  }
  const { user_id, name, pending_roll } = player;
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
}
