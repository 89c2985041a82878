import { expect, it } from 'vitest';
import { aTelling } from '../../test/a-telling.ts';
import { sceneOf } from './scene.ts';
import { tokensOf } from './tokens.ts';
import { topicOf } from './topic.ts';

async function shown(question: string): Promise<string | null> {
  const { turn } = await aTelling();
  return topicOf(tokensOf(question), sceneOf(turn))?.shown ?? null;
}

it.each([
  ['does the laudanum help', 'the laudanum'],
  ['what happened in the nursery years ago', 'the nursery'],
  ['who sealed the mill years ago', 'the mill'],
  ['why was it sealed', null],
  ['do you stay here', null],
  ['no', null],
  ['what about the toll', 'the toll'],
])('%s is about %s', async (question, expected) => {
  expect(await shown(question)).toBe(expected);
});
