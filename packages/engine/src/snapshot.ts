import type { Chapter, CharacterRead, PartyMember, Roll, Table, World } from '@fireside/contract';

/** A character sheet, without what concerns only its owner's account. */
export type Character = Omit<CharacterRead, 'owner_id' | 'owner_name' | 'created_at' | 'updated_at'>;

/** A participant of the game and the character they play. */
export interface Seat extends Omit<PartyMember, 'online' | 'character'> {
  character: Character | null;
  /** Whether they have written anything in this game; when absent, the history at hand decides. */
  has_spoken?: boolean;
}

export interface HistoryMessage {
  /** 0 where nothing is stored. */
  id: number;
  sender: 'player' | 'dm' | 'system';
  /** Null for the DM. */
  playerName: string | null;
  characterName: string | null;
  content: string;
  rolls: Roll[];
}

/** What a chapter of the chronicle says. */
export type ChapterText = Pick<Chapter, 'title' | 'summary'>;

/** What the DM remembers of the story. */
export interface KnownStory {
  /** Oldest first. */
  chapters: ChapterText[];
  /** Sentences that the creator wants never to be forgotten. */
  pinned: string[];
}

/** What the turn knows of its game, and what holds at its table. */
export interface KnownGame {
  id: string;
  name: string;
  description: string;
  hasAdventure: boolean;
  /** With which people join: in no prompt, and in no narration either. Empty where there is none. */
  code: string;
  /** Whether what players' characters say, decide and feel is left to their players. */
  agency: boolean;
  /** What never comes into the story, and what is told of without being shown. */
  lines: string[];
  veils: string[];
  /** The tag of the language in which the DM speaks; without one it follows the players. */
  language?: string | null;
}

/**
 * Everything a turn knows when it begins: the table with everybody who has joined, in the order of joining, and what was
 * said there. The caller commits what the turn makes of it.
 */
export interface Snapshot extends Table {
  game: KnownGame;
  /** `greeting`: the opening, before anybody has spoken. */
  kind: 'greeting' | 'reply';
  /** The participant whose message is answered, with the roll that they were asked for; null for the greeting. */
  speaker: Seat | null;
  party: Seat[];
  world: World;
  /** Oldest first, without the message that is answered. */
  history: HistoryMessage[];
  /** Whether more was said before that. */
  isCut: boolean;
  chronicle: KnownStory;
  /** The message that is answered; empty for the greeting. */
  message: string;
  /** How many messages the DM has written in this game so far. */
  dmMessages: number;
}
