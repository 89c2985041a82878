import { soundsAsking } from './asking-signs.ts';
import { foreignQuestion } from './languages/foreign-question.ts';
import { writeOut } from './words.ts';

/** Something that is looked for, with its meaning where that could be had. */
export interface Query {
  text: string;
  vector: Float32Array | null;
}

/** Gives texts their meaning, in their order. */
export type Understand = (texts: readonly string[]) => Promise<Query[]>;

/** A message up to this length is one thought. */
const shortMessage = 60;
/** Up to this length a message is about one thing. */
export const oneSubject = 320;
/** About what the embedder reads of a text. */
const longestQuery = 600;
/** Each query costs a turn an embedding. */
const mostQueries = 4;
/** A sentence shorter than this says nothing by itself. */
const shortestSentence = 25;
/** How much more the last sentence sounds like a question than it would elsewhere. */
const endWeight = 2;
/** The signs from which on a sentence belongs to a question beside it. */
const asksToo = 2;

/**
 * What a message may be asking, each to be looked for by itself: first what stands for the message as a whole (its end, if it is long: there it
 * says what is done), as it was written, since names of a story look like errors; then the same mended if it is short and holds typing errors; then the sentences in which
 * it asks, wherever they stand. Of a message in another language what it asks in English terms, if those are known. None in a message without words.
 */
export function queryTexts(message: string, mend: (text: string) => string = (text) => text): string[] {
  const foreign = foreignQuestion(message);
  // What is shorthand in English is a word elsewhere, and so are errors.
  if (foreign !== null) return [message.trim().slice(-longestQuery), foreign].filter(Boolean);
  const text = writeOut(message.trim());
  if (text === '') return [];
  const sentences = text.length <= shortMessage ? [] : splitSentences(text);
  const whole = text.length <= longestQuery ? text : lastOf(sentences) || text.slice(-longestQuery);
  if (sentences.length < 2) return [...new Set([whole, mend(whole)])];
  const parts = text.length <= oneSubject ? [whole, ...longestFirst(sentences)] : questionIn(sentences);
  return [...new Set([whole, ...parts.map(mend)])].slice(0, mostQueries);
}

/** How much shorter than a message it may be without its typing errors. */
const mended = 0.9;

/**
 * What of the texts of a message is looked for in a story: of a message that is about one thing the whole, with its typing errors or without. Each of its sentences by
 * itself finds more of what does not answer. Of a longer one everything: most of it may be story itself.
 */
export function wholeTexts(texts: readonly string[]): readonly string[] {
  const length = texts[0]?.length ?? 0;
  return length > oneSubject ? texts : texts.filter((text) => text.length >= length * mended);
}

/** The sentences that sound most like a question, by themselves, with the one before them, and that one alone. */
function questionIn(sentences: string[]): string[] {
  // What comes last is what is wanted, unless something else sounds more like it.
  const last = sentences.length - 1;
  const signs = sentences.map((sentence, place) => soundsAsking(sentence) + (place === last ? endWeight : 0));
  const best = signs.reduce((place, sign, index) => (sign >= signs[place]! ? index : place), 0);
  let first = best;
  let end = best + 1;
  while (first > 0 && signs[first - 1]! >= asksToo) first -= 1;
  while (end < sentences.length && signs[end]! >= asksToo) end += 1;
  const question = sentences.slice(first, end).join(' ').slice(-longestQuery);
  const before = sentences[first - 1];
  return before === undefined ? [question] : [question, `${before} ${question}`.slice(-longestQuery), before];
}

function longestFirst(sentences: string[]): string[] {
  return sentences
    .filter((sentence) => sentence.length >= shortestSentence)
    .sort((one, other) => other.length - one.length);
}

/** As many of the last sentences as the embedder reads. */
function lastOf(sentences: string[]): string {
  let text = '';
  for (const sentence of sentences.toReversed()) {
    if (text !== '' && text.length + sentence.length >= longestQuery) break;
    text = `${sentence} ${text}`;
  }
  return text.trim().slice(-longestQuery);
}

function splitSentences(text: string): string[] {
  return (text.match(/[^.!?…\n]+[.!?…\n"”»)]*/g) ?? []).map((sentence) => sentence.trim()).filter(Boolean);
}
