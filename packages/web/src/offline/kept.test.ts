import { afterEach, expect, test } from 'vitest';
import { awaitAnswer, keptSince } from './kept.ts';

const live = { headers: new Headers() };
const copyOf = (time: string) => ({ headers: new Headers({ 'x-kept-at': time }) });

afterEach(() => awaitAnswer()(live));

test('what is shown is as old as the last copy, until the service answers', () => {
  awaitAnswer()(copyOf('2026-01-01T20:00:00.000Z'));
  expect(keptSince()).toBe('2026-01-01T20:00:00.000Z');
  awaitAnswer()(live);
  expect(keptSince()).toBeNull();
});

test('a copy that was looked for while the service came back says nothing about now', () => {
  const [late, later] = [awaitAnswer(), awaitAnswer()];
  late(copyOf('2026-01-01T20:00:00.000Z'));
  awaitAnswer()(live);
  later(copyOf('2026-01-01T20:00:00.000Z'));
  expect(keptSince()).toBeNull();
});
