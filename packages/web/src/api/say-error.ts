import type { ErrorName, FieldError } from '@fireside/contract';
import { ApiError } from './call.ts';
import { fieldWords, notUnderstood, refusalWords, refusedFields, ruleWords } from './error-words.ts';

/** A sentence for people, and the field that it is about, if it is about one. */
export interface Problem {
  field: string | null;
  sentence: string;
}

const outOfReach = 'The server cannot be reached. Check your connection and try again.';

function sentence(words: string): string {
  const begun = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
}

/** "The name", "Strength", "Line 4 of the inventory", "The quantity in line 4 of the inventory". */
function subjectOf(path: string): string | null {
  const [field = '', ...inner] = path.split('.');
  const last = inner.at(-1) ?? '';
  if (field === 'abilities' || field === 'chapter') return fieldWords[last] ?? null;
  const whole = fieldWords[field];
  if (!whole || !/^\d+$/.test(inner[0] ?? '')) return whole ?? null;
  const line = `line ${Number(inner[0]) + 1} of ${whole.charAt(0).toLowerCase()}${whole.slice(1)}`;
  return last === 'quantity' || last === 'note' ? `The ${last} in ${line}` : sentence(line).slice(0, -1);
}

function fieldProblem({ path, message }: FieldError): Problem {
  const field = path.split('.')[0] ?? path;
  // Nobody types it: it stands in the address.
  if (path === 'game_id') return { field, sentence: refusalWords.game_not_found ?? '' };
  const subject = subjectOf(path);
  return {
    field,
    sentence: subject ? sentence(`${subject} ${ruleWords[message] ?? message}`) : notUnderstood,
  };
}

function waiting(seconds: number): string {
  const [count, unit] =
    seconds < 90
      ? [seconds, 'second']
      : seconds < 5_400
        ? [seconds / 60, 'minute']
        : [seconds / 3_600, 'hour'];
  const whole = Math.ceil(count);
  return `Too many attempts. Try again in ${whole} ${unit}${whole === 1 ? '' : 's'}.`;
}

/** A sentence of the service for people. It names a field first where it speaks of one: `content: must be …`. */
export function sayDetail(detail: string): string {
  const seconds = /^Too many requests, try again in (\d+) seconds/.exec(detail)?.[1];
  if (seconds) return waiting(Number(seconds));
  const [, path, message] = /^([a-z][\w.]*): (.*)$/s.exec(detail) ?? [];
  return path && message ? fieldProblem({ path, message }).sentence : sentence(detail);
}

function refusalProblem(error: ApiError): Problem {
  if (error.status === 0) return { field: null, sentence: outOfReach };
  const name = error.code as ErrorName | null;
  if (name) {
    const words = refusalWords[name] ?? sayDetail(error.message);
    return { field: refusedFields[name] ?? null, sentence: words };
  }
  // A proxy answered in the service's place.
  if (error.status === 413) return { field: null, sentence: refusalWords.too_large ?? '' };
  return {
    field: null,
    sentence: error.mayPass ? 'The server cannot answer at the moment. Try again shortly.' : notUnderstood,
  };
}

/** Everything that went wrong, the first thing first. */
export function problemsOf(error: unknown): Problem[] {
  if (!error) return [];
  if (typeof error === 'string') return [{ field: null, sentence: sayDetail(error) }];
  if (error instanceof ApiError) {
    return error.errors.length > 0 ? error.errors.map(fieldProblem) : [refusalProblem(error)];
  }
  // What this client throws itself says what is wrong; what the browser throws is for programmers.
  const own = error instanceof Error && error.name === 'Error' && error.message !== '';
  return [
    { field: null, sentence: own ? error.message : 'Something went wrong. Reload the page and try again.' },
  ];
}

export function sayError(error: unknown): string {
  return problemsOf(error)[0]?.sentence ?? '';
}

/** What went wrong, sorted by where a form says it: at the field, or below them all. */
export function formProblems<Field extends string>(
  error: unknown,
  fields: readonly Field[],
): { at: Partial<Record<Field, string>>; rest: string | null } {
  const at: Partial<Record<Field, string>> = {};
  let rest: string | null = null;
  for (const { field, sentence } of problemsOf(error)) {
    const own = fields.find((one) => one === field);
    if (own) at[own] ??= sentence;
    else rest ??= sentence;
  }
  return { at, rest };
}
