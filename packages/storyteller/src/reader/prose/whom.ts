import { personPhrase } from '../addressed.ts';
import { ground } from '../ground.ts';
import { phraseEnd, phraseOf } from '../noun-phrase.ts';
import type { Phrase } from '../reading.ts';
import type { Scene } from '../scene.ts';
import { toldWords } from '../scenery.ts';
import { isSmall } from '../function-words.ts';
import { type Token, wordToken } from '../tokens.ts';
import { isVerb } from '../verbs.ts';

const isSomebody = (phrase: Phrase, scene: Scene) =>
  ['person', 'foe', 'companion'].includes(ground(phrase, scene.turn).kind);

/** Whatever is named in words, in their order. */
export function phrasesIn(tokens: readonly Token[], scene: Scene): Phrase[] {
  const phrases: Phrase[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const end = tokens[at]!.kind === 'word' ? phraseEnd(tokens, at, scene) : at;
    if (end === at) continue;
    const phrase = phraseOf(tokens.slice(at, end), scene);
    if (phrase) phrases.push(phrase);
    at = end - 1;
  }
  return phrases;
}

/** Who is named in what is told, the last of them. */
export const beingIn = (tokens: readonly Token[], scene: Scene): Phrase | null =>
  phrasesIn(tokens, scene).findLast((phrase) => !isSmall(phrase.head) && isSomebody(phrase, scene)) ?? null;

/** What stands between marks or at an end of what is said, as a call does: `Double, Odra, if we leave now`. */
const calls =
  /(?:^|[,.!?;:…—-]\s+)(?:(?:hey|please|oh|well|no|yes|but|and|so|my|dear|good|now|listen),? )*(\p{L}[\p{L}'-]*(?: \p{L}[\p{L}'-]*){0,2})(?=[,.!?;:…—]|$)/giu;

/** Who is called by name, or by what they are, in words that are said. */
export function calledIn(said: string, scene: Scene): Phrase | null {
  const { turn } = scene;
  for (const [, call = ''] of said.matchAll(calls)) {
    const words = call.toLowerCase().split(' ');
    const person = turn.place.people.find(
      ({ name, words: own }) =>
        words.every((word) => name.toLowerCase().split(' ').includes(word) || own.includes(word)) &&
        words.some((word) => !isVerb(word) || name.toLowerCase().split(' ').includes(word)),
    );
    if (person) return personPhrase(person);
    const phrase = words.some((word) => isSmall(word) || isVerb(word))
      ? null
      : phraseOf(call.split(' ').map(wordToken), scene);
    if (!phrase) continue;
    if (isSomebody(phrase, scene)) return phrase;
    // Somebody of whom was told, and who is not here.
    const isTold = /^\p{Lu}/u.test(call) && words.every((word) => toldWords(turn).has(word));
    if (isTold && said.length > call.length + 2 && ground(phrase, turn).kind === 'absent')
      return { ...phrase, shown: call };
  }
  return null;
}
