import type { RulebookExcerpt } from '../../ports.ts';
import { ownHeading } from '../../library/chunk-markdown.ts';
import { wordsOf } from '../intent/words.ts';
import { sentencesOf } from '../language/sentences.ts';
import { rules } from '../lines/table-talk.ts';
import { situation } from '../scene/situation.ts';
import { tell, type Turn } from '../turn.ts';

const quotedSentences = 3;
const longestQuote = 700;
const small = new Set(
  'the a an of to in is are do does how what when can i my with for and or it on at by be work works rule rules'.split(
    ' ',
  ),
);

/** Answers from the books, with the place; says so when they are silent. */
export function askRule(turn: Turn): void {
  const asked = wordsOf(turn.snapshot.message).filter((word) => !small.has(word));
  const ranked = turn.excerpts.rulebooks
    .map((excerpt, index) => ({
      excerpt,
      score: shared(`${excerpt.heading} ${excerpt.text}`, asked) * 10 - index,
    }))
    .sort((a, b) => b.score - a.score);
  const best = ranked[0];
  if (!best || best.score < 0) return void tell(turn, rules.missing);
  const source = sourceOf(best.excerpt);
  for (const { excerpt } of ranked) {
    const quote = passage(excerpt.text, asked);
    if (quote !== '' && turn.prose.claim(quote)) {
      tell(turn, rules.quoted, { source: sourceOf(excerpt), quote }) || turn.told.push(`${source}: ${quote}`);
      return;
    }
  }
  tell(turn, rules.again, { source, situation: situation(turn) });
}

function sourceOf({ book, heading }: RulebookExcerpt): string {
  return heading ? `${book}, "${ownHeading(heading)}"` : book;
}

function shared(text: string, asked: string[]): number {
  const lower = text.toLowerCase();
  return asked.filter((word) => lower.includes(word.replace(/(ing|ed|es|s)$/, ''))).length;
}

/** The sentences around the one that speaks most to the question. */
function passage(text: string, asked: string[]): string {
  const sentences = sentencesOf(text.replace(/[*_#|>`]+/g, ' ').replace(/\s+/g, ' '));
  let best = 0;
  sentences.forEach((sentence, index) => {
    if (shared(sentence, asked) > shared(sentences[best]!, asked)) best = index;
  });
  const quote = sentences
    .slice(best, best + quotedSentences)
    .join(' ')
    .trim();
  return quote.length > longestQuote ? `${quote.slice(0, longestQuote).replace(/\s\S*$/, '')}...` : quote;
}
