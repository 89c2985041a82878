import { isPronoun } from './pronouns.ts';
import { ground } from './ground.ts';
import { phraseEnd, phraseOf } from './noun-phrase.ts';
import type { Phrase, Step } from './reading.ts';
import { isBeing, type Scene } from './scene.ts';
import { bodyParts } from './scenery.ts';
import type { Token } from './tokens.ts';

/** `the other end`, `its far side`: a part of what was just named, or the fellow of it. */
const parts =
  /^(?:(?:the|its|their|that|my|one) )?(?:other|far|near|free|loose|second|opposite|another) (?:end|side|half|one|part|piece|edge|bit)$/i;
export const isPartOfIt = ({ shown }: Phrase): boolean => parts.test(shown);

/** `it` and `him` in a later step are what an earlier one of the same message was about. */
export function resolved(phrase: Phrase, scene: Scene): Phrase {
  const { being, thing } = scene.mentioned;
  // `his arm`, `his pocket`, of somebody who was just named.
  const isOnThem = bodyParts.has(phrase.head) || /^(?:pocket|purse|wallet|pouch)$/.test(phrase.head);
  if (being && /^(?:his|her|their) /i.test(phrase.shown) && isOnThem)
    return { ...phrase, shown: `${being.shown}'s ${phrase.head}`, words: [...being.words, phrase.head] };
  if (thing && /^(?:that|this|the damn|that damn) (?:thing|thingy|one)$/i.test(phrase.shown)) return thing;
  if (thing && isPartOfIt(phrase)) return { ...thing, shown: phrase.shown };
  if (!isPronoun(phrase.head)) return phrase;
  if (/^(?:him|her|he|she)$/.test(phrase.head)) return being ?? phrase;
  if (phrase.head === 'them') return being ?? thing ?? phrase;
  return /^(?:it|that|this)$/.test(phrase.head) ? (thing ?? creatureIn(being, scene) ?? phrase) : phrase;
}

/** `whistle for the dog and pat it`: a beast is an `it`, whether it is here or not. */
const creatureIn = (being: Phrase | null, { turn }: Scene): Phrase | null =>
  being && !['person', 'companion', 'self'].includes(ground(being, turn).kind) ? being : null;

/** Keeps in mind what a step was about. */
export function mention({ object, target, instrument, topic }: Step, scene: Scene): void {
  for (const phrase of [instrument, target, topic, object]) {
    if (!phrase || isPronoun(phrase.head) || phrase.head === 'myself') continue;
    if (isBeing(phrase, scene)) scene.mentioned.being = phrase;
    else scene.mentioned.thing = phrase;
  }
}

/** `the crate with the frost on it`: a part of what was named is no other thing. */
function named(before: Phrase | null, phrase: Phrase, { turn }: Scene): Phrase {
  const whole = before ? ground(before, turn) : null;
  const part = ground(phrase, turn);
  return before && whole?.kind === 'thing' && part.kind === 'thing' && whole.thing === part.thing
    ? before
    : phrase;
}

/** Keeps in mind what a sentence spoke of that does nothing: `something is wrong with that pony`. */
export function noteNouns(sentence: readonly Token[], scene: Scene): void {
  let isNamed = false;
  for (let at = 0; at < sentence.length; at++) {
    const end = phraseEnd(sentence, at, scene);
    const phrase = end > at ? phraseOf(sentence.slice(at, end), scene) : null;
    if (
      phrase &&
      !isPronoun(phrase.head) &&
      ['thing', 'person', 'obstacle'].includes(ground(phrase, scene.turn).kind)
    ) {
      // `Mr. Tuck looks like a man in need of help` speaks of Mr. Tuck.
      const isLikened = isNamed && /^an? /i.test(phrase.shown);
      if (!isBeing(phrase, scene)) scene.mentioned.thing = named(scene.mentioned.thing, phrase, scene);
      else if (!isLikened) scene.mentioned.being = phrase;
      isNamed ||= isBeing(phrase, scene);
    }
    if (end > at) at = end - 1;
  }
}
