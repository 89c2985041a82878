import { z } from 'zod';

interface TextBounds {
  min?: number;
  max: number;
}

function bounded(value: string, { min = 0, max }: TextBounds): boolean {
  if (value.length < min) return false;
  return value.length <= max || (value.length <= max * 2 && [...value].length <= max);
}

function lengthRule({ min = 0, max }: TextBounds): string {
  return min > 0 ? `must be between ${min} and ${max} characters` : `must be at most ${max} characters`;
}

/** NUL cannot be stored by PostgreSQL and half a surrogate pair not by anybody. */
function storable(value: string): string {
  return value.toWellFormed().replaceAll('\0', '');
}

/** A text of any number of lines. */
export function longText(range: TextBounds) {
  return z
    .string()
    .overwrite((value) => storable(value).trim())
    .refine((value) => bounded(value, range), { error: lengthRule(range) });
}

/** One line: models like to break lines where a label belongs, so breaks become spaces. */
export function line(range: TextBounds) {
  return z
    .string()
    .overwrite((value) =>
      storable(value)
        .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
        .trim(),
    )
    .refine((value) => bounded(value, range), { error: lengthRule(range) });
}

export function wholeNumber({ min, max }: { min: number; max: number }) {
  const error = `must be between ${min} and ${max}`;
  return z.int({ error: 'must be a whole number' }).min(min, { error }).max(max, { error });
}

export function listOf<T extends z.ZodType>(item: T, max: number) {
  return z.array(item).max(max, { error: `must have at most ${max} entries` });
}
