import { type Leader, type Model, noUsage } from '@fireside/engine';

/** What a model was asked and what it cost in tokens, as far as its provider has said. */
export interface Spent {
  model: string;
  calls: number;
  failures: number;
  /** Calls of which the provider gave no count; what it counts for them is not known. */
  unmetered: number;
  inputTokens: number;
  outputTokens: number;
  cachedTokens: number;
}

export interface CountedModel<L extends Leader = Leader> {
  model: L;
  /** So far. */
  spent(): Spent;
}

/** The same model for one piece of work, with a record of everything that it was asked: what failed and what was cut off too. */
export function countUsage(model: Model): CountedModel<Model>;
export function countUsage(model: Leader): CountedModel;
export function countUsage(model: Leader): CountedModel {
  const { name } = model;
  const spent: Spent = {
    model: name,
    calls: 0,
    failures: 0,
    unmetered: 0,
    inputTokens: 0,
    outputTokens: 0,
    cachedTokens: 0,
  };
  // The storyteller has no tokens at all.
  if ('tell' in model)
    return {
      spent: () => ({ ...spent }),
      model: {
        ...model,
        tell(request, hands) {
          spent.calls += 1;
          return model.tell(request, hands);
        },
      },
    };
  const { lateSystem } = model;
  return {
    spent: () => ({ ...spent }),
    model: {
      name,
      ...(lateSystem !== undefined && { lateSystem }),
      async ask(request, hear, signal) {
        spent.calls += 1;
        try {
          const finish = await model.ask(request, hear, signal);
          // No prompt of ours has no tokens: a count of nothing is no count.
          const { inputTokens, outputTokens, cachedInputTokens } = finish.usage ?? noUsage;
          if (inputTokens + outputTokens === 0) spent.unmetered += 1;
          spent.inputTokens += inputTokens;
          spent.outputTokens += outputTokens;
          spent.cachedTokens += cachedInputTokens;
          return finish;
        } catch (error) {
          // What we cut off ourselves may be billed; what was refused hardly is.
          if (signal.aborted) spent.unmetered += 1;
          else spent.failures += 1;
          throw error;
        }
      },
    },
  };
}
