import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
/** What waits to be spoken; the browser has its own queue, which nobody can ask. */
let waiting = 0;
/** What was begun before it was stopped does not count any more. */
let run = 0;

export function canSpeak(): boolean {
  return typeof speechSynthesis === 'object' && typeof SpeechSynthesisUtterance === 'function';
}

function tell(left: number) {
  waiting = left;
  for (const listener of listeners) listener();
}

/** Browsers fall silent in the middle of long texts: a few sentences at a time. */
export function piecesOf(text: string, longest = 200): string[] {
  const sentences = text.match(/[^.!?…\n]+[.!?…]*["”’»)]*\s*|\n+/g) ?? [];
  const pieces: string[] = [];
  let piece = '';
  for (const sentence of sentences) {
    if (piece && piece.length + sentence.length > longest) {
      pieces.push(piece.trim());
      piece = '';
    }
    piece += sentence;
  }
  return [...pieces, piece.trim()].filter((one) => /[\p{L}\p{N}]/u.test(one));
}

/** Behind whatever is being spoken. */
export function speak(text: string, language: string) {
  if (!canSpeak()) return;
  const mine = run;
  for (const piece of piecesOf(text)) {
    const utterance = new SpeechSynthesisUtterance(piece);
    utterance.lang = language;
    const over = () => {
      if (mine === run) tell(Math.max(0, waiting - 1));
    };
    utterance.addEventListener('end', over);
    utterance.addEventListener('error', over);
    tell(waiting + 1);
    speechSynthesis.speak(utterance);
  }
}

export function stopSpeaking() {
  if (!canSpeak() || waiting === 0) return;
  run += 1;
  speechSynthesis.cancel();
  tell(0);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether something is being spoken. */
export function useSpeaking(): boolean {
  return useSyncExternalStore(subscribe, () => waiting > 0);
}
