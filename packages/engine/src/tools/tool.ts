import type { Effect } from '@fireside/contract';
import { z } from 'zod';
import type { ToolDefinition } from '../ports.ts';
import type { StagedTable } from '../turn/staged-table.ts';

/** What the model reads back. A call that could not be carried out has an `error`. */
export type ToolResult = Record<string, unknown>;

/** What came of a call: effects that the caller records, and the answer for the model. A tool changes nothing itself. */
export interface Called<Change = Effect> {
  effects: readonly Change[];
  answer: ToolResult;
  /** What has to be looked up first: the answer has its fields too, once they are there. */
  found?: Promise<ToolResult>;
}

/** Something the DM can do. Its arguments come from a model and are checked against the schema before it runs. */
export interface Tool<Context = StagedTable, Change = Effect> {
  readonly definition: ToolDefinition;
  /** Runs the call; anything wrong with it is an answer that the model can read and correct. */
  call(args: unknown, context: Context): Called<Change>;
}

interface ToolSource<Arguments extends z.ZodObject, Context, Change> {
  name: string;
  /** Written for the model. */
  description: string;
  parameters: Arguments;
  run(args: z.output<Arguments>, context: Context): Called<Change>;
}

/** A call that could not be carried out. */
export function failure(error: string, detail: string): Called<never> {
  return { effects: [], answer: { error, detail } };
}

function explain(error: z.ZodError): string {
  return error.issues
    .slice(0, 8)
    .map((issue) => `${issue.path.join('.') || 'arguments'}: ${issue.message}`)
    .join('; ')
    .slice(0, 600);
}

/** Models fill in null where a field is absent. */
function withoutNulls(args: unknown): unknown {
  if (typeof args !== 'object' || args === null) return args;
  if (Array.isArray(args)) return args.map(withoutNulls);
  const fields = Object.entries(args).filter(([, value]) => value !== null);
  return Object.fromEntries(fields.map(([name, value]) => [name, withoutNulls(value)]));
}

const numeral = /^\s*[+-]?\d{1,9}\s*$/;

/** What a small model probably means: `"-5"` is a number, one thing is a list of one, and a mere name is a thing. */
function meant(expected: string, given: unknown): unknown {
  if (expected === 'array' && given !== undefined) return [given];
  if (typeof given !== 'string') return given;
  if (expected === 'object') return { name: given };
  const number = given.replace('−', '-');
  return /^(number|int)$/.test(expected) && numeral.test(number) ? Number(number) : given;
}

/** The arguments with what stands in the wrong form brought into the right one, where that can be guessed. */
function mended(args: unknown, { issues }: z.ZodError): unknown {
  const copy = structuredClone(args);
  for (const { code, path, ...issue } of issues) {
    if (code !== 'invalid_type' || !('expected' in issue)) continue;
    const holder = path.slice(0, -1).reduce<unknown>((at, key) => (at as never)?.[key], copy);
    const field = path.at(-1);
    if (typeof holder !== 'object' || holder === null || field === undefined) continue;
    Reflect.set(holder, field, meant(issue.expected, Reflect.get(holder, field)));
  }
  return copy;
}

/** As often as forms can stand in each other: a name in the place of a list of things, whose number is a text. */
const mostMends = 3;

function parseMended<T extends z.ZodObject>(parameters: T, given: unknown) {
  let args = given;
  let parsed = parameters.safeParse(args);
  for (let mends = 0; !parsed.success && mends < mostMends; mends++) {
    args = mended(args, parsed.error);
    parsed = parameters.safeParse(args);
  }
  return parsed;
}

const mostIgnored = 8;

/** Fields that a tool does not know, for its answer: what was meant by them has not happened. */
function ignoredIn(args: unknown, { shape }: z.ZodObject): string[] {
  const unknown = Object.keys(args as object).filter((field) => !Object.hasOwn(shape, field));
  return unknown.slice(0, mostIgnored).map((field) => field.slice(0, 60));
}

const unspokenBounds = [
  'maxItems',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'propertyNames',
  'default',
] as const;

/**
 * The form of the arguments as the model is told it. Bounds stay out: local servers turn the schema into a grammar, and long
 * repetitions make that grammar huge or invalid; and every word of it is paid for in every request. They are checked all the same.
 */
function schemaForModel(parameters: z.ZodType): ToolDefinition['inputSchema'] {
  const { $schema, ...schema } = z.toJSONSchema(parameters, {
    io: 'input',
    override: ({ jsonSchema }) => {
      for (const bound of unspokenBounds) delete jsonSchema[bound];
    },
  });
  return schema;
}

export function defineTool<Arguments extends z.ZodObject>(
  source: ToolSource<Arguments, StagedTable, Effect>,
): Tool;
export function defineTool<Arguments extends z.ZodObject, Context, Change>(
  source: ToolSource<Arguments, Context, Change>,
): Tool<Context, Change>;
export function defineTool<Arguments extends z.ZodObject, Context, Change>(
  source: ToolSource<Arguments, Context, Change>,
): Tool<Context, Change> {
  const { name, description, parameters } = source;
  return {
    definition: { name, description, inputSchema: schemaForModel(parameters) },
    call(given, context) {
      const args = withoutNulls(given);
      const parsed = parseMended(parameters, args);
      if (!parsed.success) return failure('invalid_arguments', explain(parsed.error));
      const called = source.run(parsed.data, context);
      const ignored = ignoredIn(args, parameters);
      return ignored.length === 0
        ? called
        : { ...called, answer: { ...called.answer, ignored_fields: ignored } };
    },
  };
}
