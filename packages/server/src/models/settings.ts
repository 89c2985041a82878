import { ConfigurationProblem, type ModelSettings, type ProxySettings } from '../config/config.ts';

/** A variable about models that cannot be used: one sentence that names it and says why, never the value of a key. */
export class ModelProblem extends ConfigurationProblem {
  readonly variable: string;

  constructor(variable: string, why: string) {
    super([`${variable} ${why}`]);
    this.name = 'ModelProblem';
    this.variable = variable;
  }
}

type Setting = Exclude<keyof ModelSettings, 'proxy' | 'redirects'>;

const variables = {
  model: 'FIRESIDE_MODEL',
  openaiApiKey: 'OPENAI_API_KEY',
  openaiBaseUrl: 'OPENAI_BASE_URL',
  anthropicApiKey: 'ANTHROPIC_API_KEY',
  anthropicBaseUrl: 'ANTHROPIC_BASE_URL',
  ollamaBaseUrl: 'OLLAMA_BASE_URL',
} as const satisfies Record<Setting, string>;

export function variableOf(setting: Setting): string {
  return variables[setting];
}

function given(settings: ModelSettings, setting: Setting): string | undefined {
  return settings[setting]?.trim() || undefined;
}

/**
 * A key that cannot stand in a header is refused here: the error that it would raise when the request is made quotes
 * the whole header, key included.
 */
export function readKey(
  settings: ModelSettings,
  setting: 'openaiApiKey' | 'anthropicApiKey',
): string | undefined {
  const key = given(settings, setting);
  if (key !== undefined && !/^[\x21-\x7e]+$/.test(key)) {
    throw new ModelProblem(
      variables[setting],
      'contains characters that no key has, such as spaces or line breaks.',
    );
  }
  return key;
}

/** The base URL without a trailing slash. */
export function readUrl(
  settings: ModelSettings,
  setting: 'openaiBaseUrl' | 'anthropicBaseUrl' | 'ollamaBaseUrl',
): string | undefined {
  const text = given(settings, setting);
  if (text === undefined) return undefined;
  const problem = (why: string) => new ModelProblem(variables[setting], why);
  if (!URL.canParse(text)) throw problem('is not a URL; it looks like http://127.0.0.1:8080/v1.');
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw problem('must begin with http:// or https://.');
  }
  if (url.username || url.password) {
    throw problem('must not contain a user name or password; put the key into the variable for keys.');
  }
  if (url.search || url.hash) throw problem('must be an address without ? and #.');
  return url.href.replace(/\/+$/, '');
}

/** Host and port alone are an address, too, as most programs take it. Never quoted: there may be a password in it. */
function readProxyUrl(value: string | undefined, variable: string): string | undefined {
  const text = value?.trim();
  if (!text) return undefined;
  const url = URL.parse(/^[a-z\d]+:\/\//i.test(text) ? text : `http://${text}`);
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.href;
  throw new ModelProblem(
    variable,
    'is not the address of a proxy; it looks like http://proxy.example.org:3128.',
  );
}

export function readProxy({ proxy = {} }: ModelSettings): ProxySettings | undefined {
  const http = readProxyUrl(proxy.http, 'HTTP_PROXY');
  const https = readProxyUrl(proxy.https, 'HTTPS_PROXY');
  return http || https ? { http, https, except: proxy.except } : undefined;
}

/** Addresses given as host and port alone lack the version that every provider's paths begin with. */
export function versioned(url: string): string {
  return new URL(url).pathname === '/' ? `${url}/v1` : url;
}

/** Ollama's own address, also when the one of its OpenAI-compatible side was given. */
export function ollamaRoot(settings: ModelSettings): string {
  const url = readUrl(settings, 'ollamaBaseUrl') ?? 'http://127.0.0.1:11434';
  return url.replace(/\/(v1|api)$/, '');
}
