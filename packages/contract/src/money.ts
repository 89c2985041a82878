import { z } from 'zod';
import { Price, Spent } from './administration.ts';
import { budgetStates } from './games.ts';
import { limits } from './protocol.ts';
import { line, timestamp } from './text.ts';

/** (ext) What a game has cost its table, and what it may. */
export const TableCost = z.object({
  /** Which model leads from the next turn on. */
  model: z.string(),
  storyteller: z.boolean(),
  price: Price.nullable(),
  /** Since the last six hours in which nobody said anything; null while nothing was counted. */
  evening: Spent.extend({ since: timestamp.nullable() }),
  total: Spent,
  budget: z
    .object({
      kind: z.enum(['tokens', 'usd']),
      amount: z.number(),
      /** In the same unit: what is known of it. */
      spent: z.number(),
      state: z.enum(budgetStates),
    })
    .nullable(),
});

export type TableCost = z.output<typeof TableCost>;

/** (ext) Who can be asked to lead: on one's own machine, at a provider, or behind any address that speaks as OpenAI does. */
export const modelProviders = ['ollama', 'openai', 'anthropic', 'compatible'] as const;

const connection = {
  provider: z.enum(modelProviders, { error: 'must be ollama, openai, anthropic or compatible' }),
  /** Null: where the provider usually is. */
  base_url: line({ min: 1, max: limits.modelAddress }).nullish(),
  /** Written and never read. Null: the one that is kept for the same provider at the same address. */
  key: z
    .string()
    .max(limits.modelKey, { error: `must be at most ${limits.modelKey} characters` })
    .nullish(),
};
const modelName = line({ min: 1, max: limits.modelName });

/** A model to be tried; without a name it is only asked which there are. */
export const ModelTrial = z.object({ ...connection, model: modelName.nullish() });

export const ModelChoice = z.union(
  [z.object({ ...connection, model: modelName }), z.object({ provider: z.literal('storyteller') })],
  { error: 'must name a provider and a model, or the storyteller' },
);

export const modelFindings = [
  'ok',
  'listed',
  'unreachable',
  'foreign',
  'silent',
  'bad_key',
  'unknown_model',
  'no_tools',
  'failing',
] as const;

/** What came of a trial. Nothing that was answered is in it but the names of models. */
export const ModelTrialResult = z.object({
  found: z.enum(modelFindings),
  /** How long the answer took. */
  seconds: z.number(),
  models: z.array(z.string()),
});

/** Who leads every game whose creator chose no other, and who said so. */
export const HouseModel = z.object({
  model: z.string(),
  source: z.enum(['environment', 'chosen']),
  /** Whom the environment names. */
  environment: z.string(),
  /** What was chosen here; null while the environment holds. */
  chosen: z
    .object({
      provider: z.enum([...modelProviders, 'storyteller']),
      base_url: z.string().nullable(),
      model: z.string().nullable(),
      has_key: z.boolean(),
      /** The last four characters of a key that is long enough to have them shown. */
      key_end: z.string().nullable(),
      /** False where its key was sealed with another secret: then the environment holds. */
      is_readable: z.boolean(),
    })
    .nullable(),
  /** Whether there is a secret to seal a key with. */
  keeps_keys: z.boolean(),
});

export type ModelProvider = (typeof modelProviders)[number];
export type ModelTrial = z.output<typeof ModelTrial>;
export type ModelChoice = z.output<typeof ModelChoice>;
export type ModelFinding = (typeof modelFindings)[number];
export type ModelTrialResult = z.output<typeof ModelTrialResult>;
export type HouseModel = z.output<typeof HouseModel>;
