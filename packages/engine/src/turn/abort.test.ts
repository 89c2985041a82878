import { getEventListeners } from 'node:events';
import { expect, it } from 'vitest';
import { abortWith } from './abort.ts';

it('a controller is aborted with any of the signals, for the reason of the first', () => {
  const [ours, one, two] = [new AbortController(), new AbortController(), new AbortController()];
  abortWith(ours, one.signal, two.signal);
  two.abort('two');
  one.abort('one');
  expect(ours.signal.reason).toBe('two');
});

it('a controller is aborted at once with a signal that is aborted already', () => {
  const ours = new AbortController();
  abortWith(ours, AbortSignal.abort('before'));
  expect(ours.signal.reason).toBe('before');
});

it('a signal keeps nothing of a controller that was let go of', () => {
  const [ours, longLived] = [new AbortController(), new AbortController()];
  const letGo = abortWith(ours, longLived.signal);
  expect(getEventListeners(longLived.signal, 'abort')).toHaveLength(1);
  letGo();
  expect(getEventListeners(longLived.signal, 'abort')).toHaveLength(0);
  longLived.abort();
  expect(ours.signal.aborted).toBe(false);
});
