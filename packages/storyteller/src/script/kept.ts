import { fingerprint } from '../language/sentences.ts';
import type { Kept } from '../world/world.ts';
import type { Guard } from './may-say.ts';
import type { Named, OwnSentence } from './named.ts';
import { compelled } from './narrated.ts';
import { asOwnSpeech } from './own-mouth.ts';
import { goesOnThen, speechIn } from './spoken.ts';
import { findableIn } from './findable.ts';
import { bareName } from './moved-finds.ts';
import { speaksOf } from './names.ts';
import { wordsFor } from './topic-words.ts';
import { isToldFor, type Way, waysIn, wonBefore, wonIn } from './won-by.ts';
import { checkIn, isTalk, withoutCheck } from './written-check.ts';

const gives =
  /\b(?:confess(?:es)?|admits?|reveals?|tells?|explains?|says?|shares?|discloses?|divulges?|whispers?|remembers?|mentions?|lets? slip)\b(?: (?:them|you|the (?!truth)\p{L}+|everything|all|it|the truth|the whole story)){0,2}(?:,? that|:|(?= (?:he|she|it|there|his|her|the (?!truth))\b)) (.{4,})$/iu;
/** `She will not say so unless …`: what was said before is what she keeps. */
const before = /\b(?:so|this|that|it|the truth|of it|about it|talk|speak)\b/i;
/** `Secret (DC 15 Persuasion): …` */
const labelled = /^[^.:]{0,60}\(?[^.:()]{0,30}\bDC ?\d[^.:]{0,60}(?::| [-–—]>?) (.{6,})$/i;
/** `…, or without a roll if they promise not to tell`, `or 5 gp: …`: what wins it besides the dice. */
const otherwise =
  /(?:,| \/)? or (?:(?:without|with no) (?:a |any )?(?:roll|check|die),? )?(?:if |when |for )?([^:]{3,80}?)(?=[:.,;]|,? then\b| [-–—]>? |$)/giu;
const waysBesides = (text: string): readonly Way[] =>
  [...text.matchAll(otherwise)].flatMap(([, one]) => waysIn(`if ${one}`));

const merelyTalks =
  /\b(?:talks?|speaks?|confess(?:es)?|tells? (?:them |you |the party )?(?:the truth|everything|all|the (?:whole )?story)|comes? clean|breaks? down|opens? up|admits? it)\b/i;
const goesOn = /\b(?:will|then|gives?|hands?|lets?|opens?|attacks?|leads?)\b/i;

/** `If he is asked about it, he admits that he did it and gives up the seal`: more than words comes of it. */
const handsOver =
  /, (?:he|she|they|\p{Lu}\p{Ll}+)\b[^.]*\b(?:gives? (?:up|them|you|over)|hands? (?:over|them|you)|surrenders?|lets? (?:them|you|the)|leads?|unlocks?)\b/iu;

/** `makes him break down and tell the truth`: what then happens stands in the text, and not what is said. */
export function onlyHappens(sentence: string, next: string): boolean {
  const text = withoutCheck(sentence);
  if (/^(?:if|when|once)\b/i.test(text) && handsOver.test(text)) return true;
  const forced = gives.test(text) || labelled.test(sentence) ? null : compelled(text);
  if (!forced) return false;
  return !merelyTalks.test(forced.does) || !/^(?:he|she|they)\b/i.test(next) || goesOn.test(next);
}

/** `If they haggle, a check gets her to 30 gp`: a sum is won, and no word. */
const ofPrice = /\b(?:haggl|bargain|discount)|\b(?:to|for|only) \d+ ?(?:gp|sp|cp|gold|silver|copper)\b/i;

/** `What she does not say: her savings are gone` */
const unsaid = /^what (?:he|she|they|nobody)[^:]{0,40}: /i;

/** What a sentence with a check gives away, in the words of the text: its own, those before it, or those behind it. */
function resultOf(sentence: OwnSentence, around: readonly OwnSentence[]): string | null {
  const text = withoutCheck(sentence.text);
  const own = gives.exec(text)?.[1] ?? labelled.exec(sentence.text)?.[1];
  if (own) return own.replace(/^["“]|["”]$/g, '');
  if (ofPrice.test(text)) return null;
  const at = around.indexOf(sentence);
  if (onlyHappens(sentence.text, around[at + 1]?.text ?? '')) return null;
  const earlier = around.slice(0, at).filter(({ voice }) => voice === sentence.voice);
  if (before.test(text) && earlier.length > 0) {
    const kept = sentence.voice === 'secret' ? earlier : earlier.slice(-1);
    return kept.map((one) => one.text.replace(unsaid, '')).join(' ');
  }
  const next = around[at + 1];
  return next && /^(?:he|she|they)\b/i.test(next.text) ? next.text : null;
}

/** `asked gently`: how it has to be asked, where asking is enough for a roll. */
function askedHow(text: string): string[] | null {
  if (/\b(?:kind(?:ly|ness| words)|gentl(?:e|y|eness)|sympathy|patience)\b/i.test(text)) return ['kindly'];
  const [, how] =
    /\b(?:asked|asks|spoken to|talked to|pressed|questioned)(?: (?:very )?(\p{L}+ly|with \p{L}+))?/iu.exec(
      text,
    ) ?? [null, null];
  if (how === null) return null;
  return how === undefined ? [] : [how.replace(/^with /, '').toLowerCase()];
}

/** Who has no check to pass is as hard to win over as anybody. */
const usual = { skills: ['Persuasion', 'Intimidation', 'Deception'], difficulty: 13 };

/** What stands behind the scenes: what others have to hide, what has happened, and the words that spare whoever says them. */
export interface Behind {
  others: readonly Named[];
  truths: readonly string[];
  passwords: readonly string[];
  /** What lies hidden somewhere, by the sentences that say so. */
  hidden: readonly string[];
}

const bribed: readonly Way[] = [
  { kind: 'pay', nouns: [] },
  { kind: 'kind', nouns: [] },
  { kind: 'promise', nouns: [] },
];
const grudge =
  /\b(?:badly paid|underpaid|poorly paid|hates?|despises?|resents?|greedy|bribed|in debt|fed up with|mistreated|has had enough)\b/i;
const knowsWord = /\bknows? (?:the |its |that )?(?:right )?(?:word|password|code word|command)\b/i;

/** What somebody with a grudge gives away of whom they have it against, and who knows a word, the word. */
function owedTo({ name }: Named, { text, isProse }: OwnSentence, { others, passwords }: Behind): string {
  if (!isProse) return '';
  const [word] = passwords;
  if (knowsWord.test(text) && word) return `The word is '${word}'.`;
  if (!grudge.test(text)) return '';
  const guilty = others.filter((one) => one.name !== name && one.own.some(({ voice }) => voice === 'secret'));
  const meant = guilty.find((one) => speaksOf(text, one)) ?? (guilty.length === 1 ? guilty[0] : undefined);
  if (!meant) return '';
  return meant.own
    .filter((one) => one.voice === 'secret' || findableIn(one.text) !== null)
    .slice(0, 3)
    .map((one) => one.text.replace(/^(?:he|she)\b/i, meant.name))
    .join(' ');
}

/** `He will not speak of it unless …. Then he tells that she left him.` */
const thenTold = ({ own }: Named, sentence: OwnSentence): string => {
  const next = own[own.indexOf(sentence) + 1];
  return next && goesOnThen(next.text) ? (speechIn(next.text) ?? '') : '';
};

/** What has happened that somebody has a part in, as they tell it. */
const truthAbout = ({ name, role }: Named, { truths }: Behind) =>
  truths
    .filter((one) => one.includes(name) || (role !== '' && one.includes(`the ${role}`)))
    .slice(0, 2)
    .map((one) => (role === '' ? one : one.replaceAll(`the ${role}`, name)))
    .join(' ');

/** What is told for a coin, for kindness or for what else the text says, and how it is won. */
export function wonOf(named: Named, guard: Guard, behind: Behind): (Kept & { ways: readonly Way[] })[] {
  const proven = provenBy(named, guard, behind);
  const won = named.own.flatMap((sentence) => {
    const owed = owedTo(named, sentence, behind);
    if (owed !== '' && guard.isPlain(owed)) {
      const words = [...new Set(wordsFor(owed))];
      return [{ id: fingerprint(sentence.text), check: usual, says: owed, words, asked: [], ways: bribed }];
    }
    const won = sentence.voice === 'plain' || sentence.voice === 'secret' ? wonIn(sentence.text) : null;
    if (!won) return [];
    // What is confessed in whole is narrated where that is written.
    if (!isToldFor(sentence.text, sentence.isProse === true)) return [];
    const told = won.told || thenTold(named, sentence) || wonBefore(named, sentence);
    const says = asOwnSpeech(told || truthAbout(named, behind), named);
    if (says.length < 8 || says.length > 400 || !guard.isPlain(says)) return [];
    const asked = won.ways.some(({ kind }) => kind === 'kind') ? ['kindly'] : null;
    const words = [...new Set(wordsFor(says))];
    return [{ id: fingerprint(sentence.text), check: usual, says, words, asked, ways: won.ways }];
  });
  return [...won, ...proven];
}

const names = /(?<=[\p{Ll},] (?:the |an? )?)\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*/gu;
const behindIt = /^(?:in truth|secretly|in fact|actually|really),? /i;

/** Of a letter from the captain of the Black Gannet: what somebody has to hide from whom it speaks of the same. */
function provenBy(named: Named, guard: Guard, { hidden }: Behind): (Kept & { ways: readonly Way[] })[] {
  return named.own
    .filter(({ voice, isProse }) => isProse && voice === 'secret')
    .flatMap((secret) => {
      const spoken = (secret.text.match(names) ?? []).filter((one) => !speaksOf(one, named));
      const proofs = hidden.filter((one) => one !== secret.text && spoken.some((name) => one.includes(name)));
      const nouns = proofs.flatMap((one) => nounOfFound(findableIn(one)?.what ?? ''));
      const says = asOwnSpeech(secret.text.replace(behindIt, ''), named);
      if (nouns.length === 0 || says.length < 8 || says.length > 400 || !guard.isPlain(says)) return [];
      const id = fingerprint(`shown ${secret.text}`);
      const check = { skills: [], difficulty: 30 };
      const words = [...new Set(wordsFor(says))];
      return [{ id, check, says, words, asked: null, ways: [{ kind: 'shown' as const, nouns }] }];
    });
}

/** `a letter from the captain` is a letter. */
const nounOfFound = (what: string) =>
  bareName(what)
    .toLowerCase()
    .split(' ')
    .slice(-1)
    .filter((noun) => noun.length > 2);

/** What somebody tells only to whoever passes a check that the text writes down. */
export function keptBy(named: Named, guard: Guard): Kept[] {
  return named.own.flatMap((sentence): Kept[] => {
    const check = checkIn(sentence.text);
    if (!check || !isTalk(check) || (sentence.voice !== 'plain' && sentence.voice !== 'secret')) return [];
    const around = named.own.filter(({ paragraph }) => paragraph === sentence.paragraph);
    const result = resultOf(sentence, around);
    // What is handed over is no word.
    const says =
      result === null || /^(?:gives?|hands?|lends?|lets?|leads?) /i.test(result)
        ? ''
        : asOwnSpeech(result, named);
    if (says.length < 8 || says.length > 400 || !guard.isPlain(says)) return [];
    return [
      {
        id: fingerprint(sentence.text),
        check,
        says,
        words: [...new Set(wordsFor(says))],
        asked: askedHow(sentence.text),
        ...(waysBesides(sentence.text).length > 0 && { ways: waysBesides(sentence.text) }),
      },
    ];
  });
}
