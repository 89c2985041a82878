/** As much of the browser's dictation as is used here; its types ship with no browser. */
export interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start: () => void;
  abort: () => void;
}

export interface RecognitionResults extends Event {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}

export interface RecognitionError extends Event {
  error: string;
}

type Kind = new () => Recognition;

/** Null in a browser that takes no dictation. */
export function recognitionKind(): Kind | null {
  const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as Record<
    string,
    Kind | undefined
  >;
  return SpeechRecognition ?? webkitSpeechRecognition ?? null;
}
