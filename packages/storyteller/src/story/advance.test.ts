import { describe, expect, it } from 'vitest';
import { aTelling, type TellingOptions } from '../../test/a-telling.ts';
import { marrowBridge, sleeper } from '../../test/marrow-bridge.ts';
import type { Outline } from '../world/state.ts';
import { advance } from './advance.ts';
import { leaveAlone, mayHint, noteHint } from './hints.ts';

const outline: Outline = { genre: 'fantasy', threat: '', twist: 0, cast: [], places: [], wished: {} };
const told = async (
  options: TellingOptions,
  change: (turn: Awaited<ReturnType<typeof aTelling>>['turn']) => void = () => {},
) => {
  const { turn, state } = await aTelling({ ...options, state: { outline, ...options.state } });
  change(turn);
  const at = state.at;
  await advance(turn);
  return { turn, state, hasStayed: state.at === at && !turn.hasMoved };
};

describe('the tale', () => {
  it('takes nobody anywhere, however long they stay', async () => {
    for (const turns of [20, 29, 35, 45]) {
      const { hasStayed } = await told({ state: { turnsHere: turns, turns } });
      expect(hasStayed).toBe(true);
    }
  });

  it('calls those who stay to where it ends, and leaves it to them', async () => {
    const { turn, state } = await told({ state: { turnsHere: 29, turns: 29 } });
    const last = turn.world.places.at(-1)!;
    expect(state.called).toBe(true);
    expect(turn.told.join(' ')).toContain(last.at);
    expect(turn.place.exits[0]).toMatchObject({ to: last.id, obstacle: null });
  });

  it('ends without those who never went', async () => {
    const { turn } = await told({ state: { turnsHere: 52, turns: 52, called: true } });
    expect(turn.ending?.outcome).toBe('defeat');
  });

  it('sets upon nobody who is talking or has just objected', async () => {
    const [first, ...rest] = marrowBridge.places;
    const foes = [{ kind: sleeper, count: 1 }];
    const world = { ...marrowBridge, places: [{ ...first!, beat: 'danger' as const, foes }, ...rest] };
    const state = { turns: 5 };
    expect((await told({ world, state }, (one) => (one.isTalking = true))).state.fought).toBe(false);
    expect((await told({ world, state }, leaveAlone)).state.fought).toBe(false);
    expect((await told({ world, state })).state.fought).toBe(true);
  });

  it('speaks of the way onward in one answer of four, and not to those who are busy', async () => {
    const { turn, state } = await aTelling({ state: { outline, turns: 10 } });
    expect(mayHint(turn)).toBe(true);
    noteHint(turn);
    state.turns = 13;
    expect(mayHint(turn)).toBe(false);
    state.turns = 14;
    expect(mayHint(turn)).toBe(true);
    turn.isBusy = true;
    expect(mayHint(turn)).toBe(false);
  });
});
