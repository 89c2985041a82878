import type { ScriptOutline } from '@fireside/contract';
import { useEffect, useState } from 'react';
import { callUntil } from '../api/call.ts';
import { tooLong } from './read-adventure.ts';

export interface OutlineReading {
  /** Of the text as it stands. */
  outline: ScriptOutline | null;
  busy: boolean;
  error: unknown;
  retry: () => void;
}

/** How long a text stands still before it is read. */
const pause = 900;

/** The outline of an adventure as the DM would read it. A text that changes is read anew, and the old reading is given up. */
export function useOutline(text: string, { paused }: { paused: boolean }): OutlineReading {
  const [read, setRead] = useState<{ text: string; outline: ScriptOutline } | null>(null);
  const [failed, setFailed] = useState<{ text: string; error: unknown } | null>(null);
  const readable = text.trim() !== '' && tooLong(text) === null;
  const outline = readable && read?.text === text ? read.outline : null;
  const error = readable && failed?.text === text ? failed.error : null;
  const wanted = readable && !outline && !error;

  useEffect(() => {
    if (!wanted || paused) return;
    const giveUp = new AbortController();
    const timer = setTimeout(() => {
      callUntil(giveUp.signal)('readScript', { body: { adventure_text: text } }).then(
        (outline) => !giveUp.signal.aborted && setRead({ text, outline }),
        (error: unknown) => !giveUp.signal.aborted && setFailed({ text, error }),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      giveUp.abort();
    };
  }, [text, wanted, paused]);

  return { outline, busy: wanted, error, retry: () => setFailed(null) };
}
