import { travel } from '../../story/travel.ts';
import type { Resolve } from '../../telling/attempt.ts';
import type { Telling } from '../../telling/telling.ts';
import { contentWords } from '../content-words.ts';
import { type Opened, openAdventure } from '../opened.ts';
import type { Room } from '../rooms.ts';
import { placeName } from '../titles.ts';
import { waysFrom } from '../ways.ts';
import { whereTo } from '../whereabouts.ts';
import * as lines from './container-lines.ts';
import { type Door, doorsIn } from './doors.ts';
import { nowOpen } from './note-lines.ts';
import { forget, isNoted, note } from './notes.ts';
import {
  attemptedIn,
  forces,
  getsOpen,
  givesUp,
  isOpen,
  marked,
  picks,
  sayDone,
  slots,
  turns,
} from './unlock.ts';

const opens =
  /\b(?:open\w*|try|tries|push|pull|go|goes|enter|through|down|up|in|into|inside|knock|rattle|handle|latch)\b/i;
const looks = /\b(?:look|examine|inspect|check|study|listen)\b/i;
const through = /\b(?:go|goes|head|climb|step|walk|down|up|enter|through|into|inside)\b/i;
const lastMark = 'door last ';

/** The shut doors that lead on from where the party is. */
function doorsHere({ state }: Telling, adventure: Opened, room: Room): Door[] {
  const near = new Set(waysFrom(room, adventure).map(({ room: to }) => to.id));
  const seen = new Set(
    room.paragraphs.filter(({ voice }) => voice !== 'secret').flatMap(({ text }) => contentWords(text)),
  );
  return doorsIn(adventure.rooms).filter(
    ({ into, words }) =>
      into !== room.id &&
      (near.has(into) || words.every((word) => seen.has(word))) &&
      !state.been.includes(into),
  );
}

function meantBy(turn: Telling, adventure: Opened, room: Room): Door | null {
  const { message, state, excerpts } = turn;
  const words = contentWords(message);
  const doors = doorsHere(turn, adventure, room);
  const named = doors.find(
    (one) =>
      words.includes(one.noun) &&
      (doors.length === 1 || one.words.some((word) => word !== one.noun && words.includes(word))),
  );
  if (named) return named;
  const to = excerpts.script && whereTo(turn, adventure, excerpts.script);
  const toward = doors.find(
    ({ into, words: own }) =>
      into === to?.id ||
      ((turns.test(message) || through.test(message)) && own.some((word) => words.includes(word))),
  );
  if (toward) return toward;
  const last = doors.find(({ id }) => isNoted(state, room.id, `${lastMark}${id}`));
  return last &&
    /\b(?:it|lock|hinges|that)\b/i.test(message) &&
    (forces.test(message) || picks.test(message) || turns.test(message))
    ? last
    : null;
}

/** Whether a message is about a door that is shut, or was. */
export async function meetsDoor(
  turn: Telling,
  adventure: Opened,
  room: Room,
  echo: string,
): Promise<boolean> {
  if (turn.table.encounter) return false;
  const door = meantBy(turn, adventure, room);
  if (!door || isOpen(turn, door)) return false;
  const { message } = turn;
  const isTried = opens.test(message) || turns.test(message) || forces.test(message) || picks.test(message);
  if (!isTried && !looks.test(message)) return false;
  forget(turn.state, room.id, lastMark);
  note(turn.state, room.id, `${lastMark}${door.id}`);
  if (!isTried || /\?\s*$/.test(message)) {
    sayDone(turn, echo);
    return turn.line(lines.itIsShut, slots(door));
  }
  if (!(await getsOpen(turn, door, echo, resolveDoor))) return true;
  note(turn.state, door.room, marked('open', door));
  if (through.test(message)) await travel(turn, door.into);
  else tellWay(turn, adventure, door);
  return true;
}

function tellWay(turn: Telling, { rooms }: Opened, { into }: Door): void {
  const to = rooms.find(({ id }) => id === into);
  if (to) turn.line(nowOpen, { way: placeName(to.title) });
}

export const resolveDoor: Resolve = (turn, { about, step: { echo } }, { isSuccess }) => {
  const { script } = turn.excerpts;
  const adventure = script && openAdventure(script);
  const { id } = attemptedIn(about);
  const door = adventure && doorsIn(adventure.rooms).find((one) => one.id === id);
  if (!adventure || !door || !givesUp(turn, door, about, echo, isSuccess)) return;
  note(turn.state, door.room, marked('open', door));
  tellWay(turn, adventure, door);
};
