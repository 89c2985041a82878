import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { withStream } from '../with-stream.ts';
import { TextShortcut } from './text-shortcut.ts';

/** With so many parts unread, text goes through the adapter, which makes the other side wait. */
const mostUnread = 500;

/** The shortcuts of the requests under way, by the signal that an adapter hands to its `fetch` unchanged. */
const shortcuts = new WeakMap<AbortSignal, TextShortcut>();

export function shortcutOf(signal: AbortSignal | null | undefined): TextShortcut | undefined {
  return signal ? shortcuts.get(signal) : undefined;
}

/** What comes out of the adapter and what was led past it, in the order of the answer. */
function join(
  stream: ReadableStream<LanguageModelV4StreamPart>,
  shortcut: TextShortcut,
): ReadableStream<LanguageModelV4StreamPart> {
  const reader = stream.getReader();
  const end = () => shortcut.leadTo(() => false);
  return new ReadableStream<LanguageModelV4StreamPart>(
    {
      start(controller) {
        shortcut.leadTo((part) => {
          if (controller.desiredSize! < -mostUnread) return false;
          controller.enqueue(part);
          return true;
        });
      },
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (done) {
            end();
            return controller.close();
          }
          shortcut.cameOut(value);
          controller.enqueue(value);
        } catch (error) {
          end();
          throw error;
        }
      },
      cancel(reason) {
        end();
        return reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}

/** The same language model over the same `fetch`, with most of its text led past its adapter. */
export function pastAdapter(language: LanguageModelV4): LanguageModelV4 {
  return withStream(language, async (options) => {
    const abortSignal = options.abortSignal ?? new AbortController().signal;
    const shortcut = new TextShortcut();
    shortcuts.set(abortSignal, shortcut);
    const { stream, ...result } = await language.doStream({ ...options, abortSignal });
    return { ...result, stream: join(stream, shortcut) };
  });
}
