import type { State } from '../world/state.ts';

/** Rooms whose text was read; so many are remembered. */
const key = 'read';
const mostRead = 80;
/** Of so many rooms it is remembered what was solved in them. */
const mostSolved = 8;

const shortId = (id: string) => id.replace(/^scene-/, '');

export function isRead({ things }: Pick<State, 'things'>, id: string): boolean {
  return things[key]?.includes(shortId(id)) ?? false;
}

export function isSeen(state: Pick<State, 'things' | 'been' | 'at'>, id: string): boolean {
  return state.at === id || state.been.includes(id) || isRead(state, id);
}

/** Sets it last, so that it is not the oldest of what is remembered. */
export function markRead({ things }: Pick<State, 'things'>, id: string): void {
  const read = things[key] ?? [];
  delete things[key];
  things[key] = [...read.filter((one) => one !== shortId(id)), shortId(id)].slice(-mostRead);
}

const solvedKey = (id: string) => `solved ${shortId(id)}`;

/** What was solved in a room: `id` for the whole of a solution, `id:1` for a part. */
export function solvedIn({ things }: Pick<State, 'things'>, id: string): readonly string[] {
  return things[solvedKey(id)] ?? [];
}

const mostMarks = 40;

export function markSolved({ things }: Pick<State, 'things'>, id: string, what: string): void {
  const marks = solvedIn({ things }, id).filter((one) => one !== what);
  // Set last, so that it is not the oldest of what is remembered.
  delete things[solvedKey(id)];
  things[solvedKey(id)] = [...marks, what].slice(-mostMarks);
  const rooms = Object.keys(things).filter((one) => one.startsWith('solved '));
  for (const old of rooms.slice(0, Math.max(0, rooms.length - mostSolved))) delete things[old];
}
