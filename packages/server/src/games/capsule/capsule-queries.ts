import type { CapsuleFile, MessageRead } from '@fireside/contract';
import type { Encounter } from '@fireside/contract/effects';
import { capsuleLimits } from '@fireside/contract/protocol';
import { charactersAt } from '../../characters/character-queries.ts';
import { selectMemory } from '../../memory/chapter-queries.ts';
import { readChronicle } from '../../memory/chronicle-queries.ts';
import { reading, readingRows, room } from '../../store/procedure.ts';
import { type Database, query } from '../../store/query.ts';
import type { AdventureSceneRow, GameRow } from '../../store/schema.ts';
import { requireHost } from '../host-queries.ts';
import { messageRead, type NamedMessage, selectMessages } from '../message-queries.ts';
import { readableBy } from '../readers.ts';
import type { SeatKey } from '../seat-queries.ts';
import { joinedSettings, type KeptSettings, settingColumns, settingsOf } from '../settings.ts';
import { readWorld } from '../world-queries.ts';

const selectGame = query<
  { gameId: string },
  Pick<GameRow, 'name' | 'description' | 'status' | 'ended_reason' | 'adventure_text'> & KeptSettings
>(
  `select games.name, games.description, games.status, games.ended_reason, games.adventure_text, ${settingColumns}
   from games ${joinedSettings} where games.id = :gameId`,
);

const selectScenes = query<
  { gameId: string },
  Pick<AdventureSceneRow, 'number' | 'title' | 'kind' | 'is_first'>
>('select number, title, kind, is_first from adventure_scenes where game_id = :gameId order by number');

const selectPlayers = query<{ gameId: string }, { id: string; name: string; character_id: string | null }>(
  `select users.id, users.name, participants.character_id
   from participants join users on users.id = participants.user_id
   where game_id = :gameId order by joined_at, users.id`,
);

/** Of what the host may read. Whoever spoke elsewhere has a name and no account. */
const selectSpeakers = query<SeatKey & { limit: number }, { id: string; name: string }>(
  `select distinct coalesce(messages.user_id, messages.author) as id, coalesce(users.name, messages.author) as name
   from messages left join users on users.id = messages.user_id
   where messages.game_id = :gameId and messages.sender_type = 'player' and ${readableBy(':userId')}
     and coalesce(users.name, messages.author) is not null
   order by 1 limit :limit`,
);

/** The newest that fit; the positions of a capsule begin behind what is left out. */
const selectFirst = query<SeatKey & { most: number; bytes: number }, { id: number | null }>(
  `select min(id) as id from (
     select messages.id,
       row_number() over (order by messages.id desc) as place,
       sum(octet_length(content) + octet_length(effects_json) + 300) over (order by messages.id desc) as bytes
     from messages where messages.game_id = :gameId and ${readableBy(':userId')}
   ) as kept where place <= :most and bytes <= :bytes`,
);

/** How many stand up to a message, and so which position it has. */
const selectPosition = query<SeatKey & { firstId: number; id: number }, { count: number }>(
  `select cast(count(*) as integer) as count from messages
   where messages.game_id = :gameId and messages.id >= :firstId and messages.id <= :id
     and ${readableBy(':userId')}`,
);

async function readChapters(db: Database, seat: SeatKey, firstId: number): Promise<CapsuleFile['chronicle']> {
  const { chapters, pinned } = await readChronicle(db, seat.gameId);
  const upTo = async (id: number) => (await selectPosition.first(db, { ...seat, firstId, id }))!.count;
  const placed: CapsuleFile['chronicle']['chapters'] = [];
  for (const { title, summary, from_id, to_id } of chapters) {
    const to = await upTo(to_id);
    const before = await upTo(from_id - 1);
    // What it tells may have been left out, or have been told in the game before.
    const from = to > before ? before + 1 : 0;
    const isBehind = placed.some((earlier) => earlier.from > 0);
    if (from > 0 || !isBehind) placed.push({ title, summary, from, to: from === 0 ? 0 : to });
  }
  const toldId = (await selectMemory.first(db, { gameId: seat.gameId }))?.chronicled_id ?? 0;
  const told = Math.max(await upTo(toldId), placed.at(-1)?.to ?? 0);
  return { chapters: placed, pinned: pinned.map(({ text }) => text), told };
}

export interface CapsuleHead {
  capsule: Omit<CapsuleFile, 'messages'>;
  /** The first message that it holds. */
  firstId: number;
}

/** Without what players still mean to do, in their own words: some of it they have whispered. */
function withoutPlans(tale: unknown): CapsuleFile['world']['tale'] {
  return tale ? { ...(tale as NonNullable<CapsuleFile['world']['tale']>), asked: {}, next: {} } : null;
}

async function readHead(db: Database, seat: SeatKey): Promise<CapsuleHead> {
  const { gameId, userId } = seat;
  await requireHost(db, seat);
  const game = (await selectGame.first(db, { gameId }))!;
  const { name, description, status, ended_reason, adventure_text: text } = game;
  const { agency, lines, veils, tone, language, zero_hp, pace } = settingsOf(game);
  const scenes = await selectScenes(db, { gameId });
  const present = await selectPlayers(db, { gameId });
  const known = new Set(present.map(({ id }) => id));
  const speakers = await selectSpeakers(db, { ...seat, limit: capsuleLimits.players });
  const former = speakers.filter(({ id }) => !known.has(id)).map((one) => ({ ...one, character_id: null }));
  const { world, encounter } = await readWorld(db, gameId);
  const { scene, time, quests, people, facts, notes, place, tale = null } = world;
  const bounds = { most: capsuleLimits.messages, bytes: capsuleLimits.messageBytes };
  const firstId = (await selectFirst.first(db, { ...seat, ...bounds }))?.id ?? 0;
  return {
    firstId,
    capsule: {
      capsule: 'fireside',
      version: 1,
      game: { name, description, status, ended_reason, agency, lines, veils, tone, language, zero_hp, pace },
      adventure:
        text === ''
          ? null
          : {
              text,
              first: scenes.find(({ is_first }) => is_first === 1)?.number ?? 0,
              scenes: scenes.map(({ number, title, kind }) => ({ number, title, kind })),
            },
      host: userId,
      players: [...present, ...former].slice(0, capsuleLimits.players),
      characters: (await charactersAt(db, gameId)).map(
        ({ id, owner_id: _, owner_name: __, created_at: ___, updated_at: ____, ...sheet }) => ({ id, sheet }),
      ),
      world: {
        scene,
        time,
        quests,
        people,
        facts,
        notes,
        place,
        tale: withoutPlans(tale),
        encounter: encounter as Encounter | null,
      },
      chronicle: await readChapters(db, seat, firstId),
    },
  };
}

export interface CapsulePage extends SeatKey {
  fromId: number;
  limit: number;
}

type AuthoredMessage = NamedMessage & { author: string | null };

/** While they have the game. */
const selectPage = query<CapsulePage, AuthoredMessage>(
  `select story.*, messages.author from (
     ${selectMessages} join games on games.id = messages.game_id and games.creator_id = :userId
     where messages.game_id = :gameId and messages.id >= :fromId and ${readableBy(':userId')}
     order by messages.id limit :limit
   ) as story join messages on messages.id = story.id order by story.id`,
);

/** Whoever spoke elsewhere is known by their name. */
function authored({ author, ...row }: AuthoredMessage): MessageRead & { author: string | null } {
  return { ...messageRead(row), author };
}

export const capsuleQueries = room('capsules', {
  head: reading(readHead),
  page: readingRows(selectPage, (rows) => rows.map(authored)),
});
