import { expect, it } from 'vitest';
import { aTelling } from '../../test/a-telling.ts';
import { sceneOf } from './scene.ts';
import { secondPerson } from './second-person.ts';
import { tokensOf } from './tokens.ts';

it.each([
  ['climb down into the old silver mine', 'climb down into the old silver mine'],
  ['enter the mine with my rope', 'enter the mine with your rope'],
  ['say that the sword is mine', 'say that the sword is yours'],
  ['take mine', 'take yours'],
])('"%s" is said back as "%s"', async (said, back) => {
  const { turn } = await aTelling();
  expect(secondPerson(tokensOf(said), sceneOf(turn))).toBe(back);
});
