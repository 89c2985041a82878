import { describe, expect, it } from 'vitest';
import { ann, bob, calling, play, resultsIn, selfRolling, snapshot, systemText } from '../../test/table.ts';
import type { Seat } from '../snapshot.ts';

const bobLooks = { speaker: bob, message: 'I look for a lantern.' };

const round = (speaker: Seat = ann, also = [bobLooks]) =>
  snapshot({
    speaker,
    party: [speaker, ...also.map((spoken) => spoken.speaker)],
    also,
  });

describe('a round', () => {
  it('[E4.pace] puts before the model what each has said, in order, with their names', async () => {
    const { outcome, model } = play(['Ann opens the door. Lira finds a lantern.'], { snapshot: round() });
    await outcome;
    const asked = model.requests[0]!.messages.findLast(({ role }) => role === 'user');
    const text = asked?.role === 'user' ? asked.text : '';
    expect(text).toContain('Ann (as Brakk): I open the door.\n\nBob (as Lira): I look for a lantern.');
    expect(text).toContain('You answer the last 2 messages together');
  });

  it('[E4.6] rolls for the player who is named, by name or character, and for nobody who is not', async () => {
    const { outcome, model } = play(
      [
        calling(['roll_dice', { notation: '1d20', reason: 'Perception', roller: 'player' }]),
        calling(['roll_dice', { notation: '1d20', reason: 'Perception', roller: 'player', player: 'lira' }]),
        calling(['roll_dice', { notation: '1d20', reason: 'Athletics', roller: 'player', player: 'Ann' }]),
        calling(['roll_dice', { notation: '1d6', reason: 'Chance', roller: 'dm' }]),
        'The door opens, and there is a lantern.',
      ],
      { snapshot: round() },
    );
    const { effects } = await outcome;
    expect(effects.map((effect) => effect.kind === 'rolled' && effect.by)).toEqual([
      'user-bob',
      'user-ann',
      'dm',
    ]);
    expect(resultsIn(model, 1)).toEqual([
      { error: 'which_player', detail: 'Say with "player" whose roll it is: Ann, Bob.' },
    ]);
  });

  it('[E4.6] outside of a round roll_dice has no player to name', async () => {
    const { outcome, model } = play(['It opens.']);
    await outcome;
    const [tool] = model.requests[0]!.tools.filter(({ name }) => name === 'roll_dice');
    expect(Object.keys((tool!.inputSchema.properties ?? {}) as object)).toEqual([
      'notation',
      'reason',
      'roller',
    ]);
  });

  it('[E4.6] takes up the rolls that were awaited from each, and asks each for their own', async () => {
    const awaited = { notation: '1d20+2', reason: 'Stealth' };
    const waiting = { ...bob, self_rolls: true, pending_roll: awaited };
    const { outcome, model } = play(
      [
        calling(['roll_dice', { notation: '1d20+3', reason: 'Athletics', roller: 'player', player: 'Ann' }]),
        'Ann, roll 1d20+3 for Athletics.',
      ],
      {
        snapshot: round(selfRolling, [{ speaker: waiting, message: '14' }]),
      },
    );
    const { effects } = await outcome;
    expect(effects).toEqual([
      { kind: 'roll_asked', user_id: 'user-bob', notation: null, reason: null, before: awaited },
      { kind: 'roll_asked', user_id: 'user-ann', notation: '1d20+3', reason: 'Athletics', before: null },
    ]);
    expect(systemText(model)).toContain('You asked Bob to roll this');
  });
});
