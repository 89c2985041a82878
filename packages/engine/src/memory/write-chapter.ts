import type { Clock, Leader, Model } from '../ports.ts';
import { askModel } from '../turn/ask-model.ts';
import { Narration } from '../turn/narration.ts';
import { defaultTurnLimits } from '../turn/outcome.ts';
import { startWatch } from '../turn/watch.ts';
import { chapterPrompt } from './chapter-prompt.ts';
import type { ChapterSource, WrittenChapters } from './chapter-source.ts';
import { extractChapter } from './extract-chapter.ts';
import { readChapters } from './read-chapter.ts';

const mostCharacters = 6_000;
const mostTokens = 700;

async function ask(
  { model, clock }: { model: Model; clock: Clock },
  source: ChapterSource,
  signal: AbortSignal,
): Promise<string> {
  const watch = startWatch(clock, signal, defaultTurnLimits);
  const written = new Narration(mostCharacters, () => {});
  try {
    written.startRound();
    await askModel({
      model,
      call: { messages: chapterPrompt(source), tools: [], mayCall: false, mostTokens },
      clock,
      watch,
      retries: 0,
      heard: (text) => {
        written.add(text);
        return !written.isFull;
      },
    });
    written.endRound();
    return written.text;
  } finally {
    watch.stop();
  }
}

/**
 * Writes a chapter with one request to the model. Where there is none, or it fails, or writes something without form, the
 * messages tell it in their own words. Throws only the reason of `signal`.
 */
export async function writeChapter(
  { model, clock }: { model: Leader; clock: Clock },
  source: ChapterSource,
  signal: AbortSignal,
): Promise<WrittenChapters> {
  const own = extractChapter(source);
  // The storyteller tells stories by its own book, not by a prompt.
  if ('tell' in model) return own;
  try {
    const [chapter, earlier] = readChapters(await ask({ model, clock }, source, signal));
    return { chapter: chapter ?? own.chapter, earlier: own.earlier && (earlier ?? own.earlier) };
  } catch {
    signal.throwIfAborted();
    return own;
  }
}
