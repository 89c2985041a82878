import type { MessageKind } from '@fireside/contract';
import type { SceneKind } from '@fireside/contract/protocol';

/**
 * The tables as queries see them, alike on SQLite and PostgreSQL: text, integer and blob only. Ids and timestamps
 * (ISO 8601, UTC, milliseconds) are made by the application; booleans are 0 or 1; `*_json` columns hold JSON.
 */
export interface Tables {
  users: UserRow;
  sessions: SessionRow;
  games: GameRow;
  game_settings: GameSettingsRow;
  participants: ParticipantRow;
  characters: CharacterRow;
  messages: MessageRow;
  takes: TakeRow;
  withdrawn_messages: WithdrawnMessageRow;
  turns: TurnRow;
  tickets: TicketRow;
  world_states: WorldStateRow;
  memories: MemoryRow;
  message_marks: MessageMarksRow;
  chapters: ChapterRow;
  pins: PinRow;
  adventure_chunks: AdventureChunkRow;
  adventure_scenes: AdventureSceneRow;
  rulebook_chunks: RulebookChunkRow;
  nodes: NodeRow;
  bus_messages: BusMessageRow;
  audit: AuditRow;
  model_usage: ModelUsageRow;
  game_spending: GameSpendingRow;
  secrets: SecretRow;
  imports: ImportRow;
  waiting_characters: WaitingCharacterRow;
}

export interface UserRow {
  id: string;
  name: string;
  /** The name folded for comparison; unique. */
  name_key: string;
  password_hash: string;
  is_active: number;
  created_at: string;
  /** What they have stored, as `accounts/storage-queries.ts` counts it. */
  stored_bytes: number;
  /** 1 for somebody without a password. */
  is_guest: number;
  /** 1 for whoever administers the service. */
  is_administrator: number;
}

/** Before they have stored anything. */
export type NewUserRow = Omit<UserRow, 'stored_bytes' | 'is_guest' | 'is_administrator'>;

/** A column of the settings that is counted by the service and not chosen by anybody. */
export type CountedSetting =
  | 'go_on'
  | 'adventure_version'
  | 'adventure_turn'
  | 'sequel_id'
  | 'acting_character_id'
  | 'budget_state';

export interface SessionRow {
  /** SHA-256 of the token, in hex; the token itself is stored nowhere. */
  token_hash: string;
  user_id: string;
  created_at: string;
  last_used_at: string;
  /** Such as `Firefox on Linux`. */
  device: string | null;
}

export interface GameRow {
  id: string;
  name: string;
  description: string;
  /** 0 when adventure_text is empty. Kept apart, so that no listing reads the text. */
  has_adventure: number;
  /** Not a foreign key: a game outlives its creator's account. */
  creator_id: string;
  participation_code: string;
  status: 'active' | 'ended';
  ended_reason: string | null;
  created_at: string;
  /** Rises whenever a node takes the game for a turn; a commit with an older number is refused. */
  epoch: number;
  /** How many messages the DM has written here. */
  dm_messages: number;
  /** The last column: SQLite reads past a long text to reach what stands behind it. */
  adventure_text: string;
}

/** What holds at a table. A game without a row has the defaults. */
export interface GameSettingsRow {
  game_id: string;
  agency: number;
  lines_json: string;
  veils_json: string;
  paused: number;
  /** Null: as the DM likes. */
  tone: string | null;
  language: string | null;
  zero_hp: 'end' | 'fall';
  pace: 'each' | 'round';
  /** Null: the service's own. */
  model: string | null;
  /** What the game may cost; null for as much as it takes. */
  budget_kind: 'tokens' | 'usd' | null;
  /** Tokens, or millionths of a dollar. */
  budget_amount: number | null;
  /** How far it is spent, as the table was last told; empty without a budget. */
  budget_state: '' | 'open' | 'near' | 'spent';
  /** In rounds: the newest message that the DM need not wait with any longer. */
  go_on: number;
  /** How often the adventure was exchanged for another one. */
  adventure_version: number;
  /** The turn that ran when it was last exchanged: it still plays the one before. */
  adventure_turn: number | null;
  /** The newest game that goes on with this one's party. It may have been deleted since. */
  sequel_id: string | null;
  /** Whose turn it is in a fight, where somebody plays them. The state of the world has it too, which is long: lists read this. */
  acting_character_id: string | null;
}

export interface ParticipantRow {
  game_id: string;
  user_id: string;
  character_id: string | null;
  self_rolls: number;
  pending_notation: string | null;
  pending_reason: string | null;
  /** 1 when it was asked for in a whisper: nobody else is told of it. */
  pending_whispered: number;
  /** 0 until their first message. */
  has_spoken: number;
  joined_at: string;
  /** The newest message that they have read. */
  read_id: number;
}

export interface CharacterRow {
  id: string;
  owner_id: string;
  name: string;
  ancestry: string;
  class_name: string;
  level: number;
  background: string;
  abilities_json: string;
  armor_class: number;
  speed: number;
  proficiencies_json: string;
  inventory_json: string;
  spells_json: string;
  conditions_json: string;
  backstory: string;
  current_hp: number;
  max_hp: number;
  combat_stats_json: string;
  temporary_hp: number;
  death_saves_json: string;
  hit_dice_spent: number;
  slots_spent_json: string;
  experience: number;
  created_at: string;
  updated_at: string;
}

export interface MessageRow {
  /** Given by the database, rising within a game in the order of the commits. */
  id: number;
  game_id: string;
  sender_type: 'player' | 'dm' | 'system';
  user_id: string | null;
  character_id: string | null;
  content: string;
  /** What the service did during the DM's turn, as players may see it; of a player's move all of it, to take it back. */
  effects_json: string;
  /** Given by the client; unique per game and user, so that a repeated send is one message. */
  client_id: string | null;
  created_at: string;
  /** 0 while it stands; then its text is empty, and this is the newest message that the game had when it was removed. */
  removed_after: number;
  /** How many sentences of the model's answer were kept back. */
  withheld: number;
  kind: MessageKind;
  /** Of a whisper: 'dm' or a user id. */
  recipient: string | null;
  /** How often it has been worded. */
  takes: number;
  /** 0 while it has its first words; then the newest message that the game had when it was last retold. */
  retold_after: number;
  /** Of a story from elsewhere: who said it there. */
  author: string | null;
}

/** A former wording of a message. */
export interface TakeRow {
  message_id: number;
  take: number;
  content: string;
  withheld: number;
  created_at: string;
}

/** A message that was taken back: for its creator to look at, and for nothing else. */
export interface WithdrawnMessageRow extends Omit<MessageRow, 'retold_after' | 'author'> {
  /** The message that was taken back, and this with it. */
  rewound_id: number;
  /** The place of the rewind among the messages: those after it are later, those before it earlier. */
  withdrawn_after: number;
  withdrawn_at: string;
}

/** A DM turn that is owed, running, done or failed: a row, not a promise in memory. */
export interface TurnRow {
  id: number;
  game_id: string;
  kind: 'greeting' | 'reply';
  /** The player message that the turn answers; null for the greeting. Unique. */
  message_id: number | null;
  user_id: string | null;
  status: 'owed' | 'running' | 'done' | 'failed';
  /** The game's epoch under which the turn runs. */
  epoch: number;
  attempts: number;
  /** The roll that the turn took up from its player; given back when the turn fails. */
  pending_notation: string | null;
  pending_reason: string | null;
  /** 1 when that roll was asked for in a whisper. */
  pending_whispered: number;
  /** The newest message that the game had when the turn began. */
  read_id: number;
  /** The DM message that ended the turn. */
  reply_id: number | null;
  /** What the turn did, private parts included: to take it back. */
  effects_json: string;
  /** The sentence that the room was told. */
  failure: string | null;
  input_tokens: number;
  output_tokens: number;
  cached_tokens: number;
  /** What the DM claimed in words, and what became of it. */
  claims: number;
  borne_out: number;
  repaired: number;
  withheld: number;
  /** In rounds: the turn whose answer is this one's too. */
  answered_in: number | null;
  created_at: string;
  finished_at: string | null;
}

export interface TicketRow {
  ticket_hash: string;
  /** Null for a ticket to hear of all games. */
  game_id: string | null;
  user_id: string;
  /** The session that asked for it: its end closes the socket. */
  session_hash: string;
  expires_at: string;
}

export interface WorldStateRow {
  game_id: string;
  /** The engine's World, the DM's private notes included. */
  state_json: string;
  updated_at: string;
}

/** How far a game remembers itself. */
export interface MemoryRow {
  game_id: string;
  /** Messages up to here can be found by their marks. */
  marked_id: number;
  /** Messages up to here are told by the chapters. */
  chronicled_id: number;
  /** While somebody writes a chapter: when they are given up, in milliseconds of the clock that all nodes share. */
  writing_until: number;
}

export interface MessageMarksRow {
  message_id: number;
  game_id: string;
  /** As the engine packs them. */
  marks: Uint8Array;
}

export interface ChapterRow {
  game_id: string;
  from_id: number;
  to_id: number;
  title: string;
  /** Empty while it has to be written again. */
  summary: string;
}

export interface PinRow {
  id: number;
  game_id: string;
  content: string;
}

export interface AdventureChunkRow {
  game_id: string;
  position: number;
  heading: string;
  content: string;
  /** The embedding, as the library packs it; null when there is none. */
  vector: Uint8Array | null;
  /** The number of its scene; 0 in games whose adventure was read before there were scenes. */
  scene: number;
  label: 'read aloud' | 'for you alone';
}

export interface AdventureSceneRow {
  game_id: string;
  /** From 1, in the order of the text. */
  number: number;
  title: string;
  depth: number;
  kind: SceneKind;
  /** 1 for the scene in which play begins. */
  is_first: number;
}

export interface RulebookChunkRow {
  /** Hash of embedder, heading and content: an unchanged passage is not embedded again. */
  content_hash: string;
  book: string;
  position: number;
  heading: string;
  content: string;
  vector: Uint8Array | null;
}

/** The processes that share this database. */
export interface NodeRow {
  id: string;
  /** The PostgreSQL backend that holds this node's game locks. */
  lock_backend: number;
  /** Milliseconds since 1970, by the database's clock. */
  beat_at: number;
}

/** Messages between nodes that are too large for a notification. */
export interface BusMessageRow {
  id: number;
  message_json: string;
  created_at: string;
}

/** What somebody did, for the operator: never a password, a token or anything that an unknown visitor wrote. */
export interface AuditRow {
  id: number;
  at: string;
  action: string;
  /** Not a foreign key: the record outlives the account. */
  user_id: string | null;
  user_name: string | null;
  address: string | null;
  detail: string | null;
}

/** What a model was asked for a game in a day. */
export interface ModelUsageRow {
  /** Not a foreign key: what was spent outlives the game. Empty for talk before a game and for games that are gone. */
  game_id: string;
  /** Of UTC, as 2026-11-17. */
  day: string;
  /** As an operator would name it. */
  model: string;
  calls: number;
  failures: number;
  /** Calls of which the provider gave no count. */
  unmetered: number;
  input_tokens: number;
  output_tokens: number;
  /** Of the input. */
  cached_tokens: number;
}

type Counted = 'calls' | 'failures' | 'unmetered' | 'input_tokens' | 'output_tokens' | 'cached_tokens';

/** What a model was asked for a game, in all and in the game's newest evening. */
export interface GameSpendingRow
  extends Pick<ModelUsageRow, 'model' | Counted>,
    Record<`evening_${Counted}`, number> {
  game_id: string;
  /** When the evening began that the sums are of. */
  evening_since: string;
  spent_at: string;
}

/** Made once and shared by every node. */
export interface SecretRow {
  name: string;
  value: string;
}

/** A game that came as a capsule. */
export interface ImportRow {
  game_id: string;
  /** Everything up to here was told elsewhere: it is not taken back. */
  through_id: number;
  /** What of it nobody here has said, and its creator has stored. */
  bytes: number;
}

/** A character of such a game whose player has not come yet. It belongs to whoever has brought it. */
export interface WaitingCharacterRow {
  character_id: string;
  game_id: string;
  /** Who played them there. */
  player_name: string;
}
