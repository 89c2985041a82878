import { articles, isSmall, possessives, prepositions, pronouns } from './function-words.ts';
import { ground } from './ground.ts';
import { baseVerb, guessedBase } from './inflection.ts';
import { lightVerb } from './light-verbs.ts';
import { phraseEnd, phraseOf } from './noun-phrase.ts';
import { rareVerbs } from './rare-verbs.ts';
import type { Act } from './reading.ts';
import type { Scene } from './scene.ts';
import type { Token } from './tokens.ts';
import { actOfVerb, isVerb, knownVerb, meantVerb, partsOfVerb } from './verbs.ts';

export interface VerbPhrase {
  /** In its base form, with what makes another verb of it: `pick up`. */
  verb: string;
  /** The first word of it alone. */
  base: string;
  act: Act;
  /** Where what follows it begins. */
  next: number;
  /** The place of a particle behind the object: `put the torch out`. */
  particleAt: number | null;
  /** The place of the noun of `take a look`, which is no object. */
  nounAt: number | null;
}

/** Whether letters could be a word at all. */
export function isPlausible(word: string): boolean {
  return /^[a-z][a-z'-]{1,17}$/.test(word) && /[aeiouy]/.test(word) && !/[^aeiouy'-]{5}|(.)\1\1/.test(word);
}

const moving = /^(?:down|up|into|over|around|through|towards?|past|onto|off|out)$/;

const startsNoun = (token: Token | undefined) =>
  token?.kind === 'word' &&
  (articles.has(token.low) || possessives.has(token.low) || pronouns.has(token.low));

/** A verb that nobody knows is one where it is done to something that is here: `yeet the lantern`. */
function isDoneToSomething(tokens: readonly Token[], at: number, scene: Scene): boolean {
  const phrase = phraseOf(tokens.slice(at, phraseEnd(tokens, at, scene)), scene);
  if (!phrase) return false;
  return !['absent', 'scenery'].includes(ground(phrase, scene.turn).kind);
}

function baseAt(tokens: readonly Token[], at: number, scene: Scene, hasSubject: boolean): string | null {
  const token = tokens[at];
  if (token?.kind !== 'word') return null;
  const { low } = token;
  const known = knownVerb(low);
  if (known) return known;
  if (isSmall(low) || scene.names.has(low)) return null;
  const next = tokens[at + 1];
  const isNoun = scene.nouns.has(low);
  // `creepy.` is no slip of `creep`.
  const isLike = low.endsWith('y') && isVerb(low.slice(0, -1)) && next?.kind !== 'word';
  const meant = isNoun || isLike ? null : meantVerb(low);
  if (
    meant &&
    (hasSubject || startsNoun(next) || !next || prepositions.has(next.low) || scene.nouns.has(next.low))
  )
    return meant;
  if (!isPlausible(low)) return null;
  if (/^(?:no|yes|nope|nah|yep|wow|hi)$/.test(low)) return null;
  if (hasSubject) return baseVerb(low, (verb) => rareVerbs.has(verb)) ?? guessedBase(low);
  const after = tokens[at + 2];
  const isDeed =
    startsNoun(next) && (pronouns.has(next!.low) || (after?.kind === 'word' && !isSmall(after.low)));
  // `plonk down next to the dog`.
  const rare =
    !isNoun && at === 0 && moving.test(next?.low ?? '') ? baseVerb(low, (verb) => rareVerbs.has(verb)) : null;
  if (rare) return rare;
  if (!isDeed || isNoun) return null;
  return (
    baseVerb(low, (verb) => rareVerbs.has(verb)) ??
    (isDoneToSomething(tokens, at + 1, scene) ? guessedBase(low) : null)
  );
}

function isSeparable(words: readonly string[]): boolean {
  return (
    words.length === 1 &&
    ['up', 'down', 'out', 'off', 'over', 'open', 'apart', 'away', 'in', 'on', 'back', 'aside'].includes(
      words[0]!,
    )
  );
}

/** Reads the verb that stands here, with what makes another one of it. */
export function verbPhrase(
  tokens: readonly Token[],
  at: number,
  scene: Scene,
  hasSubject: boolean,
): VerbPhrase | null {
  const base = baseAt(tokens, at, scene, hasSubject);
  if (!base) return null;
  const plain = { base, particleAt: null, nounAt: null };
  const light = lightVerb(tokens, at, base);
  if (light) return { ...plain, verb: base, act: actOfVerb(light.means), next: at + 1, nounAt: light.nounAt };
  for (const words of partsOfVerb(base)) {
    const key = [base, ...words].join(' ');
    if (words.every((word, index) => tokens[at + 1 + index]?.low === word)) {
      const isParticle = words.every((word) => !['my', 'myself', 'him', 'his', 'the', 'a'].includes(word));
      return { ...plain, verb: key, act: actOfVerb(key), next: at + 1 + (isParticle ? words.length : 0) };
    }
    if (!isSeparable(words)) continue;
    const end = phraseEnd(tokens, at + 1, scene);
    const isAlone =
      phraseEnd(tokens, end + 1, scene) === end + 1 ||
      ['open', 'apart', 'up', 'down', 'out', 'off'].includes(words[0]!);
    if (end > at + 1 && tokens[end]?.low === words[0] && isAlone)
      return { ...plain, verb: key, act: actOfVerb(key), next: at + 1, particleAt: end };
  }
  // A long rest is something that one does; a long message is not.
  if (base === 'long' || base === 'short') return null;
  return { ...plain, verb: base, act: actOfVerb(base), next: at + 1 };
}
