import { useEffect, useRef, useState } from 'react';
import { words } from '../words/words.ts';
import {
  type Recognition,
  recognitionKind,
  type RecognitionError,
  type RecognitionResults,
} from './recognition.ts';

/** Why nothing was written; null where that is no news, such as a silence. */
function problemOf(error: string): string | null {
  if (error === 'aborted' || error === 'no-speech') return null;
  return /not-allowed|service-not-allowed|audio-capture/.test(error)
    ? words.voice.notAllowed
    : words.voice.notHeard;
}

interface DictationOptions {
  language: string;
  /** For what it is: with another draft it ends, lest words go to whom they were not meant for. */
  draft: string;
  /** What was understood, piece by piece. */
  onWords: (spoken: string) => void;
  onProblem: (problem: string) => void;
}

/** Writes down what is said, from a press of its button until the next. */
export function useDictation({ language, draft, onWords, onProblem }: DictationOptions) {
  const [listening, setListening] = useState(false);
  const running = useRef<Recognition | null>(null);
  const tell = useRef({ onWords, onProblem });
  tell.current = { onWords, onProblem };

  function stop() {
    const { current } = running;
    // First: what it still tells does not count any more.
    running.current = null;
    current?.abort();
    setListening(false);
  }

  function start() {
    const Kind = recognitionKind();
    if (!Kind) return;
    const recognition = new Kind();
    recognition.lang = language;
    recognition.continuous = true;
    recognition.interimResults = false;
    const isMine = () => running.current === recognition;
    recognition.addEventListener('result', (event) => {
      const { resultIndex, results } = event as RecognitionResults;
      const spoken = Array.from(results)
        .slice(resultIndex)
        .flatMap((result) => (result.isFinal ? (result[0]?.transcript.trim() ?? []) : []));
      // What was begun before a message was sent belongs to none.
      if (isMine() && spoken.length > 0) tell.current.onWords(spoken.join(' '));
    });
    recognition.addEventListener('error', (event) => {
      const problem = problemOf((event as RecognitionError).error);
      if (isMine() && problem) tell.current.onProblem(problem);
    });
    recognition.addEventListener('end', () => {
      if (isMine()) stop();
    });
    running.current = recognition;
    setListening(true);
    recognition.start();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it ends with its draft, and with the table
  useEffect(() => stop, [draft]);

  return { listening, start, stop };
}
