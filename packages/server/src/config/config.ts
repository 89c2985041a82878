import { isIP } from 'node:net';
import path from 'node:path';
import { type RegistrationMode, registrationModes } from '@fireside/contract/protocol';
import { z } from 'zod';
import { type Prices, readPrices } from '../models/price.ts';

/** Everything an operator can set. Read once, checked once, frozen. */
export interface Config {
  host: string;
  port: number;
  dataDirectory: string;
  databaseUrl: string | undefined;
  databasePoolSize: number;
  model: ModelSettings;
  /** What keys that are chosen in the browser are sealed with; a file in the data directory where absent. */
  secret: string | undefined;
  /** Names of further models at the same provider, which games can choose. */
  models: string[];
  /** What a million tokens cost, in whatever currency the operator thinks. */
  prices: Prices;
  rulebooksFolder: string | undefined;
  /** Tales besides those that ship, for the storyteller. */
  talesFolder: string | undefined;
  /** Browser origins besides the service's own. */
  origins: string[];
  /** Whose `X-Forwarded-*` headers are believed: addresses or networks, none by default. */
  trustedProxies: string[];
  /** Who may create an account. */
  registration: RegistrationMode;
  /** Whether somebody may come without a password. */
  guests: boolean;
  rateLimits: boolean;
  /** How much a user may have stored. */
  userBytes: number;
  logLevel: string;
  turn: { toolRounds: number; seconds: number; retries: number; historyTokens: number };
}

/** What an operator may say about models. */
export interface ModelSettings {
  /** `provider:model` or `storyteller`; absent means the automatic choice. */
  model?: string;
  openaiApiKey?: string;
  openaiBaseUrl?: string;
  anthropicApiKey?: string;
  anthropicBaseUrl?: string;
  ollamaBaseUrl?: string;
  proxy?: ProxySettings;
  /** `refused` for an address that somebody typed into a browser: it leads nowhere else. */
  redirects?: 'refused';
}

/** The way out to providers, as most programs read it from the environment. */
export interface ProxySettings {
  /** For addresses that begin with http://, and for the others where `https` is absent. */
  http?: string;
  https?: string;
  /** Hosts, with everything below them, that are reached without one. */
  except?: string;
}

/** A configuration that cannot be used: one sentence per variable. */
export class ConfigurationProblem extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigurationProblem';
    this.problems = problems;
  }
}

function wholeNumber(min: number, max: number, fallback: number) {
  return z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max, {
      error: `must be a whole number between ${min} and ${max}`,
    })
    .transform(Number)
    .default(fallback);
}

function url(protocols: string[], example: string) {
  return z
    .string()
    .refine((text) => protocols.includes(URL.parse(text)?.protocol ?? ''), {
      error: `must be an address such as ${example}`,
    })
    .optional();
}

const list = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
  .default([]);

const originList = list.refine((origins) => origins.every((origin) => URL.parse(origin)?.origin === origin), {
  error: 'must be a list of origins such as https://play.example.org, without a path',
});

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const bits = { 4: 32, 6: 128 }[isIP(address)];
  if (bits === undefined || more.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits);
}

const proxyList = list.refine((parts) => parts.every(isNetwork), {
  error: 'must be a list of addresses or networks such as 127.0.0.1 or 10.0.0.0/8',
});

const text = z.string().optional();

/** Names of models may have spaces in them. */
const names = z
  .string()
  .transform((list) => [
    ...new Set(
      list
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== ''),
    ),
  ])
  .default([]);

const prices = z
  .string()
  .refine((text) => readPrices(text) !== null, {
    error:
      'must be MODEL=IN,OUT for a million tokens, with semicolons between, such as openai:gpt-5.2=1.25,10',
  })
  .transform((text) => readPrices(text)!)
  .default(new Map());

const Environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535, 3000),
  FIRESIDE_DATA: z.string().default('./data'),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/fireside'),
  FIRESIDE_DATABASE_POOL: wholeNumber(1, 100, 10),
  FIRESIDE_MODEL: text,
  FIRESIDE_MODELS: names,
  FIRESIDE_SECRET: z
    .string()
    .min(32, { error: 'must have at least 32 characters, such as openssl rand -base64 32 prints' })
    .optional(),
  FIRESIDE_PRICES: prices,
  OPENAI_API_KEY: text,
  OPENAI_BASE_URL: url(['http:', 'https:'], 'http://127.0.0.1:8080/v1'),
  ANTHROPIC_API_KEY: text,
  ANTHROPIC_BASE_URL: url(['http:', 'https:'], 'https://gateway.example.org/v1'),
  OLLAMA_BASE_URL: url(['http:', 'https:'], 'http://127.0.0.1:11434'),
  HTTP_PROXY: text,
  http_proxy: text,
  HTTPS_PROXY: text,
  https_proxy: text,
  NO_PROXY: text,
  no_proxy: text,
  FIRESIDE_RULEBOOKS: text,
  FIRESIDE_TALES: text,
  FIRESIDE_ORIGINS: originList,
  FIRESIDE_TRUSTED_PROXIES: proxyList,
  FIRESIDE_REGISTRATION: z
    .enum(registrationModes, { error: 'must be open, invited or closed' })
    .default('open'),
  FIRESIDE_GUESTS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  FIRESIDE_RATE_LIMITS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  FIRESIDE_USER_MEGABYTES: wholeNumber(1, 1_000_000, 100),
  FIRESIDE_LOG: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
  FIRESIDE_TURN_TOOL_ROUNDS: wholeNumber(1, 50, 8),
  FIRESIDE_TURN_SECONDS: wholeNumber(1, 3_600, 120),
  FIRESIDE_TURN_RETRIES: wholeNumber(0, 10, 2),
  FIRESIDE_HISTORY_TOKENS: wholeNumber(500, 500_000, 6_000),
});

function freeze<T extends object>(value: T): Readonly<T> {
  for (const part of Object.values(value)) if (part !== null && typeof part === 'object') freeze(part);
  return Object.freeze(value);
}

/** The only reader of the environment. Empty variables count as unset; every problem is listed at once. */
export function readConfig(environment: NodeJS.ProcessEnv): Readonly<Config> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const result = Environment.safeParse(given);
  if (!result.success) {
    throw new ConfigurationProblem(
      result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`),
    );
  }
  const env = result.data;
  return freeze({
    host: env.HOST,
    port: env.PORT,
    dataDirectory: path.resolve(env.FIRESIDE_DATA),
    databaseUrl: env.DATABASE_URL,
    databasePoolSize: env.FIRESIDE_DATABASE_POOL,
    model: {
      model: env.FIRESIDE_MODEL,
      openaiApiKey: env.OPENAI_API_KEY,
      openaiBaseUrl: env.OPENAI_BASE_URL,
      anthropicApiKey: env.ANTHROPIC_API_KEY,
      anthropicBaseUrl: env.ANTHROPIC_BASE_URL,
      ollamaBaseUrl: env.OLLAMA_BASE_URL,
      proxy: {
        http: env.http_proxy ?? env.HTTP_PROXY,
        https: env.https_proxy ?? env.HTTPS_PROXY,
        except: env.no_proxy ?? env.NO_PROXY,
      },
    },
    secret: env.FIRESIDE_SECRET,
    models: env.FIRESIDE_MODELS,
    prices: env.FIRESIDE_PRICES,
    rulebooksFolder: env.FIRESIDE_RULEBOOKS ? path.resolve(env.FIRESIDE_RULEBOOKS) : undefined,
    talesFolder: env.FIRESIDE_TALES ? path.resolve(env.FIRESIDE_TALES) : undefined,
    origins: env.FIRESIDE_ORIGINS,
    trustedProxies: env.FIRESIDE_TRUSTED_PROXIES,
    registration: env.FIRESIDE_REGISTRATION,
    guests: env.FIRESIDE_GUESTS === 'on',
    rateLimits: env.FIRESIDE_RATE_LIMITS === 'on',
    userBytes: env.FIRESIDE_USER_MEGABYTES * 1_000_000,
    logLevel: env.FIRESIDE_LOG,
    turn: {
      toolRounds: env.FIRESIDE_TURN_TOOL_ROUNDS,
      seconds: env.FIRESIDE_TURN_SECONDS,
      retries: env.FIRESIDE_TURN_RETRIES,
      historyTokens: env.FIRESIDE_HISTORY_TOKENS,
    },
  });
}
