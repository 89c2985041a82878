import { clip } from '../prompt/budget.ts';
import { oneLine } from '../prompt/quote.ts';
import type { ChapterText } from '../snapshot.ts';
import { cutAtSentence } from '../turn/narration.ts';
import {
  type ChapterSource,
  summaryCharacters,
  titleCharacters,
  type WrittenChapters,
} from './chapter-source.ts';
import { sentencesOf } from './message-parts.ts';

interface Sentence {
  text: string;
  place: number;
  names: string[];
}

/**
 * A word with a capital that does not begin the sentence is mostly a name; in German too it is what the sentence is about. Not so "I'm",
 * nor what is shouted.
 */
const name = /(?<=[\p{L}\d,;:]["”’»)]* ["“‘«(]*)(?!I['’])\p{Lu}[\p{L}'’-]{2,}/gu;

function namesIn(text: string): string[] {
  const names = (text.match(name) ?? []).map((one) => one.replace(/['’]s$/, ''));
  return names.filter((one) => one !== one.toUpperCase());
}

const shortest = 25;
const longest = 260;

function sentencesIn({ messages }: ChapterSource): Sentence[] {
  const sentences: Sentence[] = [];
  for (const { content } of messages) {
    for (const sentence of sentencesOf(content)) {
      const text = oneLine(sentence.replace(/[*_#>`]/g, ''));
      if (text.length < shortest || text.length > longest || text.endsWith('?')) continue;
      // Players often leave the full stop out.
      const whole = /[\p{L}\d]$/u.test(text) ? `${text}.` : text;
      sentences.push({ text: whole, place: sentences.length, names: namesIn(text) });
    }
  }
  return sentences;
}

/** Names count by how often they are heard, so that the chapter is about whom its messages are about. */
function weighNames(sentences: Sentence[]): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { names } of sentences)
    for (const one of new Set(names)) weights.set(one, (weights.get(one) ?? 0) + 1);
  return weights;
}

/** The sentences that say most, in their order: names that matter here and were not named yet. */
function choose(sentences: Sentence[], weights: Map<string, number>): Sentence[] {
  const told = new Set<string>();
  const chosen: Sentence[] = [];
  const left = new Set(sentences);
  let room = summaryCharacters;
  for (;;) {
    let best: Sentence | null = null;
    let bestScore = 0;
    for (const sentence of left) {
      if (sentence.text.length > room) continue;
      const fresh = sentence.names.filter((one) => !told.has(one));
      const score =
        fresh.reduce((sum, one) => sum + Math.log1p(weights.get(one) ?? 0), 0) +
        0.1 * sentence.names.length +
        (/\d/.test(sentence.text) ? 0.2 : 0);
      if (score > bestScore) [best, bestScore] = [sentence, score];
    }
    if (!best) break;
    left.delete(best);
    chosen.push(best);
    room -= best.text.length + 1;
    for (const one of best.names) told.add(one);
  }
  return chosen.sort((one, other) => one.place - other.place);
}

function titleOf(weights: Map<string, number>): string {
  const names = [...weights].sort(([, one], [, other]) => other - one).map(([one]) => one);
  return clip(names.slice(0, 2).join(' and ') || 'The story goes on', titleCharacters);
}

function joined(earlier: readonly ChapterText[]): ChapterText | null {
  const [first] = earlier;
  if (!first) return null;
  const share = Math.floor(summaryCharacters / earlier.length) - 2;
  return {
    title: first.title,
    summary: earlier.map(({ summary }) => cutAtSentence(oneLine(summary), share)).join(' '),
  };
}

/** A chapter in the words of its messages: where there is no model, or it does not answer. */
export function extractChapter(source: ChapterSource): WrittenChapters {
  const sentences = sentencesIn(source);
  const weights = weighNames(sentences);
  const chosen = choose(sentences, weights);
  const summary = (chosen.length > 0 ? chosen : sentences.slice(0, 3)).map(({ text }) => text).join(' ');
  const fallback = source.messages.map(({ content }) => oneLine(content)).find((text) => text !== '');
  return {
    chapter: {
      title: titleOf(weights),
      summary: cutAtSentence(summary || fallback || 'Nothing of note.', summaryCharacters),
    },
    earlier: joined(source.earlier),
  };
}
