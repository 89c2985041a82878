import { ModelFailure } from './model-failure.ts';
import { type FailureKind, TurnFailure } from './outcome.ts';

/** What the table hears. Nothing that a provider wrote may enter these sentences: it can hold keys and addresses. */
const sentences: Record<FailureKind, string> = {
  rate_limited: 'The game master is being asked too much at once, try again in a moment.',
  unreachable: 'The game master cannot be reached right now, try again in a moment.',
  provider_fault: 'The game master is in trouble right now, try again in a moment.',
  key_refused: "The game master's key was refused; whoever runs this table has to look at it.",
  unknown_model:
    "The game master's model is unknown to its provider; whoever runs this table has to look at it.",
  request_refused:
    "The game master's provider refused the request; whoever runs this table has to look at it.",
  too_slow: 'The game master took too long to answer, try again.',
  broke_off: 'The game master broke off in the middle of an answer, try again.',
  endless: 'The game master would not stop talking, try again.',
  silent: 'The game master said nothing, try again.',
  declined: 'The game master declined to answer that, try another way.',
  library: 'The game master could not open the books, try again in a moment.',
  stopped: 'The answer was stopped',
  fault: 'Something went wrong with the game master, try again.',
};

export const failureSentences = Object.entries(sentences) as [FailureKind, string][];

/** Of which kind a failure was whose sentence was kept; null for any other sentence. */
export function failureKindOf(sentence: string): FailureKind | null {
  return failureSentences.find(([, own]) => own === sentence)?.[0] ?? null;
}

export function turnFailure(kind: FailureKind, cause?: unknown): TurnFailure {
  return new TurnFailure(sentences[kind], { kind, cause });
}

/** A request that failed before its first token. */
export function requestFailure(error: unknown): TurnFailure {
  if (error instanceof TurnFailure) return error;
  return turnFailure(error instanceof ModelFailure ? error.kind : 'fault', error);
}
