import type { GameRead } from '@fireside/contract';
import { limits } from '@fireside/contract/protocol';
import { chargeGame, textBytes } from '../../accounts/storage-queries.ts';
import { countCharacters, insertCharacter } from '../../characters/character-queries.ts';
import { insertInSteps } from '../../store/insert-in-steps.ts';
import { lockUser } from '../../store/locks.ts';
import { Refused, room, writing } from '../../store/procedure.ts';
import { change, type Database, returning } from '../../store/query.ts';
import type { CharacterRow, GameRow, ImportRow, WaitingCharacterRow } from '../../store/schema.ts';
import { chunkBytes, insertAdventure, type StoredAdventure } from '../adventure-rows.ts';
import { insertGame, insertSeat, type NewGame, readGame } from '../game-queries.ts';
import { writeSettings } from '../settings.ts';
import { writeWorld } from '../world-queries.ts';
import type { ImportedMessage, PreparedImport } from './prepared-import.ts';

type MessageValues = [
  gameId: string,
  sender: string,
  userId: string | null,
  author: string | null,
  characterId: string | null,
  content: string,
  effects: string,
  kind: string,
  recipient: string | null,
  at: string,
  withheld: number,
  removedAfter: number,
];

const insertMessages = returning<{ messages: MessageValues[] }, { id: number }>(
  `insert into messages
     (game_id, sender_type, user_id, author, character_id, content, effects_json, kind, recipient, created_at,
      withheld, removed_after)
   values :messages... returning id`,
);

/** Stores a page of messages; gives their ids in their order. */
async function storePage(db: Database, gameId: string, page: string): Promise<number[]> {
  const messages = JSON.parse(page) as ImportedMessage[];
  const rows = await insertMessages(db, {
    messages: messages.map(
      (one): MessageValues => [
        gameId,
        one.sender_type,
        one.user_id,
        one.author,
        one.character_id,
        one.content,
        one.effects_json,
        one.kind,
        one.recipient,
        one.created_at,
        one.withheld,
        one.removed ? 1 : 0,
      ],
    ),
  });
  return rows.map(({ id }) => id).sort((one, other) => one - other);
}

/** A number that no message has, and none will get. */
const takePlace = returning<{ gameId: string; at: string }, { id: number }>(
  `insert into messages (game_id, sender_type, content, created_at) values (:gameId, 'system', '', :at)
   returning id`,
);
const leavePlace = change<{ id: number }>('delete from messages where id = :id');

type ChapterValues = [gameId: string, fromId: number, toId: number, title: string, summary: string];

const insertChapters = change<{ chapters: ChapterValues[] }>(
  'insert into chapters (game_id, from_id, to_id, title, summary) values :chapters...',
);

const insertPins = change<{ pins: [gameId: string, content: string][] }>(
  'insert into pins (game_id, content) values :pins...',
);

/** Their marks are made anew. */
const remember = change<{ gameId: string; told: number }>(
  'insert into memories (game_id, marked_id, chronicled_id) values (:gameId, 0, :told)',
);

const finishGame = change<Pick<GameRow, 'status' | 'ended_reason' | 'dm_messages'> & { gameId: string }>(
  `update games set status = :status, ended_reason = :ended_reason, dm_messages = :dm_messages where id = :gameId`,
);

const markSpoken = change<{ gameId: string }>(
  'update participants set has_spoken = 1 where game_id = :gameId',
);

const insertImport = change<ImportRow>(
  'insert into imports (game_id, through_id, bytes) values (:game_id, :through_id, :bytes)',
);

const insertWaiting = change<WaitingCharacterRow>(
  `insert into waiting_characters (character_id, game_id, player_name)
   values (:character_id, :game_id, :player_name)`,
);

export interface Importing {
  game: NewGame;
  prepared: Omit<PreparedImport, 'adventure'>;
  adventure: StoredAdventure;
  /** How many bytes its importer may have stored. */
  mayStore: number;
}

async function storeStory(db: Database, { game: { id: gameId, created_at: at }, prepared }: Importing) {
  const { chapters, pinned, told } = prepared.chronicle;
  // Chapters of before the first message keep their order, and stand before everything that is said here.
  const early: number[] = [];
  for (const { from } of chapters) {
    if (from > 0) break;
    const { id } = (await takePlace.first(db, { gameId, at }))!;
    await leavePlace(db, { id });
    early.push(id);
  }
  const ids: number[] = [];
  for (const page of prepared.pages) ids.push(...(await storePage(db, gameId, page)));
  const idOf = (position: number) => ids[position - 1]!;
  const rows = chapters.map(({ title, summary, from, to }, place): ChapterValues => {
    const [fromId, toId] = from === 0 ? [early[place]!, early[place]!] : [idOf(from), idOf(to)];
    return [gameId, fromId, toId, title, summary];
  });
  await insertInSteps(rows, (some) => insertChapters(db, { chapters: some }));
  await insertInSteps(pinned, (some) => insertPins(db, { pins: some.map((content) => [gameId, content]) }));
  await remember(db, { gameId, told: told > 0 ? idOf(told) : (early.at(-1) ?? 0) });
  return ids.at(-1) ?? 0;
}

/** Everything or nothing: a capsule is one transaction. */
async function importGame(db: Database, importing: Importing): Promise<GameRead> {
  const { game, prepared, adventure, mayStore } = importing;
  const { id: gameId, creator_id: userId, created_at: at } = game;
  await lockUser(db, userId);
  if ((await countCharacters(db, userId)) + prepared.characters.length > limits.characters)
    throw new Refused('characters_full');
  await insertGame(db, game);
  for (const character of prepared.characters) {
    const row: CharacterRow = { ...character, owner_id: userId, created_at: at, updated_at: at };
    await insertCharacter(db, row);
  }
  await insertSeat(db, { gameId, userId, characterId: prepared.ownCharacterId, at });
  if (prepared.hasSpoken) await markSpoken(db, { gameId });
  await writeSettings(db, gameId, (usual) => ({ ...usual, ...prepared.settings }));
  await insertAdventure(db, gameId, adventure);
  const throughId = await storeStory(db, importing);
  const { status, ended_reason } = prepared.game;
  await finishGame(db, { gameId, status, ended_reason, dm_messages: prepared.dmMessages });
  await writeWorld(db, { gameId, at }, prepared);
  for (const one of prepared.waiting) await insertWaiting(db, { ...one, game_id: gameId });
  await insertImport(db, { game_id: gameId, through_id: throughId, bytes: prepared.otherBytes });
  const bytes =
    textBytes(game.description, game.adventure_text) +
    chunkBytes(adventure.chunks) +
    prepared.ownBytes +
    prepared.otherBytes;
  await chargeGame(db, { userId, most: mayStore }, bytes);
  return readGame(db, { viewerId: userId, gameId });
}

export const importQueries = room('imports', { import: writing(importGame) });
