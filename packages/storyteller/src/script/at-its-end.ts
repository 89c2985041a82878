import type { Telling } from '../telling/telling.ts';
import { contentWords, sharedWords, stem } from './content-words.ts';
import { variantsOf } from './endings.ts';
import { endingMet, isAsking, isChoice } from './notes/ending-choice.ts';
import type { Opened } from './opened.ts';
import type { Room } from './rooms.ts';
import { solvedIn } from './seen.ts';
import { handingIn, solutionsIn } from './solutions.ts';
import { hasTried, isAtHand, isSolved, solvedNow, wordsOfSolved } from './try-solution.ts';
import { goesOn, isLastRoom } from './whereabouts.ts';

/** So long the last scene is played before it is brought to its end; a fight has twice the time. */
const turnsInTheLast = 10;

const leaving =
  /\b(?:go home|leave|go on|we are done|it is over|rest|celebrate|drink with|thank|farewell|ride (?:home|off|away)|back to|the end)\b/i;

/** The last scene is played, and what its text asks for has happened, or enough else has. */
export function isAtItsEnd(turn: Telling, adventure: Opened, solved: boolean): boolean {
  const { state, table, place, message } = turn;
  const variants = variantsOf(adventure);
  const last = adventure.rooms.at(-1)?.id;
  const isChosen = adventure.isMarked && isChoice(variants);
  if (
    isChosen &&
    last !== undefined &&
    (state.at === last || state.been.includes(last)) &&
    !table.encounter
  ) {
    if (endingMet(turn, adventure, variants, wordsOfSolved(turn))) return true;
    // Of several endings none is told before it was chosen: that something was solved is not yet a choice.
    if (solved || isAsking(turn, adventure)) return state.turnsHere >= 2 * turnsInTheLast;
  }
  const wanted = wantedAtTheEnd(turn, adventure);
  if (wanted)
    return !turn.isTimeless && endsByWords(adventure, message) && contentWords(message).includes(wanted);
  if (!isLastRoom(turn, adventure)) return endsElsewhere(turn, adventure);
  const onlyOpens = solved && isOnlyBefore(turn) && hasMoreToDo(turn, adventure);
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

/** What the party carries and every ending wants handed over: `If the seal is returned to Helga`. */
function wantedAtTheEnd(turn: Telling, adventure: Opened): string | null {
  const all = variantsOf(adventure).map(({ condition }) => handingIn(condition));
  const [first] = all;
  return first && all.every((one) => one !== null && isAtHand(turn, one)) ? stem(first.noun) : null;
}

/** What merely opens something, or of which nothing is said to come, leads up to something else. */
function isOnlyBefore(turn: Telling): boolean {
  const solution = solvedNow(turn);
  return solution !== null && (solution.consequence === '' || /\bopens?\b/i.test(solution.consequence));
}

/** Whether the text of this room knows of something else that would work. */
function hasMoreToDo({ state }: Telling, adventure: Opened): boolean {
  const room = adventure.rooms.find(({ id }) => id === state.at);
  if (!room) return false;
  const all = solutionsIn(room.paragraphs);
  const solved = solvedIn(state, room.id);
  const last = all.findLastIndex(({ id }) => solved.includes(id));
  return all.some(
    ({ id, isBlow, consequence }, at) => !isBlow && !solved.includes(id) && (at > last || consequence !== ''),
  );
}

/** What was found in the last scene may be needed in another: brought there, it ends the tale if an ending says just that. */
function endsElsewhere({ state, isTimeless, message }: Telling, adventure: Opened): boolean {
  const last = adventure.rooms.at(-1)?.id;
  return last !== undefined && state.been.includes(last) && !isTimeless && endsByWords(adventure, message, 3);
}

/** Whether a room is the last, and what somebody does is what an ending is named after. */
export const endsThere = (turn: Telling, adventure: Opened, room: Room | null) =>
  room?.id === adventure.rooms.at(-1)?.id && !turn.isTimeless && endsByWords(adventure, turn.message);

/** Whoever takes what it is done with has not done it yet. */
const handles = /\b(?:take|grab|pick up|search|look (?:at|for)|find|get)\b/i;

/** Whether what somebody does is what an ending is named after. */
function endsByWords(adventure: Opened, message: string, atLeast = 2): boolean {
  if (/\?\s*$/.test(message)) return false;
  const words = contentWords(message);
  return variantsOf(adventure).some(({ words: own, condition }) => {
    const needed = Math.max(atLeast, Math.min(3, Math.ceil(own.size / 2))) + (handles.test(message) ? 1 : 0);
    return condition !== '' && own.size > 1 && sharedWords(words, own).length >= needed;
  });
}
