import { fingerprint } from '../language/sentences.ts';
import type { Kept } from '../world/world.ts';
import type { Guard } from './may-say.ts';
import type { Named, OwnSentence } from './named.ts';
import { compelled } from './narrated.ts';
import { asOwnSpeech } from './own-mouth.ts';
import { wordsFor } from './topic-words.ts';
import { checkIn, isTalk, withoutCheck } from './written-check.ts';

const gives =
  /\b(?:confess(?:es)?|admits?|reveals?|tells?|explains?|says?|shares?|discloses?|divulges?|whispers?|remembers?|mentions?|lets? slip)\b(?: (?:them|you|the (?!truth)\p{L}+|everything|all|it|the truth|the whole story)){0,2}(?:,? that|:) (.{4,})$/iu;
/** `She will not say so unless …`: what was said before is what she keeps. */
const before = /\b(?:so|this|that|it|the truth|of it|about it|talk|speak)\b/i;
/** `Secret (DC 15 Persuasion): …` */
const labelled = /^[^.:]{0,40}\(?[^.:()]{0,30}\bDC ?\d[^.:]{0,40}: (.{6,})$/i;

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

/** What a sentence with a check gives away, in the words of the text: its own, those before it, or those behind it. */
function resultOf(sentence: OwnSentence, around: readonly OwnSentence[]): string | null {
  const text = withoutCheck(sentence.text);
  const own = gives.exec(text)?.[1] ?? labelled.exec(sentence.text)?.[1];
  if (own) return own.replace(/^["“]|["”]$/g, '');
  const at = around.indexOf(sentence);
  if (onlyHappens(sentence.text, around[at + 1]?.text ?? '')) return null;
  const earlier = around.slice(0, at).filter(({ voice }) => voice === sentence.voice);
  if (before.test(text) && earlier.length > 0) {
    const kept = sentence.voice === 'secret' ? earlier : earlier.slice(-1);
    return kept.map((one) => one.text).join(' ');
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

/** What somebody tells only to whoever passes a check that the text writes down. */
export function keptBy(named: Named, guard: Guard): Kept[] {
  return named.own.flatMap((sentence): Kept[] => {
    const check = checkIn(sentence.text);
    if (!check || !isTalk(check) || (sentence.voice !== 'plain' && sentence.voice !== 'secret')) return [];
    const around = named.own.filter(({ paragraph }) => paragraph === sentence.paragraph);
    const result = resultOf(sentence, around);
    const says = result === null ? '' : asOwnSpeech(result, named);
    if (says.length < 8 || says.length > 400 || !guard.isPlain(says)) return [];
    return [
      {
        id: fingerprint(sentence.text),
        check,
        says,
        words: [...new Set(wordsFor(says))],
        asked: askedHow(sentence.text),
      },
    ];
  });
}
