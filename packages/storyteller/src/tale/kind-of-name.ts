import type { Genre } from '../world/world.ts';
import { type SpotKind, spotKind } from './spots.ts';
import { singularOf } from './words.ts';

/**
 * Of what kind a place of this name is: by its last noun, or by two that make one: a control room is no bedroom. Behind the noun may stand
 * what it is called: the freighter Halcyon.
 */
export function kindOfName(name: string): SpotKind | null {
  const words = name.split(' of ')[0]!.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const own = kindOfNoun(words[at]!.toLowerCase(), words[at - 1]?.toLowerCase());
    // A fishing village is by the sea.
    if (own) return own.isWide && /\bfishing\b/i.test(name) ? spotKind('fishing') : own;
    if (!/^\p{Lu}/u.test(words[at]!)) return null;
  }
  return null;
}

const kindOfNoun = (noun: string, before = ''): SpotKind | null =>
  spotKind(`${before}-${singularOf(noun)}`) ?? spotKind(singularOf(noun)) ?? spotKind(noun);

/** Where a tale of a genre begins, of whose place nothing is known but its name. */
const usual: Readonly<Record<Genre, string>> = {
  fantasy: 'village',
  'science fiction': 'station',
  horror: 'village',
  mystery: 'town',
  modern: 'city',
  western: 'town',
};

/** Of what kind the place is where a tale begins: `Hob Ford` is what people call a village, `the ford` is one. */
export function kindToBegin(name: string, genre: Genre): SpotKind | null {
  const own = kindOfName(name);
  return own && (own.isWide || !/^\p{Lu}/u.test(name)) ? own : spotKind(usual[genre]);
}

const roofless = new Set(
  'village town city fishing island forest valley desert farm mine camp circus graveyard beach pier garden alley dam well square field clearing ridge road bridge hollow brook ford lake swamp hill cliff dune oasis ruin pit rooftop stall carousel battlements deck mast'.split(
    ' ',
  ),
);

/** Whether such a place lies under the sky. */
export const isOpenAir = ({ kind }: SpotKind): boolean => roofless.has(kind);
