import { describe, expect, it } from 'vitest';
import { aTelling } from '../../test/a-telling.ts';
import type { Step } from '../reader/reading.ts';
import { attempt, type Outcome } from './attempt.ts';

const step: Step = {
  act: 'climb',
  verb: 'climb',
  echo: 'climb the well',
  object: null,
  instrument: null,
  target: null,
  topic: null,
  manner: null,
  speech: null,
  amount: null,
};
const climb = { by: 'deed', step, skill: 'Athletics', difficulty: 15, about: 'well' } as const;

describe('an attempt', () => {
  it('is decided by the sheet and the dice', async () => {
    const { turn, rolls } = await aTelling({ face: 10 });
    const outcomes: Outcome[] = [];
    await attempt(turn, climb, (_, __, outcome) => void outcomes.push(outcome));
    expect(rolls()).toMatchObject([{ total: 15 }]);
    expect(outcomes).toEqual([{ isSuccess: true, grade: 'partial' }]);
  });

  it('waits for a player who rolls their own dice', async () => {
    const { turn, state, text } = await aTelling({ selfRolls: true });
    await attempt(turn, climb, () => expect.unreachable());
    expect(turn.isWaiting).toBe(true);
    expect(state.asked['user-0']).toEqual(climb);
    expect(text()).toContain('You try to climb the well.');
    expect(text()).toContain('1d20+5');
  });
});
