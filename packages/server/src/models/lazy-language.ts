import type { LanguageModelV4 } from '@ai-sdk/provider';

/**
 * A language model whose provider package is loaded with the first request: a server that nobody plays on does
 * without it.
 */
export function lazyLanguage(
  provider: string,
  modelId: string,
  load: () => Promise<LanguageModelV4>,
): LanguageModelV4 {
  let loading: Promise<LanguageModelV4> | undefined;
  const loaded = () => {
    loading ??= load().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return {
    specificationVersion: 'v4',
    provider,
    modelId,
    supportedUrls: {},
    doGenerate: async (options) => (await loaded()).doGenerate(options),
    doStream: async (options) => (await loaded()).doStream(options),
  };
}
