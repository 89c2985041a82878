import { expect, it } from 'vitest';
import type { Telling } from '../telling/telling.ts';
import { priceHere } from './prices.ts';

const here = {
  place: {
    scenery:
      'The ring on the shelf is a silver band. A room costs 2 silver a night. Eel stew costs 4 copper. A mule is 8 gp. Candles sell for a copper each.',
  },
} as Telling;

it.each([
  [['bowl', 'eel', 'stew'], 4, '4 copper'],
  [['room', 'night'], 20, '2 silver'],
  [['mule'], 800, '8 gold'],
  [['candle'], 1, '1 copper'],
])('what costs something is bought for it: %j', (asked, copper, shown) => {
  expect(priceHere(here, asked)).toMatchObject({ copper, shown });
});

it('what only looks like it has no price', () => {
  expect(priceHere(here, ['ring'])).toBeNull();
  expect(priceHere(here, ['sword'])).toBeNull();
});

it('several things of a list are bought together', () => {
  const inn = {
    place: {
      scenery:
        'A bed costs 3 silver pieces, eel pie 4 copper pieces, a mug of small beer 2 copper pieces, a lantern with oil 1 silver piece, and a pair of marsh stilts 2 silver pieces.',
    },
  } as Telling;
  expect(priceHere(inn, ['marsh', 'stilts', 'lantern'])).toEqual({
    copper: 30,
    shown: '3 silver',
    wares: ['a lantern with oil', 'a pair of marsh stilts'],
  });
  expect(priceHere(inn, ['eel', 'pie'])).toMatchObject({ copper: 4 });
});
