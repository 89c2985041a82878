import type { Phrase } from '../reader/reading.ts';
import { numberOf } from '../reader/function-words.ts';
import type { Telling } from '../telling/telling.ts';
import type { Person } from '../world/world.ts';
import { knownFor } from './occupations.ts';
import { isSameWord, wordsIn } from './words.ts';

/** What a merchant has, in gold. */
export const wares: Readonly<Record<string, number>> = {
  Torch: 1,
  'Rope (50 ft)': 1,
  Rations: 1,
  Candle: 1,
  Waterskin: 1,
  'Oil flask': 1,
  Tinderbox: 1,
  Blanket: 1,
  Sack: 1,
  Crowbar: 2,
  Lantern: 5,
};
const sellers =
  /merchant|shop|store|trader|pedd?lar|pedler|smith|chandler|quartermaster|grocer|outfitter|vendor|hawker|pawn|supplier/;
const hosts =
  /\binn|tavern|saloon|\bbar|cook|landl|\bhost\b|hostess|waiter|waitress|waits on|steward|brewer|alehouse|\bpub\b|hotel|pours/;

/** What is had where people eat, drink and sleep. */
const served =
  'ale beer wine whiskey whisky drink meal food bread soup stew bed room supper breakfast dinner lunch water milk coffee tea pint round mead cider rum gin brandy bowl plate mug glass cup porridge bath lodging pie broth cheese sandwich'.split(
    ' ',
  );
const drinks = 'ale beer wine whiskey whisky drink water milk coffee tea pint cup glass'.split(' ');

export const sellsGoods = (turn: Telling, person: Person): boolean => sellers.test(knownFor(turn, person));
export const servesGuests = (turn: Telling, person: Person): boolean => hosts.test(knownFor(turn, person));

const isOneOf = (list: readonly string[], asked: readonly string[]) =>
  asked.some((word) => list.some((one) => isSameWord(one, word)));

export const isServed = (asked: readonly string[]): boolean =>
  isOneOf(served, asked) ||
  /\b(?:some|any)thing (?:hot|warm|cold|wet|strong|stronger|to (?:eat|drink))\b/.test(asked.join(' '));
export const isDrink = (asked: readonly string[]): boolean => isOneOf(drinks, asked);

/** The name of what a merchant would sell for it. */
export const wareMeant = (asked: readonly string[]): string | undefined =>
  Object.keys(wares).find((name) => wordsIn(name).some((word) => asked.some((one) => isSameWord(one, word))));

export const isWare = (asked: readonly string[]): boolean =>
  isServed(asked) || wareMeant(asked) !== undefined;

export const askedFor = ({ head, words }: Phrase): string[] => [head.toLowerCase(), ...words];

/** What it comes to in gold: `two rooms and a bath` is three of what is served. */
export function costOf(shown: string): number {
  const parts = shown.toLowerCase().split(/,\s*(?:and\s+)?|\s+and\s+/);
  return parts.reduce((sum, part) => {
    const words = wordsIn(part);
    const count = numberOf(words[0] ?? '') ?? 1;
    const ware = isServed(words) ? undefined : wareMeant(words);
    const one = ware ? wares[ware]! : words.includes('round') ? 3 : 1;
    return sum + one * Math.min(20, Math.max(1, count));
  }, 0);
}
