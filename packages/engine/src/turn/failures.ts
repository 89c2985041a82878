import {
  APICallError,
  EmptyResponseBodyError,
  InvalidResponseDataError,
  JSONParseError,
  LoadAPIKeyError,
  NoSuchModelError,
  TypeValidationError,
} from '@ai-sdk/provider';
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
  fault: 'Something went wrong with the game master, try again.',
};

export function turnFailure(kind: FailureKind, cause?: unknown): TurnFailure {
  return new TurnFailure(sentences[kind], { kind, cause });
}

const networkCodes = /^(ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOST|ENET|UND_ERR)/;

/** A connection that could not be made or was dropped, wherever in the chain of causes that is said. */
export function isConnectionLost(error: unknown): boolean {
  for (let current = error, depth = 0; current instanceof Error && depth < 6; depth++) {
    if ('code' in current && typeof current.code === 'string' && networkCodes.test(current.code)) return true;
    if (current instanceof TypeError && /^(fetch failed|terminated|network error)/i.test(current.message))
      return true;
    current = current.cause;
  }
  return false;
}

/** An answer that is none: not JSON, not of the promised form, or empty. */
export function isGarbage(error: unknown): boolean {
  if (APICallError.isInstance(error)) return error.statusCode !== undefined && error.statusCode < 400;
  return [JSONParseError, TypeValidationError, InvalidResponseDataError, EmptyResponseBodyError].some(
    (type) => type.isInstance(error),
  );
}

function kindOfStatus(status: number): FailureKind {
  if (status === 429) return 'rate_limited';
  if (status === 401 || status === 403) return 'key_refused';
  if (status === 404) return 'unknown_model';
  if (status === 408 || status >= 500) return 'provider_fault';
  return 'request_refused';
}

function kindOf(error: unknown): FailureKind {
  if (isGarbage(error)) return 'provider_fault';
  if (APICallError.isInstance(error)) {
    if (error.statusCode !== undefined && error.statusCode >= 400) return kindOfStatus(error.statusCode);
    return error.isRetryable || isConnectionLost(error) ? 'unreachable' : 'fault';
  }
  if (LoadAPIKeyError.isInstance(error)) return 'key_refused';
  if (NoSuchModelError.isInstance(error)) return 'unknown_model';
  return isConnectionLost(error) ? 'unreachable' : 'fault';
}

/** A request that failed before its first token. */
export function requestFailure(error: unknown): TurnFailure {
  return error instanceof TurnFailure ? error : turnFailure(kindOf(error), error);
}

/** An error that arrives as a part of the stream: any value, sometimes with the status that it stands for. */
export function streamError(error: unknown): unknown {
  if (APICallError.isInstance(error)) return error;
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : null;
  return turnFailure(
    typeof status === 'number' && status >= 400 ? kindOfStatus(status) : 'provider_fault',
    error,
  );
}
