import type { ModelSettings, ProxySettings } from '../config/config.ts';
import type { Provider } from './parse-model-name.ts';

/** A model as somebody names it in the browser, with its key. */
export interface Connection {
  provider: Provider;
  baseUrl: string | null;
  model: string;
  key: string | null;
}

/** A connection as the environment would name it, so that it is read, checked and opened by the same code. */
export function connectionSettings(
  { provider, baseUrl, model, key }: Connection,
  proxy: ProxySettings | undefined,
): ModelSettings {
  const url = baseUrl ?? undefined;
  const secret = key ?? undefined;
  const common = { model: `${provider}:${model}`, proxy, redirects: 'refused' } as const;
  if (provider === 'ollama') return { ...common, ollamaBaseUrl: url };
  if (provider === 'anthropic') return { ...common, anthropicBaseUrl: url, anthropicApiKey: secret };
  return { ...common, openaiBaseUrl: url, openaiApiKey: secret };
}
