import type { Roll } from '../dice/dice.ts';
import type { Character, PendingRoll, World } from '../snapshot.ts';

/** What a turn changed on one sheet. HP is a difference, applied to the row as it is at the commit. */
export interface CharacterChange {
  characterId: string;
  hpChange: number;
  /** Fields that are replaced whole. */
  set: Partial<Pick<Character, 'max_hp' | 'combat_stats' | 'inventory' | 'conditions' | 'level'>>;
}

export interface Ending {
  outcome: 'victory' | 'defeat' | 'resolved';
  summary: string;
}

export interface TokenUsage {
  inputTokens: number;
  outputTokens: number;
  cachedInputTokens: number;
}

/** The whole result of a turn: nothing of it is real until the caller commits all of it together. */
export interface TurnOutcome {
  narration: string;
  rolls: Roll[];
  characters: CharacterChange[];
  /** Null when the turn left the world as it was. */
  world: World | null;
  /** The roll that the speaker is now asked for. */
  pendingRoll: PendingRoll | null;
  ending: Ending | null;
  usage: TokenUsage;
}

/** What may be shown while the turn still runs. */
export interface TurnObserver {
  rolling(roll: { notation: string; reason: string }): void;
  rolled(roll: Roll): void;
  delta(text: string): void;
  /** A sheet as the turn has staged it. */
  character(character: Character): void;
}

/** Why a turn came to nothing, for counters and for whoever runs the table. */
export type FailureKind =
  | 'rate_limited'
  | 'unreachable'
  | 'provider_fault'
  | 'key_refused'
  | 'unknown_model'
  | 'request_refused'
  | 'too_slow'
  | 'broke_off'
  | 'endless'
  | 'silent'
  | 'declined'
  | 'library'
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
