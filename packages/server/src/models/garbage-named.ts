import { InvalidResponseDataError, type LanguageModelV4 } from '@ai-sdk/provider';
import { withStream } from './with-stream.ts';

/**
 * Anthropic's adapter meets a stream that begins with garbage with an Error of no kind. Named as what it is, the turn
 * knows that it may ask again.
 */
export function garbageNamed(language: LanguageModelV4): LanguageModelV4 {
  return withStream(language, async (options) => {
    try {
      return await language.doStream(options);
    } catch (error) {
      const nameless = error instanceof Error && error.name === 'Error' && !options.abortSignal?.aborted;
      if (!nameless) throw error;
      throw new InvalidResponseDataError({ data: undefined, message: error.message });
    }
  });
}
