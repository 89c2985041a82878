import { fingerprint } from '../../language/sentences.ts';
import type { State } from '../../world/state.ts';
import { once } from '../once.ts';
import type { Room } from '../rooms.ts';
import { markSolved, solvedIn } from '../seen.ts';
import { wholeSentences } from '../whole-sentences.ts';

/** A sentence that is not read aloud: what whoever leads knows of a room. */
export interface Note {
  id: string;
  text: string;
  /** With the marks of its paragraph: names in bold are found by them. */
  raw: string;
  isSecret: boolean;
  /** Those before it in its paragraph, and those behind it. */
  before: readonly string[];
  behind: readonly string[];
}

const who = '(?:dm|gm|keeper|referee|game master|dungeon master|storyteller)';
const label = new RegExp(
  `^(?:(?:(?:for )?(?:the )?${who}(?:['’]s)?(?: (?:only|alone|notes?|eyes(?: only)?))?|secrets?|hidden|solution|developments?|traps?|treasure|hazard|puzzle|events?|tactics|features?)[:.] ?)+`,
  'i',
);
export const withoutLabel = (text: string) => text.replace(label, '');

export const notesOf = once(({ paragraphs }: Pick<Room, 'paragraphs'>): readonly Note[] =>
  paragraphs.flatMap(({ voice, text, raw }) => {
    if (voice === 'aloud' || voice === 'numbers') return [];
    const sentences = wholeSentences(text)
      .map((one) => withoutLabel(one).trim())
      .filter((one) => one !== '');
    return sentences.map((one, at) => ({
      id: fingerprint(one),
      text: one.charAt(0).toUpperCase() + one.slice(1),
      raw,
      isSecret: voice === 'secret',
      before: sentences.slice(0, at),
      behind: sentences.slice(at + 1),
    }));
  }),
);

/** What came of a note stands among what was solved in its room, so that it is bounded and kept as that is. */
const key = (what: string) => `note:${what}`;
export const isNoted = (state: Pick<State, 'things'>, room: string, what: string) =>
  solvedIn(state, room).includes(key(what));
export const note = (state: Pick<State, 'things'>, room: string, what: string) =>
  markSolved(state, room, key(what));
export const notedIn = (state: Pick<State, 'things'>, room: string, prefix: string): string[] =>
  solvedIn(state, room)
    .filter((one) => one.startsWith(key(prefix)))
    .map((one) => one.slice(key(prefix).length));
export function forget(state: State, room: string, prefix: string): void {
  const name = `solved ${room.replace(/^scene-/, '')}`;
  const kept = state.things[name]?.filter((one) => !one.startsWith(key(prefix)));
  if (kept) state.things[name] = kept;
}

/** Every note of the rooms where the party was that has come to light. */
export const broughtToLight = (state: Pick<State, 'things'>, rooms: readonly Room[]): string[] =>
  rooms.flatMap((room) => {
    const marks = notedIn(state, room.id, 'told ');
    return marks.length === 0
      ? []
      : notesOf(room).flatMap(({ id, text }) => (marks.includes(id) ? [text] : []));
  });
