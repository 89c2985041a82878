import type { GoalPlace } from '../asked.ts';
import { spotKind } from '../spots.ts';
import { isSmall, singularOf } from '../words.ts';
import { isPersonNoun } from './person-nouns.ts';
import { placeNoun } from './places.ts';

/** What is all around, and nowhere that somebody goes into. */
const around = new Set(
  'village town city hamlet settlement country kingdom land world road street lane square river sea ocean coast shore beach hill mountain valley bank ford harbour harbor port field wall bridge ship space planet moon ball party feast trial court base sky rooftop roof deck system ridge wedding masquerade banquet gala prom dinner'.split(
    ' ',
  ),
);

/** What is a room only with a word before it: a cargo bay, and not the bay. */
const partial = new Set(['bay', 'station', 'room', 'hall']);

/** What makes a place the one that it is about, in the sentence that speaks of it. */
const telling: readonly [RegExp, number][] = [
  [
    /\b(?:locked|sealed|boarded|bricked|walled up|barred|nailed|(?:nobody|no one) (?:may|can|is allowed)|lets? (?:nobody|no one)|forbid\w*|forbade|never to (?:open|enter|go)|off limits|abandoned|sunken|cursed|haunted|shut (?:himself|herself|themselves))\b/i,
    3,
  ],
  [
    /\b(?:went|gone|goes|climbed|crept|vanish\w*|disappear\w*|last seen|has not come|found (?:dead|murdered|slain)|hides?|hidden|said to (?:be|lie))\b/i,
    3,
  ],
  [
    /\b(?:leads?|led) (?:up |down |straight )?(?:in)?to\b|\bcomes? from (?:the|an|under|below)\b|\brow out\b|\bgrows? in\b/i,
    3,
  ],
  [/\b(?:asks?|begs?|wants?|find out|light|lights|noise|sings?|singing|voices?)\b/i, 1],
];
const least = 4;

/** Besides which one stands, and is not in it. */
const besides = /\b(?:outside|behind|beside|near|by|past|opposite|from) (?:the |an? )?(?:\p{L}+ ){0,2}$/iu;

interface Spoken {
  name: string;
  noun: string;
  within: string | null;
  rate: number;
}

/** The place that a description is about, besides the one in which it begins; null where it speaks of none. */
export function goalPlaceIn(sentences: readonly string[], begins: string | null): GoalPlace | null {
  const found = new Map<string, Spoken>();
  const known = nounsOf(begins ?? '');
  for (const sentence of sentences) {
    const weight = telling.reduce((sum, [sign, worth]) => sum + (sign.test(sentence) ? worth : 0), 0);
    for (const one of spokenIn(sentence)) {
      if (known.includes(one.noun)) continue;
      const before = found.get(one.noun);
      const rate = (before?.rate ?? 0) + one.rate + weight;
      const name = before && before.name.length >= one.name.length ? before.name : one.name;
      found.set(one.noun, { ...one, name, within: before?.within ?? one.within, rate });
    }
  }
  // Whatever lies in another is spoken of with it.
  const [best] = [...found.values()]
    .filter(({ rate }) => rate >= least)
    .sort(
      (one, other) =>
        other.rate + Number(other.within !== null) * 3 - one.rate - Number(one.within !== null) * 3,
    );
  return best ? { name: best.name.slice(0, 60), nature: natureOf(best.noun), within: best.within } : null;
}

const nounsOf = (name: string) => (name.toLowerCase().match(/\p{L}+/gu) ?? []).map(singularOf);
const natureOf = (noun: string) => placeNoun(noun)?.nature ?? [noun];

const isBuilding = (noun: string) =>
  !around.has(noun) &&
  ((spotKind(noun) !== null && spotKind(noun)!.things.length > 0) || placeNoun(noun) !== null);

function spokenIn(sentence: string): Spoken[] {
  const words = [...sentence.matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)];
  const lower = words.map(([word]) => word.toLowerCase());
  const list: Spoken[] = [];
  for (let at = 0; at < words.length; at++) {
    const noun = lower[at]!;
    const next = lower[at + 1] ?? '';
    const isNumber = /^\d+$/.test(next);
    if (!isBuilding(noun) || /^wall$/.test(next) || isPersonNoun(singularOf(next))) continue;
    // `the mill loft`: the loft is named, and the mill is what it lies in.
    if (isBuilding(next) && adjoins(sentence, words, at)) continue;
    let from = at;
    while (from > 0 && at - from < 4 && isQuality(lower[from - 1]!) && adjoins(sentence, words, from - 1))
      from--;
    if (
      partial.has(noun) &&
      spotKind(`${lower[at - 1] ?? ''}-${noun}`) === null &&
      (from === at || noun === 'room')
    )
      continue;
    const lead = lower[from - 1] ?? '';
    if (!/^(?:the|an?|his|her|their|our|your|its|this|that|old)$|['’]s$/.test(lead) && !isNumber) continue;
    const end = words[at + (isNumber ? 1 : 0)]!;
    const shown = sentence.slice(words[from]!.index, end.index + end[0].length);
    const parts = lower.slice(from, at).filter(isBuilding);
    const isBeside = besides.test(sentence.slice(0, words[at]!.index));
    list.push({
      name: isNumber ? shown : `the ${shown}`,
      noun: singularOf(noun),
      within: parts.length > 0 ? `the ${parts.at(-1)}` : null,
      rate: isBeside ? -2 : 1,
    });
  }
  return list;
}

const isQuality = (word: string) =>
  (!isSmall(word) || word === 'old') && !/['’]s$|^(?:in|the|an?)$|ed$|[^s]s$/.test(word);

/** Whether nothing but a space stands between a word and the next. */
function adjoins(sentence: string, words: readonly RegExpMatchArray[], at: number): boolean {
  const word = words[at]!;
  return sentence.slice(word.index! + word[0].length, words[at + 1]?.index) === ' ';
}
