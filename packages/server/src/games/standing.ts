import type { GameRead, LastLine } from '@fireside/contract';
import { limits, removedContent } from '@fireside/contract/protocol';
import type { MessageRow, ParticipantRow, TurnRow } from '../store/schema.ts';
import { plainLine } from './plain-line.ts';

/** How a game stands for one participant: what they have not read, the newest of it, and whom the table waits for. */
export type Standing = Pick<GameRead, 'unread' | 'last_line' | 'awaited' | 'my_turn'>;

/** Somebody who is awaited if they are at the table: that is known to nobody but the rooms. */
export interface AbsentOrAwaited {
  id: string;
  name: string;
}

/** A game as it is stored; whom a round waits for is still to be said. */
export type StoredGame = GameRead & { not_acted: AbsentOrAwaited[] };

/** What is read for it of a game of which `mine` is the viewer's seat; nothing where they have none. */
export interface StandingColumns {
  acting_character_id: string | null;
  unread: number;
  last_id: number | null;
  last_at: string | null;
  last_sender: MessageRow['sender_type'] | null;
  last_kind: MessageRow['kind'] | null;
  last_recipient: string | null;
  last_removed_after: number | null;
  last_content: string | null;
  last_player: string | null;
  last_character: string | null;
}

/** Marks take up room too: of so many characters a whole line is left. */
const readCharacters = limits.lastLine * 4;

/** Each of these has an index of its own: a count goes no further than its bound, however long the story is. */
const open = "messages.game_id = games.id and messages.kind <> 'whisper'";
const whispered = (column: 'user_id' | 'recipient') =>
  `messages.game_id = games.id and messages.kind = 'whisper' and messages.${column} = mine.user_id`;

const unread = (which: string) => `(
  select count(*) from (
    select messages.id from messages where ${which} and messages.id > mine.read_id limit ${limits.unread}
  ) as newer
)`;

/** Whatever one whispers oneself one has read. */
export const standingColumns = `settings.acting_character_id,
  ${unread(open)} + ${unread(whispered('recipient'))} as unread,
  last.id as last_id, last.created_at as last_at, last.sender_type as last_sender, last.kind as last_kind,
  last.recipient as last_recipient, last.removed_after as last_removed_after,
  substr(last.content, 1, ${readCharacters}) as last_content,
  last_player.name as last_player, last_character.name as last_character`;

export const joinedStanding = `left join messages as last on last.id = (
    case when mine.user_id is null then null else (
      select max(id) from (
        select max(messages.id) as id from messages where ${open}
        union all select max(messages.id) as id from messages where ${whispered('user_id')}
        union all select max(messages.id) as id from messages where ${whispered('recipient')}
      ) as readable
    ) end
  )
  left join users as last_player on last_player.id = last.user_id
  left join characters as last_character on last_character.id = last.character_id`;

/** A seat of a game, with what says whether it is waited for. */
export interface PlayerColumns extends Pick<ParticipantRow, 'pending_whispered'> {
  player_id: string;
  player_name: string;
  plays: string | null;
  is_asked: number;
  open_turn: Extract<TurnRow['status'], 'owed' | 'running'> | null;
}

/**
 * Of `seat`, whose user is `member`, in a game in which `mine` is the viewer's seat. A whisper to the DM is no act at the table, and
 * nobody can tell from anything here that there was one.
 */
export const playerColumns = `seat.user_id as player_id, member.name as player_name, seat.character_id as plays,
  case when seat.pending_notation is null then 0 else 1 end as is_asked, seat.pending_whispered, (
    select max(turns.status) from turns join messages as acted on acted.id = turns.message_id
    where turns.status in ('owed', 'running') and turns.game_id = seat.game_id and turns.user_id = seat.user_id
      and acted.kind <> 'whisper' and mine.user_id is not null
  ) as open_turn`;

function lastLine(row: StandingColumns): LastLine | null {
  if (row.last_id === null) return null;
  const content = row.last_removed_after === 0 ? row.last_content! : removedContent;
  return {
    id: row.last_id,
    at: row.last_at!,
    by: row.last_sender === 'player' ? (row.last_character ?? row.last_player) : null,
    kind: row.last_kind!,
    to: row.last_recipient,
    text: plainLine(content, limits.lastLine),
  };
}

type Waiting = Pick<GameRead, 'is_participant' | 'status' | 'paused' | 'pace'>;

export function standingOf(
  row: StandingColumns,
  players: readonly PlayerColumns[],
  { is_participant, status, paused, pace }: Waiting,
  viewerId: string,
): Standing & Pick<StoredGame, 'not_acted'> {
  const read = { unread: Math.min(row.unread, limits.unread), last_line: lastLine(row) };
  if (!is_participant || status === 'ended' || paused)
    return { ...read, awaited: [], my_turn: false, not_acted: [] };
  // While the DM tells, nobody is waited for but those who were asked for a roll.
  const isTold = players.some(({ open_turn }) => open_turn === 'running');
  const isIdle = ({ open_turn }: PlayerColumns) => !isTold && open_turn === null;
  const isAwaited = (player: PlayerColumns) =>
    (player.is_asked === 1 && (player.pending_whispered === 0 || player.player_id === viewerId)) ||
    (player.plays !== null && player.plays === row.acting_character_id && isIdle(player));
  const awaited = players.filter(isAwaited);
  return {
    ...read,
    awaited: awaited.map(({ player_name }) => player_name),
    my_turn: awaited.some(({ player_id }) => player_id === viewerId),
    not_acted:
      pace === 'round'
        ? players.filter(isIdle).map(({ player_id: id, player_name: name }) => ({ id, name }))
        : [],
  };
}

/** In rounds the table also waits for everybody who is there and has not acted. */
export function withPresent(
  { not_acted, ...game }: StoredGame,
  viewerId: string,
  online: (gameId: string) => ReadonlySet<string>,
): GameRead {
  if (not_acted.length === 0) return game;
  const present = online(game.id);
  const waitedFor = not_acted.filter(({ id }) => present.has(id));
  const names = new Set([...game.awaited, ...waitedFor.map(({ name }) => name)]);
  return {
    ...game,
    awaited: game.player_names.filter((name) => names.has(name)),
    my_turn: game.my_turn || waitedFor.some(({ id }) => id === viewerId),
  };
}
