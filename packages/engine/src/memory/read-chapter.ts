import { visible } from '@fireside/contract/visible';
import { clip } from '../prompt/budget.ts';
import { linesOf, oneLine } from '../prompt/quote.ts';
import type { ChapterText } from '../snapshot.ts';
import { cutAtSentence } from '../turn/narration.ts';
import { summaryCharacters, titleCharacters } from './chapter-source.ts';

const ornament = /^[\s#*_>"“”]+|[\s#*_"“”]+$/g;
const label = /^(?:title|chapter(?: \d+)?|summary)\s*[:.–-]\s*/i;

function bare(line: string): string {
  return line.replace(ornament, '').replace(label, '').replace(ornament, '');
}

/** A little more than was asked for is no fault. */
const tolerance = 1.4;

function chapterIn(text: string): ChapterText | null {
  const [title = '', ...rest] = linesOf(text).map(bare).filter(Boolean);
  const summary = oneLine(rest.join(' '));
  if (title === '' || summary === '') return null;
  return {
    title: clip(oneLine(title), titleCharacters),
    summary: cutAtSentence(summary, Math.floor(summaryCharacters * tolerance)),
  };
}

/** What a model wrote, in the order in which it was asked for it; null for what is missing or has no form. */
export function readChapters(answer: string): [ChapterText | null, ChapterText | null] {
  const [chapter = '', earlier = ''] = visible(answer).split(/^[ \t]*(?:-{3,}|\*{3,}|_{3,})[ \t]*$/m);
  return [chapterIn(chapter), chapterIn(earlier)];
}
