import { z } from 'zod';
import { visible } from './visible.ts';

/** Characters as people count them (code points); strings that cannot exceed the bound are not counted. */
function longerThan(value: string, bound: number): boolean {
  if (value.length <= bound) return false;
  if (value.length > bound * 2) return true;
  let count = 0;
  for (const _ of value) if (++count > bound) return true;
  return false;
}

function lengthRule(min: number, max: number): string {
  // By hand: asked for at every start, and what a runtime knows of languages is slow to open.
  const upper = String(max).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return min > 0 ? `must be between ${min} and ${upper} characters` : `must be at most ${upper} characters`;
}

/** NUL cannot be stored by PostgreSQL and half a surrogate pair not by anybody. */
function storable(value: string): string {
  return value.toWellFormed().replaceAll('\0', '');
}

interface TextBounds {
  min?: number;
  max: number;
}

/** A text of any number of lines. What no database can store is removed, the rest stays as it was written. */
export function longText(bounds: TextBounds) {
  return textOf(bounds, storable);
}

/** The same for what strangers are shown: without anything that cannot be seen, and so reorders or hides what stands around it. */
export function shownText(bounds: TextBounds) {
  return textOf(bounds, (value) => visible(storable(value)));
}

function textOf({ min = 0, max }: TextBounds, clean: (value: string) => string) {
  return z
    .string()
    .overwrite(clean)
    .refine((value) => value.length >= min && !longerThan(value, max), { error: lengthRule(min, max) })
    .meta({ minLength: min, maxLength: max });
}

/** One trimmed line without control characters and without anything that cannot be seen: a name or a label. */
export function line({ min = 0, max }: TextBounds) {
  return z
    .string()
    .overwrite((value) => visible(value.toWellFormed()).trim())
    .refine((value) => value.length >= min && !longerThan(value, max), { error: lengthRule(min, max) })
    .refine((value) => !/\p{Cc}/u.test(value), { error: 'must not contain control characters' })
    .meta({ minLength: min, maxLength: max });
}

export function wholeNumber(min: number, max: number) {
  const error = `must be between ${min} and ${max}`;
  return z.int({ error: 'must be a whole number' }).min(min, { error }).max(max, { error });
}

/** A whole number as it arrives in a query string. */
export function queryNumber(min: number, max: number, rule = `must be between ${min} and ${max}`) {
  return z
    .string()
    .refine((value) => /^-?\d{1,15}$/.test(value), { error: 'must be a whole number' })
    .transform(Number)
    .refine((value) => value >= min && value <= max, { error: rule })
    .meta({ type: 'integer', minimum: min, maximum: max });
}

/** Yes or no as it arrives in a query string. */
export const queryFlag = z
  .enum(['true', 'false'], { error: 'must be true or false' })
  .transform((value) => value === 'true')
  .meta({ type: 'boolean' });

export const uuid = z
  .string()
  .overwrite((value) => value.toLowerCase())
  .refine((value) => /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(value), {
    error: 'must be a UUID',
  })
  .meta({ format: 'uuid' });

export const timestamp = z.string().meta({ format: 'date-time' });

export function listOf<T extends z.ZodType>(item: T, max: number) {
  return z.array(item).max(max, { error: `must have at most ${max} entries` });
}

/** An optional field whose absence, or null, means the default. */
export function withDefault<T extends z.ZodType>(schema: T, value: z.output<T>) {
  return schema.nullish().transform((given) => (given ?? value) as z.output<T>);
}
