import type { Effect, PendingRoll } from '@fireside/contract';
import type { ModelFailureKind } from './model-failure.ts';

export interface TokenUsage {
  inputTokens: number;
  outputTokens: number;
  cachedInputTokens: number;
}

export const noUsage: TokenUsage = { inputTokens: 0, outputTokens: 0, cachedInputTokens: 0 };

export function addUsage(sum: TokenUsage, usage: TokenUsage = noUsage): TokenUsage {
  return {
    inputTokens: sum.inputTokens + usage.inputTokens,
    outputTokens: sum.outputTokens + usage.outputTokens,
    cachedInputTokens: sum.cachedInputTokens + usage.cachedInputTokens,
  };
}

/** What a turn's narration claimed, each claim counted once: borne out, put right when the model was told, or kept back. */
export interface Honesty {
  claims: number;
  borneOut: number;
  repaired: number;
  /** In sentences, of the message as it stands. */
  withheld: number;
}

/** The whole result of a turn: nothing of it is real until the caller commits all of it together. */
export interface TurnOutcome {
  narration: string;
  /** Everything that the turn did, in order. */
  effects: Effect[];
  usage: TokenUsage;
  honesty: Honesty;
}

/** What may be shown while the turn still runs. */
export interface TurnObserver {
  /** Dice are about to fall. */
  rolling(roll: PendingRoll): void;
  effect(effect: Effect): void;
  delta(text: string): void;
}

/** Why a turn came to nothing, for counters and for whoever runs the table. */
export type FailureKind =
  | ModelFailureKind
  | 'too_slow'
  | 'broke_off'
  | 'endless'
  | 'library'
  | 'stopped'
  | 'fault';

/** A turn that came to nothing; `detail` is one plain sentence for the whole table, `cause` is for the log. */
export class TurnFailure extends Error {
  readonly detail: string;
  readonly kind: FailureKind;

  constructor(detail: string, options: { cause?: unknown; kind?: FailureKind } = {}) {
    super(detail, 'cause' in options ? { cause: options.cause } : undefined);
    this.name = 'TurnFailure';
    this.detail = detail;
    this.kind = options.kind ?? 'fault';
  }
}

export interface TurnLimits {
  toolRounds: number;
  milliseconds: number;
  /** How long a model may fall silent in the middle of a request. */
  idleMilliseconds: number;
  /** Attempts after the first, before the first token, on 429, 5xx and dropped connections. */
  retries: number;
  /** Tokens (estimated) of history that a prompt carries. */
  historyTokens: number;
  /** Characters of one DM message. */
  narrationCharacters: number;
}

export const defaultTurnLimits: TurnLimits = {
  toolRounds: 8,
  milliseconds: 120_000,
  idleMilliseconds: 60_000,
  retries: 2,
  historyTokens: 6_000,
  narrationCharacters: 12_000,
};
