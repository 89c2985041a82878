import type { Chapter, CharacterRead, PartyMember, Roll, Table, World } from '@fireside/contract';

/** A character sheet, without what concerns only its owner's account. */
export type Character = Omit<CharacterRead, 'owner_id' | 'owner_name' | 'created_at' | 'updated_at'>;

/** A participant of the game and the character they play. */
export interface Seat extends Omit<PartyMember, 'online' | 'character'> {
  character: Character | null;
  /** Whether they have written anything in this game; when absent, the history at hand decides. */
  has_spoken?: boolean;
  /** Whether the awaited roll was asked for in a whisper, and others hear this answer: then it is not spoken of. */
  isRollSecret?: boolean;
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
  /** Between the DM and the player who is answered: the others know nothing of it. */
  isWhispered?: boolean;
}

/** Dice that a player rolled in the open. */
export interface OpenRoll {
  userId: string;
  playerName: string;
  characterName: string | null;
  roll: Roll;
}

/** What a player did by themselves in a fight, such as going somewhere. */
export interface OpenMove {
  playerName: string;
  characterName: string | null;
  /** As the table reads it: `moves to Near bank`. */
  words: string;
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
  /** How the story is told, in the creator's words. */
  tone?: string | null;
  /** The tag of the language in which the DM speaks; without one it follows the players. */
  language?: string | null;
}

/** Something that a player has said and the DM answers. */
export interface Spoken {
  /** Who said it, with the roll that they were asked for. */
  speaker: Seat;
  message: string;
  /** The roll that was awaited, when the service has made it for the speaker: the message says it. */
  madeRoll?: Roll | null;
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
  /** Whether it was whispered: then nobody but the speaker hears the answer. */
  isWhisper?: boolean;
  /** The roll that was awaited, when the service has made it for the speaker: the message says it. */
  madeRoll?: Roll | null;
  /** What players have rolled since the DM last looked, oldest first. */
  openRolls?: OpenRoll[];
  /** Where players went in a fight since then; the fight is as they left it. */
  openMoves?: OpenMove[];
  /** In a round: what the others have said after it, oldest first, to be answered together with it. */
  also: Spoken[];
  /** What the rules have decided before the DM says a word, and whose awaited rolls that took up. */
  settled?: { notes: readonly string[]; users: ReadonlySet<string>; checks: readonly DecidedCheck[] };
  /** How many messages the DM has written in this game so far. */
  dmMessages: number;
}

/** Everything that the turn answers, oldest first; nothing in the greeting. */
export function answeredIn({
  speaker,
  message,
  madeRoll = null,
  also,
}: Pick<Snapshot, 'speaker' | 'message' | 'madeRoll' | 'also'>): Spoken[] {
  return speaker ? [{ speaker, message, madeRoll }, ...also] : [];
}

/** A check that a player was asked for and whose roll is known now. */
export interface DecidedCheck {
  userId: string;
  label: string;
  total: number;
  difficulty: number;
}

/** What was said, for whoever looks up what it is about. */
export function wordsIn(snapshot: Pick<Snapshot, 'message' | 'also'>): string {
  return [snapshot.message, ...snapshot.also.map(({ message }) => message)].join('\n');
}
