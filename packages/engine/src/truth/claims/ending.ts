import type { Claim, ClaimReader } from '../claim.ts';
import { type Match, matchesOf } from '../pattern.ts';
import type { Reading } from '../reading.ts';
import { wordKind } from '../text/word-kinds.ts';
import { endShapes } from './ending-shapes.ts';

/** Alone in their sentence these are the last words of a tale. */
const lastWords = /^(?:the end|fin|finis|roll credits)$/;
const foreignLastWords = /^(?:ende|fine|fim|das ende|la fin|a fim|il fine)$/;
export const lastKind = wordKind(['end', 'fin', 'finis', 'credits', 'ende', 'fine', 'fim']);
const unfinished = /^(?:far|hardly|just|only|almost|nearly|half|begins|beginning)$/;
const tellers = /^(?:bard|sings|song|tells|storyteller|actors)$/;

/** "The story of the lighthouse is over": a story within the story. */
function isOfSomething({ tokens, mentions }: Reading, { from, to }: Match): boolean {
  const of = tokens.slice(from, to + 1).findIndex(({ text }) => text === 'of');
  return (
    of > 0 &&
    !/^(?:end|conclusion|finale|close|campaign|adventure|evening|page|word|chapter|scene|session)$/.test(
      tokens[from + of - 1]?.text ?? '',
    ) &&
    !mentions.some(({ at }) => at > from + of)
  );
}

/** "Not over yet"; but "nothing left to play" says it by itself. */
function isTurned({ tokens }: Reading, { from, to }: Match): boolean {
  return tokens
    .slice(Math.max(0, from - 2), to)
    .some(
      ({ text }, index) =>
        /^(?:n't|not|never|hardly|far|before|until)$/.test(text) &&
        !(text === 'until' && index === Math.min(2, from)),
    );
}

/** A chapter ends and the tale goes on, unless it was the last. */
function isChapter({ tokens }: Reading, { from, to }: Match): boolean {
  const start = Math.max(0, from - 2);
  return tokens
    .slice(start, to + 1)
    .some(
      ({ text }, index) =>
        text === 'chapter' && !/^(?:last|final|closing)$/.test(tokens[start + index - 1]?.text ?? ''),
    );
}

/** "Game over for the fishermen." */
function isOthers({ tokens, mentionAt }: Reading, { to }: Match): boolean {
  return tokens[to]?.text === 'for' && !mentionAt.has(to + 1) && tokens[to - 1]?.text === 'over';
}

/** The end of a game that goes on. */
export const readEnding: ClaimReader = (reading, { isOver }) => {
  const { tokens, isReal, language } = reading;
  const told = matchesOf(reading, endShapes);
  const words = tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text);
  const shouted = tokens.some(
    ({ isShouted, text }, at) =>
      isShouted && text === 'the' && tokens[at + 1]?.text === 'end' && tokens[at + 1]?.isShouted,
  );
  const isTale = words.some((word) => tellers.test(word));
  const matches = told.filter(
    (match) =>
      !isTurned(reading, match) &&
      !isOthers(reading, match) &&
      !isTale &&
      !isOfSomething(reading, match) &&
      !isChapter(reading, match) &&
      !tokens.slice(Math.max(0, match.from - 2), match.to + 1).some(({ text }) => unfinished.test(text)),
  );
  const isForeign = language !== 'en' && foreignLastWords.test(words.join(' '));
  const isLast = (lastWords.test(words.join(' ')) || isForeign || shouted) && isReal(0);
  if (!isLast && matches.length === 0) return [];
  const claim: Claim = {
    kind: 'end',
    missing: isOver ? null : 'The game goes on: call end_game if this is its end, or tell no end.',
  };
  return [claim];
};
