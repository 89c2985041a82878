import { describe, expect, it } from 'vitest';
import { aTelling } from '../../test/a-telling.ts';
import { marrowBridge } from '../../test/marrow-bridge.ts';
import type { World } from '../world/world.ts';
import { withPlaceNames } from './other-names.ts';
import { sceneOf } from './scene.ts';

const [bridge, stair] = marrowBridge.places;
const world: World = {
  ...marrowBridge,
  places: [
    { ...bridge!, exits: [{ to: stair!.id, name: 'the yard', words: ['yard'], obstacle: null }] },
    { ...stair!, name: 'the yard' },
    { ...stair!, id: 'tavern', name: 'the tavern' },
    { ...stair!, id: 'church', name: 'the church' },
  ],
};
const renamed = async (message: string) =>
  withPlaceNames(message, sceneOf((await aTelling({ message, world })).turn));

describe('a place by another name', () => {
  it.each([
    ['I walk down to the pub', 'I walk down to the tavern'],
    ['I head for the house of God', 'I head for the church'],
    ['I step out the back', 'I step to the yard'],
    ['I take the door on the left', 'I go through the door on the left'],
    ['we take the lift down to the church', 'we go down to the church'],
    ['I take the stairs down', 'I go down the stairs'],
  ])('%s', async (message, told) => {
    expect(await renamed(message)).toBe(told);
  });

  it.each([
    'I walk to the tavern',
    'I go to the shop',
    'I take the lantern outside',
    'I take the door off its hinges',
    'I bar the door',
  ])('is none: %s', async (message) => {
    expect(await renamed(message)).toBe(message);
  });
});
