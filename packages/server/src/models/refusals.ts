import { ModelFailure, type ModelFailureKind } from '@fireside/engine';
import { fieldsOf, parseFields, textOf } from './protocols/untrusted-json.ts';
import type { WireHead } from './wire/wire.ts';

const keyShaped = /\b(?:sk|key|pk|rk)-[\w*.-]{4,}/g;

/** Removes the given keys, and whatever else has the shape of one: providers like to quote half of it back. */
export function scrub(text: string, keys: readonly string[]): string {
  let clean = text;
  for (const key of keys) if (key) clean = clean.replaceAll(key, '[key]');
  return clean.replace(keyShaped, '[key]');
}

/** What a provider answered in the place of an answer, without keys: the cause of a ModelFailure, for the log and the doctor. */
export class Refusal extends Error {
  /** Absent for an error inside a stream that began well. */
  readonly status: number | undefined;
  /** All that was said, of which the message is the point. */
  readonly said: string;

  constructor(status: number | undefined, message: string, said: string) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.said = said;
  }
}

function kindOfStatus(status: number): ModelFailureKind {
  if (status === 429) return 'rate_limited';
  if (status === 401 || status === 403) return 'key_refused';
  if (status === 404) return 'unknown_model';
  if (status === 408 || status === 409 || status >= 500) return 'provider_fault';
  return 'request_refused';
}

/** The names that providers have for what went wrong. */
const names: [RegExp, ModelFailureKind][] = [
  [/content_?(?:filter|policy)/, 'declined'],
  [/rate_?limit|too_many_requests|quota/, 'rate_limited'],
  [/authentication|api_key|permission|unauthorized/, 'key_refused'],
  [/not_found/, 'unknown_model'],
  [/invalid_request|too_large|context_(?:length|size)/, 'request_refused'],
];

function kindOfNames(...given: unknown[]): ModelFailureKind | undefined {
  for (const name of given.map(textOf))
    for (const [pattern, kind] of names) if (pattern.test(name.toLowerCase())) return kind;
  return undefined;
}

function messageOf(error: unknown): string {
  const { message, error: inner } = fieldsOf(error);
  return textOf(error) || textOf(message) || textOf(inner) || 'no reason given';
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 200 ? `${line.slice(0, 200)}…` : line;
}

/** An error inside a stream: any value, sometimes with the status or the name of what it stands for. */
export function streamFailure(error: unknown, keys: readonly string[]): ModelFailure {
  const { code, status, type } = fieldsOf(error);
  const number = [code, status].map(Number).find((given) => given >= 400 && given < 600);
  const kind = number === undefined ? kindOfNames(code, type) : kindOfStatus(number);
  const said = shortened(scrub(messageOf(error), keys));
  const cause = new Refusal(undefined, said, said);
  return new ModelFailure(kind ?? 'provider_fault', `An error in the answer: ${said}`, { cause });
}

/** How long the provider asks us to wait, in milliseconds. */
function retryAfter(headers: WireHead['headers'], now: number): number | undefined {
  const milliseconds = Number.parseFloat(String(headers['retry-after-ms']));
  if (milliseconds >= 0) return milliseconds;
  const given = String(headers['retry-after'] ?? '').trim();
  if (/^\d+(\.\d+)?$/.test(given)) return Number(given) * 1_000;
  const date = Date.parse(given);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/** An answer with a status that is no success. */
export function statusFailure(
  { status, headers }: WireHead,
  body: string,
  keys: readonly string[],
  now = Date.now(),
): ModelFailure {
  const answer = parseFields(body);
  const error = answer?.error ?? answer;
  const { code, type } = fieldsOf(error);
  const said = shortened(scrub(answer ? messageOf(error) : body, keys));
  const declined = status < 500 && kindOfNames(code, type) === 'declined';
  return new ModelFailure(declined ? 'declined' : kindOfStatus(status), `It answered ${status}: ${said}`, {
    retryAfter: retryAfter(headers, now),
    cause: new Refusal(status, said, scrub(body, keys)),
  });
}
