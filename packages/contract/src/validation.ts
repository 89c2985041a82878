import type { z } from 'zod';
import { type FieldError, Refusal } from './errors.ts';

type Issue = z.core.$ZodIssue;

const articles: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

function sentence(issue: Issue): string {
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined) return 'is required';
    return issue.message.startsWith('Invalid input')
      ? `must be ${articles[issue.expected] ?? issue.expected}`
      : issue.message;
  }
  if (issue.code === 'invalid_union' && issue.message.startsWith('Invalid input'))
    return 'has the wrong form';
  if (issue.code === 'invalid_key') return `has a name that ${issue.issues[0]?.message ?? 'is not allowed'}`;
  return issue.message;
}

function fieldErrors(error: z.ZodError, root: string): FieldError[] {
  return error.issues.slice(0, 20).map((issue) => {
    const shown = issue.path.map((part) => String(part).slice(0, 60).toWellFormed());
    return { path: shown.join('.') || root, message: sentence(issue) };
  });
}

/** Checks untrusted input; a refusal names the first field and the rule that it broke. */
export function parse<T extends z.ZodType>(schema: T, input: unknown, root = 'body'): z.output<T> {
  const result = schema.safeParse(input, { reportInput: true });
  if (result.success) return result.data;
  const errors = fieldErrors(result.error, root);
  const [first] = errors;
  throw new Refusal('invalid', { detail: `${first?.path}: ${first?.message}`, errors });
}
