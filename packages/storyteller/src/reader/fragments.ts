import { emptyStep } from './empty-step.ts';
import { isManner, isSmall } from './function-words.ts';
import { ground } from './ground.ts';
import { placeBeen } from './place-been.ts';
import { phraseEnd, phraseOf } from './noun-phrase.ts';
import { isPronoun } from './pronouns.ts';
import { isQuestion } from './question.ts';
import { skipFillers } from './read-clause.ts';
import type { Act, Phrase, Reading } from './reading.ts';
import { singular } from './inflection.ts';
import { noteNouns } from './antecedents.ts';
import { ownSubject } from './frames.ts';
import { isBeing, type Scene } from './scene.ts';
import { bodyParts } from './scenery.ts';
import { lowWords, type Token, wordToken } from './tokens.ts';
import { knownVerb } from './verbs.ts';

const mostWords = 8;
const idle =
  /^(?:now|please|on|out|then|and|go|quickly|asap|together|time|ready|first|bam|wham|boom|pow|bang|crash|smash|whack)$/;
const weapons =
  /(?:sword|bow|dagger|axe|mace|hammer|spear|staff|knife|blade|rapier|scimitar|club|pistol|rifle|revolver|gun|whip|halberd|glaive|flail|trident|javelin|sling|weapon|fists?)$/;

/** What a door is met with where nothing else is at hand. */
const striking = /^(?:shoulder|boot|fist|foot|heel|elbow)$/;

const wordsOf = (tokens: readonly Token[]) => tokens.filter(({ kind }) => kind === 'word');

/** A phrase that stands here where none could be a deed: `lockpicks`, `the shoes`. */
function nounAt(tokens: readonly Token[], at: number, scene: Scene): { phrase: Phrase; end: number } | null {
  const { low } = tokens[at]!;
  const isPlural = (singular(low) !== low || striking.test(low)) && tokens[at + 1]?.kind !== 'word';
  if (knownVerb(low) && !isSmall(low) && !isPlural && !scene.nouns.has(singular(low))) return null;
  const end = phraseEnd(tokens, at, scene);
  const phrase = end > at && end - at < 6 ? phraseOf(tokens.slice(at, end), scene) : null;
  return phrase && !isPronoun(phrase.head) ? { phrase, end } : null;
}

/** The phrase that a sentence is, where it is nothing else. */
function loneNoun(sentence: readonly Token[], scene: Scene): Phrase | null {
  const given = wordsOf(sentence.slice(skipFillers(sentence)));
  const words = /^(?:first|next|then|now)$/.test(given.at(-1)?.low ?? '') ? given.slice(0, -1) : given;
  const noun = words.length > 0 ? nounAt(words, 0, scene) : null;
  return noun?.end === words.length ? noun.phrase : null;
}

/** `shoulder first`, `both hands`: how something is done. */
const isHow = (sentence: readonly Token[]) =>
  (lowWords(sentence).length > 0 && lowWords(sentence).every(isManner)) ||
  /^(?:(?:shoulder|head|feet|foot|fists?|boots?|face) first|(?:with )?both hands|full speed|all my (?:weight|strength|might))$/.test(
    lowWords(sentence).join(' '),
  );

const comma: Token = { kind: 'mark', text: ',', low: ',' };
const withoutEnd = (sentence: readonly Token[]) => {
  const last = sentence.findLastIndex(({ kind }) => kind !== 'mark');
  return sentence.slice(0, last + 1);
};

/** Whether a question leaves open what it is about: `whose?`, `how many and what colour`. */
function isOpen(sentence: readonly Token[], scene: Scene): boolean {
  const words = wordsOf(sentence);
  if (
    words.length > 7 ||
    !isQuestion(sentence.at(-1)?.text === '?' ? sentence : [...sentence, { ...comma, text: '?' }])
  )
    return false;
  if (!/^(?:what|who|whose|where|when|why|how|which|is|are|does|do|did|can|any)$/.test(words[0]?.low ?? ''))
    return false;
  return !words.some(
    ({ low }) => scene.nouns.has(singular(low)) || /^(?:it|him|her|them|that|this)$/.test(low),
  );
}

/** `it`, or the `there` of `in there`. */
const isIt = ({ low }: Token, before: Token | undefined) =>
  low === 'it' || (low === 'there' && /^(?:in|on|under|inside|behind|up|down)$/.test(before?.low ?? ''));
const hasIt = (sentence: readonly Token[]) => sentence.some((token, at) => isIt(token, sentence[at - 1]));

/** What stands alone belongs to what follows or goes before: `the landing door. how do we get out`, `through the door. shoulder first`. */
export function withFragments(sentences: readonly Token[][], scene: Scene): Token[][] {
  const list: Token[][] = [];
  for (const sentence of sentences) {
    const before = list.at(-1);
    if (before && isHow(sentence)) {
      list[list.length - 1] = [...withoutEnd(before), comma, ...sentence];
      continue;
    }
    const noun = before ? loneNoun(before, scene) : null;
    const isCalled = noun !== null && ground(noun, scene.turn).kind === 'person';
    if (before && noun && !isCalled && isOpen(sentence, scene)) {
      const end = withoutEnd(sentence);
      const isOnIt = lowWords(end)[0] === 'any';
      list[list.length - 1] = [
        ...end,
        ...(isOnIt ? [wordToken('on')] : []),
        ...wordsOf(before.slice(skipFillers(before))),
        { kind: 'mark', text: '?', low: '?' },
      ];
    } else if (before && noun && !isCalled && isQuestion(sentence) && hasIt(sentence)) {
      list[list.length - 1] = sentence.flatMap((token, at) =>
        isIt(token, sentence[at - 1])
          ? wordsOf(before.slice(skipFillers(before))).filter(({ low }) => low !== 'first')
          : [token],
      );
    } else list.push(sentence);
  }
  return list;
}

/** The phrases of a message that has nothing else: `crowbar. sarcophagus. now.` */
function nounsOnly(tokens: readonly Token[], scene: Scene): Phrase[] | null {
  const phrases: Phrase[] = [];
  const words = wordsOf(tokens);
  // `The crate. Any markings?` asks.
  if (words.length === 0 || words.length > mostWords || words.some(({ low }) => low === 'any')) return null;
  for (let at = 0; at < tokens.length; ) {
    const { kind, low } = tokens[at]!;
    if (kind === 'mark' || (idle.test(low) && at > 0) || skipFillers(tokens.slice(at)) > 0) {
      at++;
      continue;
    }
    const noun = kind === 'word' && !/^(?:let's|i|we)$/.test(low) ? nounAt(tokens, at, scene) : null;
    if (!noun) return null;
    phrases.push(noun.phrase);
    at = noun.end;
  }
  return phrases.length > 0 && phrases.length < 3 ? phrases : null;
}

function deed(act: Act, echo: string, object: Phrase, instrument: Phrase): Reading {
  return { kind: 'steps', steps: [{ ...emptyStep, act, verb: act, echo, object, instrument }] };
}

/** Two phrases and nothing else: a weapon and whom it is for, something to be handed over, something to be used. */
export function pairOfNouns(tokens: readonly Token[], scene: Scene): Reading | null {
  if (!tokens.slice(0, -1).some(({ kind, text }) => kind === 'mark' && text !== '?')) return null;
  const [one, other] = nounsOnly(tokens, scene) ?? [];
  if (!one || !other) return null;
  const isHere = (phrase: Phrase) =>
    ['thing', 'obstacle', 'exit', 'person', 'foe'].includes(ground(phrase, scene.turn).kind);
  if (isHere(one) === isHere(other)) return null;
  // `the wardrobe. shoulder first.`; a person who is named first is called.
  if (isHere(one) && isBeing(one, scene)) return null;
  const [first, second] = isHere(one) ? [other, one] : [one, other];
  const shown =
    ground(first, scene.turn).kind === 'item' ? first.shown.replace(/^the /, 'your ') : first.shown;
  const mine = { ...first, shown };
  if (striking.test(first.head) && !isBeing(second, scene))
    return deed('break', `put your ${first.head} to ${second.shown}`, second, { ...mine, isOwn: true });
  if (!isBeing(second, scene)) return deed('use', `use ${shown} on ${second.shown}`, second, mine);
  if (weapons.test(first.head)) return deed('attack', `go for ${second.shown} with ${shown}`, second, mine);
  const given = { ...emptyStep, act: 'give' as const, verb: 'give', echo: `give ${second.shown} ${shown}` };
  return { kind: 'steps', steps: [{ ...given, object: mine, target: second }] };
}

const follows =
  /^(?:out|up|ready|drawn|thrown|raised|loaded|into|in|at|to|on|onto|through|across|under|against|between|versus|vs)$/;
const tools = /\b(?:thieves|lockpicks?|picks?)\b/i;

/** What of the scene a fragment is aimed at: what it names, or what was spoken of before. */
function aimOf(tokens: readonly Token[], from: number, isWeapon: boolean, scene: Scene): Phrase | null {
  const { being, thing } = scene.mentioned;
  for (let at = from; at < tokens.length; at++) {
    const end = phraseEnd(tokens, at, scene);
    const phrase = end > at ? phraseOf(tokens.slice(at, end), scene) : null;
    const kind = phrase ? ground(phrase, scene.turn).kind : 'absent';
    if (phrase && ['thing', 'obstacle', 'exit', 'person', 'foe'].includes(kind)) return phrase;
    if (phrase && bodyParts.has(phrase.head) && being) return being;
    if (end > at) at = end - 1;
  }
  return (isWeapon ? (being ?? thing) : (thing ?? being)) ?? null;
}

/** `lockpicks out, …`: what is a verb elsewhere, and here in the hand. */
function readied(tokens: readonly Token[], at: number, scene: Scene): { phrase: Phrase; end: number } | null {
  const [noun, how, then] = tokens.slice(at, at + 3);
  if (!noun || !/^(?:out|ready|up|drawn)$/.test(how?.low ?? '') || then?.kind === 'word') return null;
  const phrase = singular(noun.low) === noun.low ? null : phraseOf([noun], scene);
  return phrase ? { phrase, end: at + 1 } : null;
}

/** `dagger, thrown, at his hand`, `the padlock. lockpicks out, gently`: what is carried, and what it is for. */
export function meansAlone(given: readonly Token[], scene: Scene): Reading | null {
  const colon = given.findIndex(({ text }) => text === ':');
  const begin = colon < 0 ? 0 : colon + 1;
  const sentence = given.slice(begin);
  if (sentence.some(({ kind, text }) => kind === 'quote' || text === '?')) return null;
  const from = skipFillers(sentence);
  const noun =
    sentence[from]?.kind === 'word'
      ? (readied(sentence, from, scene) ?? nounAt(sentence, from, scene))
      : null;
  const item = noun ? ground(noun.phrase, scene.turn) : null;
  if (!noun || item?.kind !== 'item') return null;
  const next = sentence[noun.end];
  if (!next || (next.kind === 'word' ? !follows.test(next.low) : !/^[,+]$/.test(next.text))) return null;
  // Where somebody does something, that is what is done.
  if (sentence.some((_, at) => at > noun.end && ownSubject(sentence, at, scene) !== null)) return null;
  const isWeapon = weapons.test(noun.phrase.head);
  if (begin > 0) noteNouns(given.slice(0, begin), scene);
  const aim = aimOf(sentence, noun.end, isWeapon, scene);
  if (!aim) return null;
  const mine = { ...noun.phrase, shown: noun.phrase.shown.replace(/^(?:the |my )?/i, 'your ') };
  if (isBeing(aim, scene))
    return isWeapon ? deed('attack', `go for ${aim.shown} with ${mine.shown}`, aim, mine) : null;
  const act = tools.test(item.name) ? 'unlock' : isWeapon ? 'break' : 'use';
  return deed(act, `use ${mine.shown} on ${aim.shown}`, aim, mine);
}

/** `the mill it is`, `the mill then`: that it is decided. */
function withoutDecision(tokens: readonly Token[]): readonly Token[] {
  const words = tokens.filter(({ kind }) => kind === 'word');
  const [before, last] = words.slice(-2).map(({ low }) => low);
  if (words.length > 2 && before === 'it' && last === 'is')
    return tokens.filter((token) => !words.slice(-2).includes(token));
  return words.length > 1 && /^(?:then|now|next|please|instead)$/.test(last ?? '')
    ? tokens.filter((token) => token !== words.at(-1))
    : tokens;
}

/** One phrase alone is looked at where it is here; where it is carried and wondered about, it is looked up. */
export function loneNounOf(given: readonly Token[], scene: Scene): Reading | null {
  const tokens = withoutDecision(given);
  const [only, second] = nounsOnly(tokens, scene) ?? [];
  if (!only || second) return null;
  const meant = ground(only, scene.turn);
  const { kind } = meant;
  const isWondered = tokens.some(({ text }) => text === '?');
  // Whoever names a way, and asks nothing, means to go there.
  if (!isWondered && (kind === 'exit' || placeBeen(only, scene.turn)))
    return {
      kind: 'steps',
      steps: [
        {
          ...emptyStep,
          act: 'go',
          verb: 'go',
          echo: `go to ${meant.kind === 'exit' ? meant.exit.name : only.shown}`,
          object: only,
          target: only,
        },
      ],
    };
  if (['thing', 'obstacle', 'exit', 'person'].includes(kind))
    return { kind: 'question', question: { kind: 'scene', asks: 'thing', of: only } };
  return kind === 'item' && isWondered
    ? { kind: 'question', question: { kind: 'sheet', field: 'inventory', about: only.words.join(' ') } }
    : null;
}
