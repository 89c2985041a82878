import type { Reading } from '../../reader/reading.ts';
import { listed } from '../../language/nouns.ts';
import type { Telling } from '../../telling/telling.ts';
import { type Opened, openAdventure, roomOf } from '../opened.ts';
import { type Room, voiced } from '../rooms.ts';
import { isForbidden } from '../forbids.ts';
import { ownsUp, tellsForIt } from '../prose-deeds.ts';
import { noteShut } from './bars.ts';
import { bringsAbout, takesRevealed } from './bring-about.ts';
import { findsFreely } from './finds-freely.ts';
import { partsWith } from './gifts.ts';
import { hearsOfCommission } from './hear-commission.ts';
import { thinksOfHint } from './hints.ts';
import { findsThere } from './lies.ts';
import { readsThere } from './readings.ts';
import { meetsDoor } from './meets-door.ts';
import { opensContainer } from './open-container.ts';
import { hearsReply } from './replies.ts';
import { ridesTo } from './rides.ts';
import { seesThrough } from './sees-through.ts';
import { calmsFoe, setsOff } from './trigger-now.ts';
import { tellsTrouble } from './troubles.ts';
import { triesPuzzle } from './try-puzzle.ts';
import { walksInto } from './walks-into.ts';
import { meetsBar } from './ways-now.ts';

const played = new WeakSet<Telling>();
/** Whether the notes of the adventure had something for what was done in a turn. */
export const hasPlayedNotes = (turn: Telling) => played.has(turn);

function echoOf(reading: Reading): string {
  if (reading.kind === 'steps')
    return listed(reading.steps.slice(0, 3).map(({ echo }) => echo)).replace(/[.]$/, '');
  if (reading.kind === 'declared') return reading.echo.replace(/[.]$/, '');
  return '';
}

const deaf = new Set<Reading['kind']>(['objection', 'small talk', 'foreign']);

/** What is written so that nobody could take it for anything else: who pays for what, what is shut, and what comes of a deed. */
const playsWritten = async (turn: Telling, adventure: Opened, room: Room, reading: Reading, echo: string) =>
  (await ownsUp(turn, echo)) ||
  (await tellsForIt(turn, echo)) ||
  (await hearsOfCommission(turn, adventure, room, reading, echo)) ||
  (await setsOff(turn, adventure, room, echo)) ||
  (await meetsDoor(turn, adventure, room, echo)) ||
  (await ridesTo(turn, adventure, room)) ||
  (await opensContainer(turn, adventure, room, echo)) ||
  (await takesRevealed(turn, room, echo)) ||
  (await bringsAbout(turn, adventure, room, echo)) ||
  (await findsThere(turn, adventure, room, echo));

/** What plain prose says just as plainly: what is not to be done yet, who owns up to what, and who gives what for the asking. */
const playsProse = async (turn: Telling, adventure: Opened, room: Room, echo: string) =>
  isForbidden(turn, adventure, room, echo) ||
  (!turn.table.encounter && ((await ownsUp(turn, echo)) || (await partsWith(turn, adventure, room, echo))));

/**
 * What the notes of a room have for a message goes before what anybody could do anywhere: its puzzles, what happens to whoever does
 * something, what is parted with, what lies and stands written about, and what is shut. Only rooms that are marked are read so closely.
 */
export async function playsNotes(turn: Telling, reading: Reading): Promise<boolean> {
  const { script } = turn.excerpts;
  if (!script || deaf.has(reading.kind)) return false;
  const adventure = openAdventure(script);
  const room = roomOf(adventure, turn.state.at);
  if (!room) return false;
  const echo = echoOf(reading);
  if (room.paragraphs.some(({ isProse }) => isProse)) {
    const isHeard = await playsProse(turn, adventure, room, echo);
    if (isHeard) played.add(turn);
    return isHeard;
  }
  await walksInto(turn, room);
  if (turn.isWaiting || (await seesThrough(turn, room)) || (await findsFreely(turn, echo))) {
    played.add(turn);
    return true;
  }
  if (!adventure.isMarked || voiced(room, 'aloud').length === 0) {
    if (turn.table.encounter || !(await playsWritten(turn, adventure, room, reading, echo))) return false;
    played.add(turn);
    return true;
  }
  noteShut(turn, room);
  const isQuestion = /\?/.test(turn.message);
  const isTalk =
    isQuestion ||
    reading.kind === 'speech' ||
    reading.kind === 'question' ||
    (reading.kind === 'steps' && reading.asks !== undefined);
  const notes = adventure.rooms
    .filter(({ id }) => id === room.id || turn.state.been.includes(id))
    .flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text));
  const isHeard =
    (await calmsFoe(
      turn,
      room,
      notes.flatMap((text) => text.split(/(?<=[.!?]) /)),
      echo,
    )) ||
    isForbidden(turn, adventure, room, echo) ||
    (!turn.table.encounter &&
      ((await ownsUp(turn, echo)) ||
        (await tellsForIt(turn, echo)) ||
        (await hearsOfCommission(turn, adventure, room, reading, echo)) ||
        (await setsOff(turn, adventure, room, echo)) ||
        (await meetsDoor(turn, adventure, room, echo)) ||
        (await ridesTo(turn, adventure, room)) ||
        (await opensContainer(turn, adventure, room, echo)) ||
        (await triesPuzzle(turn, adventure, room, echo)) ||
        (await hearsReply(turn, adventure, room, reading, echo)) ||
        (await partsWith(turn, adventure, room, echo)) ||
        (await takesRevealed(turn, room, echo)) ||
        (await bringsAbout(turn, adventure, room, echo)) ||
        (await findsThere(turn, adventure, room, echo)) ||
        readsThere(turn, adventure, room, echo) ||
        (await meetsBar(turn, adventure, room, reading, echo)) ||
        tellsTrouble(turn, adventure, room, isTalk) ||
        (await thinksOfHint(turn, adventure, room, echo))));
  if (isHeard) played.add(turn);
  return isHeard;
}
