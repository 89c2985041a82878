import {
  articles,
  auxiliaries,
  conjunctions,
  isAdverb,
  isSmall,
  numberOf,
  possessives,
  prepositions,
  pronouns,
  uncounted,
} from './function-words.ts';
import { singular } from './inflection.ts';
import { isPronoun } from './pronouns.ts';
import type { Phrase } from './reading.ts';
import { corrected, type Scene } from './scene.ts';
import { everywhere } from './scenery.ts';
import { secondPerson } from './second-person.ts';
import type { Token } from './tokens.ts';
import { isVerb, knownVerb } from './verbs.ts';

const longestPhrase = 14;
export const colours = new Set(
  'red black white green blue yellow pink purple golden brown grey gray orange'.split(' '),
);
/** How something is left: `kick the door open`. */
const states = new Set(['open', 'apart', 'ajar', 'shut', 'loose', 'free', 'aside', 'away']);
const greetings = new Set('hello hi hey hiya howdy yes no nope yeah lol haha hm huh ok okay'.split(' '));
/** Who does something in a clause of their own: `the lady you saw`. */
const subjects = new Set(['you', 'he', 'she', 'they', 'it', 'him', 'them', 'me', 'us']);
const isDeterminer = (low: string) => articles.has(low) || possessives.has(low);
const quantities = new Set([
  'all',
  'half',
  'both',
  'few',
  'couple',
  'several',
  'lot',
  'handful',
  'bit',
  'piece',
  'none',
]);

/** What stands for a thing without naming it: `the dome thingy` is the dome. */
const nameless = new Set('thing thingy stuff bit contraption guy dude fella bloke chap'.split(' '));

const ofWeapon = new Set(
  'pommel hilt handle flat butt point tip edge blade grip end back shaft side head spine rim boss'.split(' '),
);

const giving = /^(?:give|gives|hand|hands|offer|offers|pass|feed|lend|bring|show|tell|sell)$/;

/** Whether no noun can stand here. */
function ends(tokens: readonly Token[], at: number, hasNoun: boolean, scene: Scene): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word') return true;
  const { low } = token;
  if (conjunctions.has(low) || auxiliaries.has(low)) return true;
  if (prepositions.has(low) || low === 'i' || low === 'we') return true;
  if (hasNoun && subjects.has(low)) return true;
  // `to the quay alone`: how one goes.
  if (hasNoun && low === 'alone') return true;
  if (hasNoun && low === 'top' && tokens[at + 1]?.low === 'to') return true;
  if (hasNoun && (low === 'style' || low.endsWith('-style') || tokens[at + 1]?.low === 'style')) return true;
  if (isAdverb(low) && !(low === 'well' || low === 'right' || low === 'back' || low === 'home')) return true;
  if (low === 'well' && hasNoun) return true;
  // `the robot right in the wires`: how straight, not what.
  if (
    hasNoun &&
    low === 'right' &&
    (prepositions.has(tokens[at + 1]?.low ?? '') || tokens[at + 1]?.kind !== 'word')
  )
    return true;
  if (hasNoun && states.has(low)) return true;
  // `take my shield back`: to whom it belongs, and no part of a body.
  if (low === 'back' && hasNoun && scene.nouns.has(singular(tokens[at - 1]?.low ?? '')))
    return tokens[at + 1]?.kind !== 'word' || isSmall(tokens[at + 1]!.low);
  // `the goat eating grass`: what it does is no part of its name.
  const before = singular(tokens[at - 1]?.low ?? '');
  const isNamed = hasNoun && (scene.nouns.has(before) || everywhere.has(before));
  if (hasNoun && /^(?:cost|costs|belong|belongs|mean|means|lead|leads)$/.test(low)) return true;
  if (isNamed && /^(?:know|think|want|say|go|come|look|shows?|do|says|looks|contains?)$/.test(low))
    return true;
  if (
    isNamed &&
    (colours.has(low) ||
      (knownVerb(low) !== null && !isVerb(low) && /(?:ing|ed|made|hidden|gone|broken)$/.test(low)))
  )
    return true;
  return hasNoun && low.endsWith('ing') && knownVerb(low) !== null && isSmall(tokens[at + 1]?.low ?? '');
}

/** The end of the phrase that begins here: `the lid of the strongbox`, `my rope and torches`; the same place where none begins. */
export function phraseEnd(tokens: readonly Token[], from: number, scene: Scene): number {
  const first = tokens[from];
  if (first?.kind !== 'word') return from;
  const second = tokens[from + 1];
  const ownsNext = second?.kind === 'word' && !isSmall(second.low) && !isAdverb(second.low);
  if (pronouns.has(first.low) && !(ownsNext && (isDeterminer(first.low) || first.low === 'one'))) {
    if (first.low === 'one' && second?.low === 'of') return phraseEnd(tokens, from + 2, scene);
    return from + 1;
  }
  const isAlone = second?.kind !== 'word' || isSmall(second.low);
  // `tie the door shut`, `Hello?`: a state and a greeting name nothing.
  if (isAlone && (states.has(first.low) || greetings.has(first.low))) return from;
  let at = from;
  let hasNoun = false;
  while (at < tokens.length && at - from < longestPhrase) {
    const { kind, low } = tokens[at]!;
    if (kind !== 'word') break;
    if (low === 'of' && at > from) {
      const end = phraseEnd(tokens, at + 1, scene);
      return end > at + 1 ? end : at;
    }
    if (low === 'and' && hasNoun) {
      const [then, what] = tokens.slice(at + 1, at + 3);
      // `the lighthouse and talk to Marta`: what is done there is no part of it.
      if (
        then &&
        /^(?:talk|speak|look|ask|tell|go|search|listen|wait)$/.test(then.low) &&
        isSmall(what?.low ?? '')
      )
        return at;
      const end = phraseEnd(tokens, at + 1, scene);
      return end > at + 1 ? end : at;
    }
    if (isDeterminer(low) || numberOf(low) !== null) {
      if (hasNoun) break;
    } else if (ends(tokens, at, hasNoun, scene)) break;
    else if (!quantities.has(low)) hasNoun = true;
    at++;
    // `give Clemence laudanum`: whom, and then what.
    const isGiven =
      at === from + 1 &&
      giving.test(tokens[from - 1]?.low ?? '') &&
      /^\p{Lu}\p{Ll}/u.test(tokens[from]!.text);
    if (
      isGiven &&
      tokens[at]?.kind === 'word' &&
      /^\p{Ll}/u.test(tokens[at]!.text) &&
      !isSmall(tokens[at]!.low)
    )
      break;
    // A name is complete where the next word is no part of it: `give Odra rope`.
    if (hasNoun && scene.names.has(low) && !scene.names.has(tokens[at]?.low ?? '') && !low.endsWith("'s")) {
      const next = tokens[at];
      if (
        next?.kind === 'word' &&
        next.low !== 'of' &&
        next.low !== 'and' &&
        !scene.nouns.has(singular(next.low))
      )
        break;
    }
  }
  return hasNoun || quantities.has(tokens[from]!.low) || numberOf(tokens[at - 1]?.low ?? '') !== null
    ? at
    : from;
}

const partsOfPhrase = (tokens: readonly Token[]) => {
  const cut = tokens.findIndex(({ low }, at) => at > 0 && (low === 'of' || low === 'and'));
  return cut < 0 ? tokens : tokens.slice(0, cut);
};

const isKnownHere = (word: string, { nouns }: Scene) => nouns.has(word) || everywhere.has(word);

/** Makes a phrase of its words. */
export function phraseOf(tokens: readonly Token[], scene: Scene): Phrase | null {
  const words = tokens.filter(({ kind }) => kind === 'word');
  const [first] = words;
  if (!first) return null;
  const meaning = (list: readonly Token[]) =>
    list
      .filter(({ low }) => !isSmall(low))
      .map(({ low }) => singular(corrected(low, scene)))
      .filter((low) => !isSmall(low) && numberOf(low) === null && !quantities.has(low));
  const isOwn = words.some(({ low }) => low === 'my' || low === 'our' || low === 'mine');
  if (words.length === 1 && (isPronoun(first.low) || pronouns.has(first.low))) {
    const shown = secondPerson(words, scene);
    return { shown, head: first.low, words: [first.low], isOwn: false };
  }
  const whole = meaning(words);
  const own = meaning(partsOfPhrase(words));
  // `the pommel of my sword`, `one end of the rope` are where the whole is.
  const part = own.at(-1) ?? '';
  const isPart = (part === 'end' || (isOwn && ofWeapon.has(part))) && whole.length > own.length;
  const all = isPart ? whole.slice(own.length) : whole;
  const amounts = words.filter(({ low }) => /^\d/.test(low)).map(({ low }) => low);
  const last = (isPart ? undefined : own.at(-1)) ?? all.at(-1) ?? singular(words.at(-1)!.low);
  const named = nameless.has(last) ? own.at(-2) : undefined;
  const head = named && isKnownHere(named, scene) ? named : last;
  const shown = secondPerson(words, scene);
  const isBare = !isSmall(first.low) && numberOf(first.low) === null && !quantities.has(first.low);
  const isNamed = scene.names.has(first.low) || /^\p{Lu}/u.test(shown);
  const isMass = uncounted.has(head);
  const isMany = words.at(-1)!.low !== singular(words.at(-1)!.low);
  return {
    shown: isBare && !isNamed && !isMany && !isMass && !isVerb(`${head}ing`) ? `the ${shown}` : shown,
    head,
    words: [...new Set([...(all.length > 0 ? all : [head]), ...amounts])],
    isOwn,
  };
}
