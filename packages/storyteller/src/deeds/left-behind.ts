import { countOf, withArticle } from '../language/nouns.ts';
import { isNamedIn } from '../reader/scenery.ts';
import type { Telling } from '../telling/telling.ts';
import { bare, clipped, isMany } from './number.ts';

const mostHere = 5;
const mostPlaces = 12;
const longest = 72;
/** Of all of it together, as JSON. */
const mostCharacters = 2_400;

export function leftHere({ state }: Telling): readonly string[] {
  return state.left[state.at] ?? [];
}

const severalOf = /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|several|many|few)\b/i;

/** In words that follow `There is `: `three snares` become `a set of three snares`. */
export function asLeft(shown: string): string {
  const words = bare(shown).trim();
  if (/^your /i.test(shown) && !isMany(words)) return `your ${words}`;
  if (!isMany(words)) return withArticle(words);
  return `${severalOf.test(words) ? 'a set' : 'a handful'} of ${words}`;
}

/** Remembers what somebody has made, put or left here, in words that follow `There is `. */
export function leave({ state }: Telling, words: string): void {
  const { left, at } = state;
  const said = clipped(words.replace(/\s+/g, ' ').trim(), longest);
  const here = (left[at] ?? []).filter((one) => one !== said);
  delete left[at];
  left[at] = [...here, said].slice(-mostHere);
  const places = Object.keys(left);
  for (const oldest of places.slice(0, -mostPlaces)) delete left[oldest];
  while (JSON.stringify(left).length > mostCharacters) {
    const oldest = Object.keys(left)[0]!;
    if (left[oldest]!.length > 1) left[oldest] = left[oldest]!.slice(1);
    else delete left[oldest];
  }
}

/** `a shield against the wall`: what lies there, and where. */
export function partsOf(left: string): { what: string; spot: string } {
  const [what = left] = left.split(
    /,| (?:on|in|into|under|near|at|by|behind|beside|beyond|inside|against|between|over|round|around) /,
  );
  return { what, spot: left.slice(what.length).replace(/^,/, '').trim() };
}

/** What comes onto a sheet of what lies there: of `a set of three torches`, three of them. */
export function takenFrom(left: string): { name: string; quantity: number } {
  const what = bare(partsOf(left).what);
  const [, word = '', many = ''] = /^(?:set|heap) of (\S+) (.+)$/.exec(what) ?? [];
  const quantity = countOf(word);
  return quantity ? { name: many, quantity } : { name: what, quantity: 1 };
}

const coins = /^(?:coin|money|gold|silver|copper)$/;
const isMeant = (left: string, head: string) => {
  const { what } = partsOf(left);
  return (
    isNamedIn(what, head) || (coins.test(head) && /\b(?:gold|silver|copper|platinum) pieces?\b/.test(what))
  );
};

/** What players have left here under that name; null for nothing. */
export function leftNamed(turn: Telling, head: string): string | null {
  return leftHere(turn).findLast((one) => isMeant(one, head)) ?? null;
}

/** The same wherever they have been: where it is, and how it lies there. */
export function leftAnywhere({ state, world }: Telling, head: string): { at: string; left: string } | null {
  for (const [id, list] of Object.entries(state.left).toReversed()) {
    const left = list.findLast((one) => isMeant(one, head));
    const place = world.places.find((one) => one.id === id);
    if (left && place) return { at: id === state.at ? 'here' : place.at, left };
  }
  return null;
}

/** What lies here and is meant by a word: taken up, it lies here no longer. */
export function takeLeft(turn: Telling, head: string): string | null {
  const { left, at } = turn.state;
  const found = leftNamed(turn, head);
  if (found === null) return null;
  const rest = left[at]!.filter((one) => one !== found);
  if (rest.length > 0) left[at] = rest;
  else delete left[at];
  return found;
}
