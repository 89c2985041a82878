import type { MessageRead } from '@fireside/contract';
import type { Placed } from '../news/table-news.ts';
import { dayOf } from './message-time.ts';

/** What a story is made of, with a line before the first message of each further day. */
export type StoryRow = Placed<MessageRead> | { day: string; before: number };

export function withDays(rows: readonly Placed<MessageRead>[]): StoryRow[] {
  let last: string | null = null;
  return rows.flatMap((row): StoryRow[] => {
    if (!('message' in row)) return [row];
    const { id, created_at } = row.message;
    const day = dayOf(created_at);
    const isNew = last !== null && day !== last;
    last = day;
    return isNew ? [{ day: created_at, before: id }, row] : [row];
  });
}
