import { APICallError } from '@ai-sdk/provider';
import { isConnectionLost, isGarbage } from './failures.ts';
import { TurnFailure } from './outcome.ts';

const firstDelay = 500;
const longestDelay = 8_000;

/** 429, 5xx, dropped connections and garbage; a refusal stays a refusal however often it is asked. */
export function isRetryable(error: unknown): boolean {
  if (error instanceof TurnFailure) return ['silent', 'provider_fault', 'rate_limited'].includes(error.kind);
  if (APICallError.isInstance(error) && error.isRetryable) return true;
  return isConnectionLost(error) || isGarbage(error);
}

/** What the provider asked for, in milliseconds, or null. */
function askedFor(error: unknown, now: number): number | null {
  if (!APICallError.isInstance(error)) return null;
  const headers = error.responseHeaders ?? {};
  const milliseconds = Number.parseFloat(headers['retry-after-ms'] ?? '');
  if (milliseconds >= 0) return milliseconds;
  const given = headers['retry-after']?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(given)) return Number(given) * 1_000;
  const date = Date.parse(given);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

/** How long to wait before attempt `attempt + 1`: what the provider asks for, else doubling, with jitter. */
export function retryDelay(error: unknown, attempt: number, now: number): number {
  const asked = askedFor(error, now);
  if (asked !== null) return asked;
  const ceiling = Math.min(longestDelay, firstDelay * 2 ** attempt);
  return ceiling / 2 + Math.random() * (ceiling / 2);
}
