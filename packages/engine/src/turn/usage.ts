import type { TokenUsage } from './outcome.ts';

export const noUsage: TokenUsage = { inputTokens: 0, outputTokens: 0, cachedInputTokens: 0 };

export function addUsage(sum: TokenUsage, usage: TokenUsage = noUsage): TokenUsage {
  return {
    inputTokens: sum.inputTokens + usage.inputTokens,
    outputTokens: sum.outputTokens + usage.outputTokens,
    cachedInputTokens: sum.cachedInputTokens + usage.cachedInputTokens,
  };
}
