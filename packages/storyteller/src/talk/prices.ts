import { sentencesOf } from '../language/sentences.ts';
import { sumShown, worthOfWord } from '../telling/coins.ts';
import type { Telling } from '../telling/telling.ts';
import type { Sum } from './purse.ts';
import { isSameWord, wordsIn } from './words.ts';

const metals = 'platinum|gold|electrum|silver|copper|[pgesc]p';
const end = '(?= (?:pieces?|coins?|an?|per|each|the|for|or|to)\\b|[.,;!]|$)';
const priced = new RegExp(
  `^(.{2,60}?) (?:costs?|is|are|goes for|go for|sells? for|may be had for|can be had for) (?:about |only )?(\\d{1,5}|an?) (${metals})${end}`,
  'i',
);
/** What goes on in a list of prices: `eel pie 4 copper pieces`. */
const further = new RegExp(`^(?:and )?(.{2,60}?) (\\d{1,5}|an?) (${metals})${end}`, 'i');

interface Price {
  ware: string;
  copper: number;
}

/** `She sells ale for 4 cp and a hot meal for 2 sp`: as a list of prices. */
const asList = (sentence: string) =>
  sells.test(sentence)
    ? sentence
        .replace(sells, '')
        .replace(/ for (?=\d)/, ' costs ')
        .replace(/,? and (?=[^,;]{2,40} for \d)/g, ', ')
        .replace(/ for (?=\d)/g, ' ')
    : sentence;
const sells = /^(?:[\p{L}' -]{2,40}? )?(?:sells?|serves?|offers?) (?=[^.;]{2,60} for \d)/iu;

function pricesIn(given: string): Price[] {
  const sentence = asList(given);
  const [first = '', ...rest] = sentence.split(/[,;] /);
  const found = [priced.exec(first), ...rest.map((part) => priced.exec(part) ?? further.exec(part))];
  if (!found[0]) return [];
  return found.flatMap((match) => {
    const [, ware = '', count = '', metal = ''] = match ?? [];
    const worth = worthOfWord(metal.toLowerCase());
    return match && worth !== null ? [{ ware, copper: (Number(count) || 1) * worth }] : [];
  });
}

export interface Bought extends Sum {
  wares: string[];
}

/** What the place says that some things cost together: `Eel stew costs 4 copper, a bed 2 silver`; null where it says nothing of them. */
export function priceHere({ place }: Telling, given: readonly string[]): Bought | null {
  // Where a bed is for sale, a room is one.
  const asked = given.some((word) => isSameWord(word, 'room')) ? [...given, 'bed', 'night'] : given;
  const meant = sentencesOf(place.scenery ?? '')
    .flatMap(pricesIn)
    .filter(({ ware }) =>
      wordsIn(ware)
        .filter((word) => word.length > 2 && word !== 'the' && word !== 'pair' && word !== 'mug')
        .some((word) => asked.some((one) => isSameWord(one, word))),
    );
  if (meant.length === 0) return null;
  const copper = meant.reduce((sum, one) => sum + one.copper, 0);
  return { copper, shown: sumShown(copper), wares: meant.map(({ ware }) => ware) };
}

/** The sentences that name prices, as somebody who sells says them. */
export const priceList = (scenery: string): string[] =>
  sentencesOf(scenery)
    .filter((one) => pricesIn(one).length > 0)
    .map(asList);
