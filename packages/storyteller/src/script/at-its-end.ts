import type { Telling } from '../telling/telling.ts';
import { contentWords, sharedWords } from './content-words.ts';
import { variantsOf } from './endings.ts';
import type { Opened } from './opened.ts';
import type { Room } from './rooms.ts';
import { solvedIn } from './seen.ts';
import { solutionsIn } from './solutions.ts';
import { hasTried, isSolved, wordsOfSolved } from './try-solution.ts';
import { goesOn, isLastRoom } from './whereabouts.ts';

/** So long the last scene is played before it is brought to its end; a fight has twice the time. */
const turnsInTheLast = 10;

const leaving =
  /\b(?:go home|leave|go on|we are done|it is over|rest|celebrate|drink with|thank|farewell|ride (?:home|off|away)|back to|the end)\b/i;

/** The last scene is played, and what its text asks for has happened, or enough else has. */
export function isAtItsEnd(turn: Telling, adventure: Opened, solved: boolean): boolean {
  const { state, table, place, message } = turn;
  if (!isLastRoom(turn, adventure)) return endsElsewhere(turn, adventure);
  const onlyOpens = solved && /\bopens?\b/i.test(wordsOfSolved(turn)) && hasMoreToDo(turn, adventure);
  if (isSolved(turn) && !onlyOpens && (solved || goesOn(message))) return true;
  if (onlyOpens) return false;
  if (goesOn(message) && state.turnsHere >= 2) return true;
  if (!turn.isTimeless && !hasTried(turn) && endsByWords(adventure, message)) return true;
  const isBeaten = state.fought && !table.encounter;
  const hasTalked = place.people.some(({ id }) => state.people[id] !== undefined);
  if (isBeaten && state.turnsHere >= 1) return true;
  if (state.turnsHere >= 3 && (hasTalked || isSolved(turn)) && leaving.test(message)) return true;
  return state.turnsHere >= (table.encounter ? 2 : 1) * turnsInTheLast;
}

/** Whether the text of this room knows of something else that would work. */
function hasMoreToDo({ state }: Telling, adventure: Opened): boolean {
  const room = adventure.rooms.find(({ id }) => id === state.at);
  return room !== undefined && solutionsIn(room.paragraphs).length > solvedIn(state, room.id).length;
}

/** What was found in the last scene may be needed in another: brought there, it ends the tale if an ending says just that. */
function endsElsewhere({ state, isTimeless, message }: Telling, adventure: Opened): boolean {
  const last = adventure.rooms.at(-1)?.id;
  return last !== undefined && state.been.includes(last) && !isTimeless && endsByWords(adventure, message, 3);
}

/** Whether a room is the last, and what somebody does is what an ending is named after. */
export const endsThere = (turn: Telling, adventure: Opened, room: Room | null) =>
  room?.id === adventure.rooms.at(-1)?.id && !turn.isTimeless && endsByWords(adventure, turn.message);

/** Whether what somebody does is what an ending is named after. */
function endsByWords(adventure: Opened, message: string, atLeast = 2): boolean {
  if (/\?\s*$/.test(message)) return false;
  const words = contentWords(message);
  return variantsOf(adventure).some(({ words: own, condition }) => {
    const needed = Math.max(atLeast, Math.min(3, Math.ceil(own.size / 2)));
    return condition !== '' && own.size > 1 && sharedWords(words, own).length >= needed;
  });
}
