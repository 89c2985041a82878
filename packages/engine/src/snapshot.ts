import type { Roll } from './dice/dice.ts';

export interface Character {
  id: string;
  name: string;
  ancestry: string;
  class_name: string;
  level: number;
  background: string;
  abilities: Record<
    'strength' | 'dexterity' | 'constitution' | 'intelligence' | 'wisdom' | 'charisma',
    number
  >;
  armor_class: number;
  speed: number;
  proficiencies: string[];
  inventory: { name: string; quantity: number; note: string }[];
  spells: string[];
  conditions: string[];
  backstory: string;
  current_hp: number;
  max_hp: number;
  combat_stats: Record<string, string | number | boolean>;
}

/** A participant of the game and the character they play. */
export interface Seat {
  userId: string;
  name: string;
  selfRolls: boolean;
  character: Character | null;
  /** Whether they have written anything in this game; when absent, the history at hand decides. */
  hasSpoken?: boolean;
}

export interface PendingRoll {
  notation: string;
  reason: string;
}

export interface World {
  scene: string;
  time: string;
  quests: { name: string; status: 'open' | 'done' | 'failed'; note: string }[];
  people: { name: string; note: string }[];
  facts: string[];
  /** The DM's own notes: plans, secrets, the state of foes. Never shown to players. */
  notes: string;
}

export interface HistoryMessage {
  sender: 'player' | 'dm' | 'system';
  /** Null for the DM. */
  playerName: string | null;
  characterName: string | null;
  content: string;
  rolls: Roll[];
}

/** Everything a turn knows when it begins. The engine works on a copy; the caller commits the outcome. */
export interface Snapshot {
  game: { id: string; name: string; description: string; hasAdventure: boolean };
  /** `greeting`: the opening, before anybody has spoken. */
  kind: 'greeting' | 'reply';
  /** The participant whose message is answered; null for the greeting. */
  speaker: Seat | null;
  /** Everybody who has joined, the speaker included, in the order of joining. */
  seats: Seat[];
  world: World;
  /** Oldest first, without the message that is answered. */
  history: HistoryMessage[];
  /** The message that is answered; empty for the greeting. */
  message: string;
  /** The roll that the speaker was asked for, taken up by this turn. */
  pendingRoll: PendingRoll | null;
  /** How many messages the DM has written in this game so far. */
  dmMessages: number;
}
