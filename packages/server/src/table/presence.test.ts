import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bus } from '../cluster/bus.ts';
import { createInProcessBus } from '../cluster/in-process-bus.ts';
import { createLog } from '../log.ts';
import { createPresence } from './presence.ts';

const ann = { id: 'a', name: 'Ann' };
const bob = { id: 'b', name: 'Bob' };

describe('presence over two nodes', () => {
  let bus: Bus;
  beforeEach(() => {
    vi.useFakeTimers();
    bus = createInProcessBus(createLog('silent'));
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function startNode(node: string) {
    const gaps: (() => void)[] = [];
    const changed = vi.fn();
    const presence = createPresence({ node, bus: { ...bus, onGap: (gap) => gaps.push(gap) }, changed });
    const names = () =>
      presence
        .at('game')
        .map(({ name }) => name)
        .sort();
    return { presence, changed, names, gap: () => gaps[0]!() };
  }

  it('counts a user at two nodes once and tells each change once', () => {
    const [first, second] = [startNode('1'), startNode('2')];
    first.presence.here('game', [ann]);
    second.presence.here('game', [ann, bob]);
    expect(first.names()).toEqual(['Ann', 'Bob']);
    expect(first.changed).toHaveBeenCalledTimes(2);
    first.presence.here('game', []);
    expect(second.names()).toEqual(['Ann', 'Bob']);
    expect(second.changed).toHaveBeenCalledTimes(2);
  });

  it('tells a node that comes who is there', () => {
    startNode('1').presence.here('game', [ann]);
    expect(startNode('2').names()).toEqual(['Ann']);
  });

  it('brings the players of a node back that was taken for dead', () => {
    // The one that says so has heard it first.
    const [second, first] = [startNode('2'), startNode('1')];
    first.presence.here('game', [ann]);
    bus.publish({ kind: 'node-gone', node: '1', by: '2' });
    expect(first.names()).toEqual(['Ann']);
    expect(second.names()).toEqual(['Ann']);
  });

  it('lets the players of a node go that stops', () => {
    const [first, second] = [startNode('1'), startNode('2')];
    first.presence.here('game', [ann]);
    second.presence.here('game', [bob]);
    bus.publish({ kind: 'node-gone', node: '1', by: '1' });
    expect(second.names()).toEqual(['Bob']);
  });

  it('forgets after a gap whoever is not repeated, and nobody else', () => {
    const [first, second] = [startNode('1'), startNode('2')];
    first.presence.here('game', [bob]);
    bus.publish({ kind: 'presence', node: 'silent', gameId: 'game', users: [ann] });
    expect(second.names()).toEqual(['Ann', 'Bob']);
    second.gap();
    vi.advanceTimersByTime(4_000);
    expect(second.names()).toEqual(['Ann', 'Bob']);
    vi.advanceTimersByTime(2_000);
    expect(second.names()).toEqual(['Bob']);
  });
});
