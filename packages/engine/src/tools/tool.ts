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
  if (typeof args !== 'object' || args === null || Array.isArray(args)) return args;
  return Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null));
}

const numeral = /^\s*[+-]?\d{1,9}\s*$/;

/** The arguments with those texts as numbers that stand where a number belongs: small models send `"-5"`. */
function withNumbers(args: unknown, { issues }: z.ZodError): unknown {
  const mended = structuredClone(args);
  for (const { code, path, ...issue } of issues) {
    if (code !== 'invalid_type' || !('expected' in issue) || !/^(number|int)$/.test(issue.expected)) continue;
    const holder = path.slice(0, -1).reduce<unknown>((at, key) => (at as never)?.[key], mended);
    const field = path.at(-1);
    if (typeof holder !== 'object' || holder === null || field === undefined) continue;
    const given: unknown = Reflect.get(holder, field);
    if (typeof given === 'string' && numeral.test(given)) Reflect.set(holder, field, Number(given));
  }
  return mended;
}

/**
 * The form of the arguments as the model is told it. Bounds of length stay out: local servers turn the schema into a
 * grammar, and long repetitions make that grammar huge or invalid. They are checked all the same.
 */
function schemaForModel(parameters: z.ZodType): ToolDefinition['inputSchema'] {
  const { $schema, ...schema } = z.toJSONSchema(parameters, {
    io: 'input',
    override: ({ jsonSchema }) => {
      for (const bound of ['maxItems', 'minLength', 'maxLength', 'propertyNames'] as const)
        delete jsonSchema[bound];
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
      const first = parameters.safeParse(args);
      const parsed = first.success ? first : parameters.safeParse(withNumbers(args, first.error));
      if (!parsed.success) return failure('invalid_arguments', explain(parsed.error));
      const { effects, answer } = source.run(parsed.data, context);
      const ignored = Object.keys(args as object).filter((field) => !(field in parameters.shape));
      return { effects, answer: ignored.length === 0 ? answer : { ...answer, ignored_fields: ignored } };
    },
  };
}
