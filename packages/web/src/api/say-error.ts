import type { ErrorName, FieldError, ServerEvent } from '@fireside/contract';
import { words } from '../words/words.ts';
import { ApiError } from './call.ts';
import { sayKnownDetail } from './known-details.ts';
import { sayRule } from './say-rule.ts';

/** A sentence for people, and the field that it is about, if it is about one. */
export interface Problem {
  field: string | null;
  sentence: string;
}

/** The field of a form that a refusal is about. */
const refusedFields: Partial<Record<ErrorName, string>> = {
  name_taken: 'name',
  wrong_password: 'password',
  unknown_code: 'participation_code',
  wrong_code: 'participation_code',
  not_your_character: 'character_id',
};

/** What a code means, where this client knows it. */
function own<Value>(table: Record<string, Value>, key: string | null | undefined): Value | undefined {
  return key != null && Object.hasOwn(table, key) ? table[key] : undefined;
}

function sentence(text: string): string {
  const begun = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
}

/** "The name", "Strength", "Line 4 of the inventory", "The quantity in line 4 of the inventory". */
function subjectOf(path: string): string | null {
  const { fields, lines, parts } = words.errors;
  const [field = '', ...inner] = path.split('.');
  const last = inner.at(-1) ?? '';
  if (field === 'abilities' || field === 'chapter') return own(fields, last) ?? null;
  const line = /^\d+$/.test(inner[0] ?? '') ? own(lines, field)?.(Number(inner[0]) + 1) : undefined;
  if (!line) return own(fields, field) ?? null;
  return own(parts, last)?.(line) ?? line.charAt(0).toUpperCase() + line.slice(1);
}

function fieldProblem({ path, message }: FieldError): Problem {
  const field = path.split('.')[0] ?? path;
  const { refusals } = words.errors;
  // Nobody types it: it stands in the address.
  if (path === 'game_id') return { field, sentence: refusals.game_not_found };
  const subject = subjectOf(path);
  return { field, sentence: subject ? sayRule(subject, message) : refusals.invalid };
}

/**
 * A sentence of the service for people, in their language: by what it says where that tells more than its code, else by the code.
 * It names a field first where it speaks of one: `content: must be …`. What is neither is said already.
 */
export function sayDetail(detail: string, code?: string | null): string {
  const known = sayKnownDetail(detail);
  if (known) return known;
  const [, path, message] = /^([a-z][\w.]*): (.*)$/s.exec(detail) ?? [];
  if (path && message) return fieldProblem({ path, message }).sentence;
  const { refusals, unknown } = words.errors;
  return own(refusals, code) ?? sentence(code ? unknown(detail) : detail);
}

/** Errors that the table's socket tells, in the reader's language; any other event as it came. */
export function sayEvent(event: ServerEvent): ServerEvent {
  if (event.type !== 'error') return event;
  const { scope, code, detail } = event;
  const failed = scope === 'turn' ? own(words.tableErrors.turns, code) : undefined;
  return { ...event, detail: failed ?? sayDetail(detail, code) };
}

function refusalProblem({ status, code, message, mayPass }: ApiError): Problem {
  const { errors } = words;
  if (status === 0) return { field: null, sentence: errors.outOfReach };
  if (code) return { field: refusedFields[code as ErrorName] ?? null, sentence: sayDetail(message, code) };
  // A proxy answered in the service's place.
  if (status === 413) return { field: null, sentence: errors.refusals.too_large };
  return { field: null, sentence: mayPass ? errors.cannotAnswer : errors.refusals.invalid };
}

/** Everything that went wrong, the first thing first. */
export function problemsOf(error: unknown): Problem[] {
  if (!error) return [];
  if (typeof error === 'string') return [{ field: null, sentence: sayDetail(error) }];
  if (error instanceof ApiError) {
    return error.errors.length > 0 ? error.errors.map(fieldProblem) : [refusalProblem(error)];
  }
  // What this client throws itself says what is wrong; what the browser throws is for programmers.
  const isOwn = error instanceof Error && error.name === 'Error' && error.message !== '';
  return [{ field: null, sentence: isOwn ? error.message : words.errors.somethingWrong }];
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
