import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { Dice } from './dice/dice.ts';
import type { Snapshot } from './snapshot.ts';

/** A language model, or the built-in storyteller behind the same face. */
export interface Model {
  /** As an operator would name it: `openai:gpt-5.2`, `storyteller`. */
  name: string;
  language: LanguageModelV4;
  /**
   * Whether a system message may follow the history. Providers that allow it keep their prompt cache over the
   * history; many chat templates of local models accept system text at the beginning only.
   */
  lateSystem?: boolean;
  /** Whether the provider caches a prompt up to a mark: the leading system text is then split where it stops changing. */
  promptCaching?: boolean;
  /** Whether the model is handed the snapshot itself (in `providerOptions.fireside`) beside the prompt. */
  readsSnapshot?: boolean;
}

/** A passage of a rulebook, with the place it was taken from. */
export interface RulebookExcerpt {
  book: string;
  heading: string;
  text: string;
}

/** A passage of this game's adventure; position 0 is the opening. */
export interface AdventureExcerpt {
  position: number;
  heading: string;
  text: string;
}

export interface Excerpts {
  rulebooks: RulebookExcerpt[];
  adventure: AdventureExcerpt[];
}

/** What the books say about a message. Passages of a game are only ever read through that game's id. */
export interface Library {
  excerpts(request: {
    gameId: string;
    hasAdventure: boolean;
    message: string;
    signal: AbortSignal;
  }): Promise<Excerpts>;
}

export interface Clock {
  now(): number;
  /** Resolves after the delay; rejects with the signal's reason when aborted. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
}

export interface TurnPorts {
  model: Model;
  library: Library;
  dice: Dice;
  clock: Clock;
}

export type { Dice, Snapshot };
