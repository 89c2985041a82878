import { ownHeading, type Recalled, type RulebookExcerpt } from '@fireside/engine';
import type { Telling } from '../telling/telling.ts';
import { lineAnyway, quotable, sayAnyway } from './say-anyway.ts';
import { bestPassage, isNamed, type Quote, quotesFor, spelledOut } from './quote-rule.ts';

const again = [
  'The books have only this on it: ',
  'It is still the same rule: ',
  'Once more from the book: ',
  'I read it out again: ',
  'The page has not changed: ',
  'Word for word again: ',
  'As the book has it: ',
];

const missing = [
  'The books on my shelf have nothing on that, {you}[: say what you try, and your sheet and one die will settle it|].',
  'I find no rule for that in the books, {you}[; tell me what you attempt, and we let a d20 and your sheet decide|].',
  '[I have looked|Having looked], {you}, I find the books silent on this; [describe what you try|say what you want to do], and a fair roll will do.',
  'No rule of the books answers that, {you}[, as far as I can find|]; in doubt it is one d20 and the part of your sheet that fits.',
];
const nearest = [
  'The nearest entry is {entry}.',
  'What comes closest is {entry}.',
  '[Closest to it|Next to it] stands {entry}.',
  'The best that I could open for it is {entry}.',
];

function sourceOf({ book, heading }: Pick<RulebookExcerpt, 'book' | 'heading'>): string {
  return heading === '' ? book : `${book}, "${ownHeading(heading)}"`;
}

function read(turn: Telling, { passage, first, more }: Quote): void {
  const source = sourceOf(passage);
  const short = `${source}: "${quotable(first)}"`;
  const long = more === '' ? short : `${source}: "${quotable(first)} ${quotable(more)}"`;
  sayAnyway(turn, [long, ...again.map((lead) => lead + short)]);
}

/** What the books have on it beyond what came with the message, which holds nothing where it does not sound like a question. */
async function lookedUp(turn: Telling, question: string): Promise<RulebookExcerpt[]> {
  const query = spelledOut(question).replace(/\s+/g, ' ').trim().slice(0, 280);
  const { passages } = query === '' ? {} : await turn.call('recall', { query, where: 'rules' });
  const found = Array.isArray(passages) ? (passages as Recalled[]) : [];
  return found.slice(0, 8).map(({ source, text }) => {
    const cut = source.indexOf(', ');
    return { book: source.slice(0, cut), heading: source.slice(cut + 2), text };
  });
}

const bareWords = (question: string) =>
  question
    .replace(
      /\b(?:how|what|when|which|who|why|much|many|long does|does|do|did|is|are|an?|the|i|you|my|it|can|could|work|mean|if|get|whats)\b|[^\w\s'-]/gi,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();

/** One or two sentences of the books, with the place where they stand; or plainly that there are none. */
export async function answerRule(turn: Telling, text: string): Promise<void> {
  const question = text === '' ? turn.message : text;
  let { rulebooks } = turn.excerpts;
  if (!isNamed(question, rulebooks)) {
    let more = await lookedUp(turn, question);
    // The bare words may find by its name what the question as a whole does not.
    if (!isNamed(question, more)) more = [...more, ...(await lookedUp(turn, bareWords(question)))];
    if (isNamed(question, more) || rulebooks.length === 0) rulebooks = more;
  }
  const quotes = quotesFor(question, rulebooks);
  if (quotes.length > 0) {
    for (const quote of quotes) read(turn, quote);
    return;
  }
  lineAnyway(turn, missing);
  const close = bestPassage(question, rulebooks);
  if (close) lineAnyway(turn, nearest, { entry: sourceOf(close) });
}

const general =
  /^(?:\W|so |and |ok |wait )*(?:what (?:does|do|is|are|can i do with|happens)|what['’]?s|how (?:do|does|is|are|many|much|long|far)|do i|does|can i|when (?:do|can|does)|if i)\b/i;

/** Reads out an entry that a question names, where there is one: `what does a potion of healing do`. */
export async function isInTheBooks(turn: Telling, question: string): Promise<boolean> {
  if (!general.test(question)) return false;
  const passages = [...turn.excerpts.rulebooks, ...(await lookedUp(turn, question))];
  if (!isNamed(question, passages)) return false;
  const [quote] = quotesFor(question, passages);
  if (quote) read(turn, quote);
  return quote !== undefined;
}
