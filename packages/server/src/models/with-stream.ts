import type { LanguageModelV4 } from '@ai-sdk/provider';

/** The same language model, but for its way to stream. */
export function withStream(
  language: LanguageModelV4,
  doStream: LanguageModelV4['doStream'],
): LanguageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: language.provider,
    modelId: language.modelId,
    supportedUrls: language.supportedUrls,
    doGenerate: (options) => language.doGenerate(options),
    doStream,
  };
}
