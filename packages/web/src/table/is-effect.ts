import { type Effect, effectKinds } from '@fireside/contract/effects';

type Check = (value: unknown) => boolean;

interface Shape {
  check: Check;
  nullable: () => Shape;
  optional: () => Shape;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function shape(check: Check): Shape {
  return {
    check,
    nullable: () => shape((value) => value === null || check(value)),
    optional: () => shape((value) => value === undefined || check(value)),
  };
}

/** As much of zod as the shapes of effects are written with; the whole of it is heavier than the table. */
const shapes = {
  string: () => shape((value) => typeof value === 'string'),
  number: () => shape(Number.isFinite),
  int: () => shape(Number.isInteger),
  boolean: () => shape((value) => typeof value === 'boolean'),
  unknown: () => shape(() => true),
  literal: (wanted: unknown) => shape((value) => value === wanted),
  enum: (wanted: readonly unknown[]) => shape((value) => wanted.includes(value)),
  array: (entry: Shape) => shape((value) => Array.isArray(value) && value.every(entry.check)),
  object: (fields: Record<string, Shape>) =>
    shape(
      (value) => isObject(value) && Object.entries(fields).every(([name, field]) => field.check(value[name])),
    ),
};

function checkOf(kind: { shape: (zod: never) => unknown }): Check {
  return (kind.shape as (given: typeof shapes) => Shape)(shapes).check;
}

const checks = new Map(Object.entries(effectKinds).map(([name, kind]) => [name, checkOf(kind)]));

/** Where the shape leaves it open what was and what is, at least a list replaces a list and a number a number. */
function areAlike(before: unknown, after: unknown): boolean {
  if (before === null || before === undefined || after === null || after === undefined) return true;
  return typeof before === typeof after && Array.isArray(before) === Array.isArray(after);
}

/** Whether a value is an effect of a kind that this client knows, in the form that the contract gives it. */
export function isEffect(value: unknown): value is Effect {
  if (!isObject(value) || typeof value.kind !== 'string') return false;
  return checks.get(value.kind)?.(value) === true && areAlike(value.before, value.after);
}
