import type { State } from '../../world/state.ts';
import type { Telling } from '../../telling/telling.ts';
import { contentWords } from '../content-words.ts';
import { checkIn } from '../written-check.ts';
import { once } from '../once.ts';
import type { Opened } from '../opened.ts';
import { type Adventure, type Room, voiced } from '../rooms.ts';
import { solvedIn } from '../seen.ts';
import { solutionsIn } from '../solutions.ts';
import { placeName } from '../titles.ts';
import { nowOpen } from './note-lines.ts';
import { doorsIn } from './doors.ts';
import { isNoted, note, notesOf } from './notes.ts';
import { puzzlesIn } from './puzzles.ts';

/** What keeps a room from the next. */
export interface Bar {
  /** As it follows a colon: `the door is stuck`. */
  told: string;
  /** What it is: `door`; empty where nobody sees a way there. */
  noun: string;
}

const passage =
  '(?:doors?|gates?|hatch(?:es)?|portcullis|grate|grille|trapdoor|barrier|bulkhead|airlock|shutters?|drawbridge)';
const shut = new RegExp(
  `\\bthe ((?:[\\p{Ll}-]+ ){0,2}?${passage})\\b[^.;]{0,30}? (?:is|are|stays?|remains?|has|have|opens?|open) (?:\\p{Ll}+ )?(stuck|locked|barred|blocked|shut|closed|sealed|boarded|jammed|bolted|only|no handles?)`,
  'iu',
);
const opensSomething = new RegExp(
  `\\b(?:${passage}|stairs?|staircase|steps|passage|tunnel|way|opening|shaft|corridor|altar|wall|bookcase|slab)\\b`,
  'i',
);
const opening =
  /\b(?:open|opens|opened|slides?|grinds?|parts?|unlocks?|swings?|lifts?|rises|apart|aside|shows?|reveals?|forces?|unless)\b/i;

const aloudWords = (room: Room) => new Set(voiced(room, 'aloud').flatMap(({ text }) => contentWords(text)));

/** What bars the way onward from a room; null where nothing does, or where the text knows of nothing that would open it. */
export const barOf = once((room: Room): Bar | null => {
  const seen = aloudWords(room);
  const puzzle = puzzlesIn(room).find(({ opens, note: { text } }) =>
    [text, ...opens].some((one) => opensSomething.test(one) && opening.test(one)),
  );
  const noun = new RegExp(`\\b${passage}\\b`, 'iu')
    .exec(
      voiced(room, 'aloud')
        .map(({ text }) => text)
        .join(' '),
    )?.[0]
    ?.toLowerCase();
  for (const { text, isSecret } of notesOf(room)) {
    const [, what, how] = shut.exec(text) ?? [];
    if (!what || !how || !contentWords(what).every((word) => seen.has(word))) continue;
    if (!puzzle && !opensByText(room)) continue;
    const isPlural = /s$/.test(what);
    const told = isSecret || /only|handle/.test(how) ? 'shut' : how === 'boarded' ? 'boarded up' : how;
    return {
      noun: what.split(' ').at(-1)!.toLowerCase(),
      told: `the ${what.toLowerCase()} ${isPlural ? 'are' : 'is'} ${told}`,
    };
  }
  if (!puzzle) return null;
  if (noun && [puzzle.note.text, ...puzzle.opens].some((one) => one.toLowerCase().includes(noun)))
    return { noun, told: `the ${noun} ${/s$/.test(noun) ? 'are' : 'is'} shut` };
  return { noun: '', told: 'there is no way down or through from here, as far as anybody can see' };
});

const forced =
  /\b(?:forces?|opens?|breaks?|pr(?:y|ies|ying)|prised?|unlocks?|forced|opened|broken|held to|works)\b/i;

/** Whether the text says by what it could be opened. */
function opensByText(room: Room): boolean {
  return notesOf(room).some(
    ({ text }) =>
      forced.test(text) && (checkIn(text) !== null || /\b(?:only|key|keycard|code|if|when)\b/i.test(text)),
  );
}

const open = 'open';
export const openWayMark = (state: Pick<State, 'things'>, room: Room) => note(state, room.id, open);

/** Whether it was opened: by a puzzle, by a key, or by anything else that the text lets open it. */
export function isOpenNow(state: Pick<State, 'things'>, room: Room): boolean {
  if (isNoted(state, room.id, open)) return true;
  const solved = solvedIn(state, room.id);
  return solutionsIn(room.paragraphs).some(
    ({ id, sentence, consequence, deed }) =>
      solved.includes(id) &&
      (forced.test(`${sentence} ${consequence}`) || opening.test(consequence) || deed?.act === 'open'),
  );
}

/** What keeps the party from another room, from where it is; null where nothing does. */
export function barBetween(state: State, { rooms }: Adventure, from: Room, to: string): Bar | null {
  const door = doorsIn(rooms).find(
    (one) => one.into === to && !state.been.includes(to) && !isNoted(state, one.room, `box open ${one.id}`),
  );
  if (door && from.id !== to) return { told: `the ${door.shown} is ${door.shut}`, noun: door.noun };
  const at = rooms.indexOf(from);
  const target = rooms.findIndex(({ id }) => id === to);
  if (at < 0 || target <= at || state.been.includes(to)) return null;
  const bar = barOf(from);
  return bar && !isOpenNow(state, from) ? bar : null;
}

const wasShut = new WeakMap<Telling, Room>();
/** Notes whether the way was shut when the turn began. */
export function noteShut(turn: Telling, room: Room): void {
  if (barOf(room) && !isOpenNow(turn.state, room)) wasShut.set(turn, room);
}

const saidOpen = new WeakSet<Telling>();

/** That a way is open is said when it is opened. */
export function tellOpened(turn: Telling, { rooms }: Opened): void {
  const room = wasShut.get(turn);
  if (
    !room ||
    turn.hasMoved ||
    saidOpen.has(turn) ||
    turn.state.at !== room.id ||
    !isOpenNow(turn.state, room)
  )
    return;
  saidOpen.add(turn);
  const next = rooms[rooms.indexOf(room) + 1];
  const bar = barOf(room);
  if (bar && bar.noun !== '') turn.say(`The ${bar.noun} ${/s$/.test(bar.noun) ? 'stand' : 'stands'} open.`);
  if (next) turn.line(nowOpen, { way: placeName(next.title) });
}

export function opensWay(turn: Telling, adventure: Opened, room: Room): void {
  if (!barOf(room)) return;
  openWayMark(turn.state, room);
  tellOpened(turn, adventure);
}
