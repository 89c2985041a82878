import { randomUUID } from 'node:crypto';
import type { GameRead } from '@fireside/contract';
import { chronicleLimits, limits } from '@fireside/contract/protocol';
import { extractChapter } from '@fireside/engine';
import { announceChange, type Bus } from '../cluster/bus.ts';
import type { ChapterRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { newParticipationCode } from './participation-code.ts';
import { type EndedStory, sequelQueries } from './sequel-queries.ts';
import { withPresent } from './standing.ts';

const numerals = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** `The Mill`, `The Mill II`, `The Mill III`; behind ten they are counted in figures. */
export function sequelName(name: string): string {
  const [, before = name, ordinal = ''] = /^(.*\S)\s+([IVX]+|\d{1,4})$/u.exec(name) ?? [];
  const known = /^\d/.test(ordinal) ? Number(ordinal) : numerals.indexOf(ordinal);
  const [stem, next] = known > 1 ? [before, known + 1] : [name, 2];
  const suffix = ` ${numerals[next] ?? next}`;
  return `${[...stem]
    .slice(0, limits.gameName - suffix.length)
    .join('')
    .trimEnd()}${suffix}`;
}

/** How the story before went on behind its last chapter, in its own words, and how it ended. */
export function lastChapter({
  name,
  endedReason,
  toldUpTo,
  untold,
}: EndedStory): Omit<ChapterRow, 'game_id'> {
  const messages = untold.map(({ sender_type, player_name, character_name, content }) => ({
    sender: sender_type,
    playerName: player_name,
    characterName: character_name,
    content,
  }));
  const { chapter } = extractChapter({ gameName: name, messages, earlier: [] });
  const end = endedReason === '' ? '' : `In the end: ${endedReason}`;
  const told = messages.length === 0 ? '' : chapter.summary;
  const before = told.slice(0, chronicleLimits.summary - end.length - 1).toWellFormed();
  return {
    from_id: untold[0]?.id ?? toldUpTo + 1,
    to_id: untold.at(-1)?.id ?? toldUpTo + 1,
    title: messages.length === 0 ? 'How it ended' : chapter.title,
    summary: [before, end].filter(Boolean).join(' ') || 'It was over.',
  };
}

interface Parts {
  store: Store;
  bus: Bus;
  now: () => number;
  /** How many bytes a user may have stored. */
  mayStore: number;
}

/** A new game with the party of one that is over, which remembers that one as its past. Its adventure is not played again. */
export function createSequels({ store, bus, now, mayStore }: Parts) {
  return async (userId: string, gameId: string): Promise<GameRead> => {
    const ended = await store.call(sequelQueries.ended, { gameId, userId });
    const game = {
      id: randomUUID(),
      name: sequelName(ended.name),
      description: ended.description,
      has_adventure: 0,
      creator_id: userId,
      participation_code: newParticipationCode(),
      created_at: new Date(now()).toISOString(),
      adventure_text: '',
    };
    const { userIds, sequel } = await store.call(sequelQueries.create, {
      gameId,
      userId,
      game,
      last: lastChapter(ended),
      mayStore,
    });
    announceChange(bus, gameId);
    for (const seated of userIds) bus.publish({ kind: 'seat-taken', gameId: sequel.id, userId: seated });
    bus.publish({ kind: 'game-news', gameId: sequel.id });
    // Nobody can be at the table of a game that nobody knew of.
    return withPresent(sequel, userId, () => new Set());
  };
}
