import type { Capsule, ScriptChanges } from '@fireside/contract';
import type { Encounter, World } from '@fireside/contract/effects';
import type { CharacterRow, MessageRow, WaitingCharacterRow } from '../../store/schema.ts';
import type { GameSettings } from '../settings.ts';

export type ImportedMessage = Pick<
  MessageRow,
  | 'sender_type'
  | 'user_id'
  | 'author'
  | 'character_id'
  | 'content'
  | 'effects_json'
  | 'kind'
  | 'recipient'
  | 'created_at'
  | 'withheld'
> & { removed: boolean };

/** Before anybody's ids and times: those are given where it is stored. */
export interface PreparedImport {
  game: Pick<Capsule['game'], 'name' | 'description' | 'status' | 'ended_reason'>;
  settings: Pick<GameSettings, 'agency' | 'lines' | 'veils' | 'tone' | 'language' | 'zero_hp' | 'pace'>;
  adventure: { text: string; scenes: number; changes: ScriptChanges } | null;
  characters: Omit<CharacterRow, 'owner_id' | 'created_at' | 'updated_at'>[];
  /** Whom the one who brings it plays. */
  ownCharacterId: string | null;
  waiting: Omit<WaitingCharacterRow, 'game_id'>[];
  world: World;
  encounter: Encounter | null;
  chronicle: Capsule['chronicle'];
  /** Of so many messages each, as JSON: nobody reads them before they are stored. */
  pages: string[];
  dmMessages: number;
  hasSpoken: boolean;
  /** What its messages and its record take, of the importer's own words and of everything else. */
  ownBytes: number;
  otherBytes: number;
}
