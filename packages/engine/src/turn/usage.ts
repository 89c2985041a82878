import type { LanguageModelV4Usage } from '@ai-sdk/provider';
import type { TokenUsage } from './outcome.ts';

export const noUsage: TokenUsage = { inputTokens: 0, outputTokens: 0, cachedInputTokens: 0 };

function counted(tokens: number | undefined): number {
  return tokens !== undefined && Number.isFinite(tokens) && tokens > 0 ? Math.round(tokens) : 0;
}

export function addUsage(sum: TokenUsage, usage: LanguageModelV4Usage | undefined): TokenUsage {
  if (!usage) return sum;
  return {
    inputTokens: sum.inputTokens + counted(usage.inputTokens.total),
    outputTokens: sum.outputTokens + counted(usage.outputTokens.total),
    cachedInputTokens: sum.cachedInputTokens + counted(usage.inputTokens.cacheRead),
  };
}
