import type { Telling } from '../telling/telling.ts';
import { carriedItem } from './carried.ts';
import { ground } from './ground.ts';
import { phraseEnd, phraseOf } from './noun-phrase.ts';
import type { Phrase, Step } from './reading.ts';
import type { Scene } from './scene.ts';
import { lowWords, type Token } from './tokens.ts';

const owns =
  /^(?:(?:luckily|fortunately|good thing|lucky for me|remember|also|btw|by the way|as it happens|obviously|but|and|well|ok|so|now) )*(?:i|we) (?:already |also |still |now |always |totally |secretly |happen to |just )*(?:have got|have|own|possess|got|carry|brought|packed|wear) (?:like |literally |with me )*(?:a|an|the|my|some|this|these|two|three|\d+) /;
/** `my ring of invisibility lets me past`: what is mine does something. */
const ownDoes = /^(?:(?:luckily|fortunately|but|and|well|ok|so|now|then|also) )*(?:my|our) \w/;
const ofMind =
  /^(?:question|idea|plan|feeling|hunch|theory|suspicion|deal|proposal|offer|problem|headache|cold|doubt|choice|point|dream|thought|time|minute|moment|second|look|bad|chance|word|job|family|name)$/;

/** `my spellbook ready`: what it is said to be besides is no other thing. */
const isPartlyCarried = (phrase: Phrase, { sheet }: Telling) =>
  phrase.isOwn &&
  sheet !== null &&
  !phrase.shown.includes(' of ') &&
  phrase.words.some((word) => carriedItem({ ...phrase, shown: word, head: word, words: [word] }, sheet));

/** Somebody says that they have what they have not. */
export function claimsToHave(sentence: string, { act, verb, object }: Step, { turn }: Scene): boolean {
  // `have a look` has nothing.
  if (/^have\b/.test(verb) && act !== 'other') return false;
  if (!owns.test(sentence)) return false;
  if (!object || ofMind.test(object.head) || isPartlyCarried(object, turn)) return false;
  const { kind } = ground(object, turn);
  if (/^(?:get|bring|pack|wear)/.test(verb)) return kind === 'absent';
  return /^(?:have|own|carry|possess)/.test(verb) && ['absent', 'scenery', 'thing'].includes(kind);
}

/** What a sentence begins with as one's own and the sheet does not have; null where it has it, or where it is no such sentence. */
export function unownedSubject(sentence: readonly Token[], scene: Scene): Phrase | null {
  if (!ownDoes.test(lowWords(sentence).join(' '))) return null;
  const from = sentence.findIndex(({ low: word }) => word === 'my' || word === 'our');
  const end = phraseEnd(sentence, from, scene);
  const phrase = end > from + 1 && end < sentence.length ? phraseOf(sentence.slice(from, end), scene) : null;
  if (
    !phrase ||
    !/ of | (?:wand|amulet|ring|orb|gun|cannon|dragon|army|staff|cloak|boots)\b/.test(` ${phrase.shown}`)
  )
    return null;
  return ground(phrase, scene.turn).kind === 'absent' ? phrase : null;
}
