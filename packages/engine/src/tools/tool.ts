import { z } from 'zod';
import type { ToolDefinition } from '../ports.ts';
import type { StagedTable } from '../turn/staged-table.ts';

/** What the model reads back. A call that could not be carried out has an `error` and changed nothing. */
export type ToolResult = Record<string, unknown>;

/** Something the DM can do. Its arguments come from a model and are checked against the schema before it runs. */
export interface Tool<State = StagedTable> {
  readonly definition: ToolDefinition;
  /** Runs the call; anything wrong with it is a result that the model can read and correct. */
  call(args: unknown, state: State): ToolResult;
}

interface ToolSource<Arguments extends z.ZodType, State> {
  name: string;
  /** Written for the model. */
  description: string;
  parameters: Arguments;
  run(args: z.output<Arguments>, state: State): ToolResult;
}

export function failure(error: string, detail: string): ToolResult {
  return { error, detail };
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

/**
 * The form of the arguments as the model is told it. Bounds of length stay out: local servers turn the schema into a
 * grammar, and long repetitions make that grammar huge or invalid. They are checked all the same.
 */
function schemaForModel(parameters: z.ZodType): ToolDefinition['inputSchema'] {
  const { $schema, ...schema } = z.toJSONSchema(parameters, {
    io: 'input',
    override: ({ jsonSchema }) => {
      delete jsonSchema.maxItems;
      delete jsonSchema.propertyNames;
    },
  });
  return schema;
}

export function defineTool<Arguments extends z.ZodType, State = StagedTable>(
  source: ToolSource<Arguments, State>,
): Tool<State> {
  return {
    definition: {
      name: source.name,
      description: source.description,
      inputSchema: schemaForModel(source.parameters),
    },
    call(args, state) {
      const parsed = source.parameters.safeParse(withoutNulls(args));
      if (!parsed.success) return failure('invalid_arguments', explain(parsed.error));
      return source.run(parsed.data, state);
    },
  };
}
