import { isSmall, plainWordsOf, singularOf } from '../words.ts';
import { creatureOf } from './creatures.ts';
import { languageOf } from './language-of.ts';
import { isPersonNoun } from './person-nouns.ts';
import { placeNoun } from './places.ts';
import { isThing } from './things.ts';

const leastWords = 3;
const leastKnown = 0.2;

/** Whether nothing can be made of a text: hardly a word of it is one that a storyteller knows. */
export function isGibberish(text: string): boolean {
  const words = [...new Set(plainWordsOf(text))];
  if (words.length < leastWords || languageOf(text) !== 'en') return false;
  const isKnown = (word: string) =>
    isSmall(word) ||
    isThing(word) ||
    isPersonNoun(word) ||
    placeNoun(word) !== null ||
    creatureOf(singularOf(word)) !== null;
  return words.filter(isUnspeakable).length > 1 && words.filter(isKnown).length / words.length < leastKnown;
}

function isUnspeakable(word: string): boolean {
  return (
    /^\p{L}+$/u.test(word) &&
    (/[bcdfghjklmnpqrstvwxz]{5}/.test(word) || (word.length > 2 && !/[aeiouyäöüéèáàíóú]/.test(word)))
  );
}
