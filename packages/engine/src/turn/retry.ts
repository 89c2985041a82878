import { ModelFailure, type ModelFailureKind } from './model-failure.ts';

const firstDelay = 500;
const longestDelay = 8_000;

/** A refusal stays a refusal however often it is asked. */
const passing: readonly ModelFailureKind[] = ['rate_limited', 'unreachable', 'provider_fault', 'silent'];

/** How long to wait before another attempt: what the provider asks for, else doubling, with jitter. Null: there is no use. */
export function retryDelay(error: unknown, attempt: number): number | null {
  if (!(error instanceof ModelFailure) || !passing.includes(error.kind)) return null;
  if (error.retryAfter !== undefined) return error.retryAfter;
  const ceiling = Math.min(longestDelay, firstDelay * 2 ** attempt);
  return ceiling / 2 + Math.random() * (ceiling / 2);
}
