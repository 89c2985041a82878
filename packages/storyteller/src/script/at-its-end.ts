import { placeNouns } from '@fireside/engine/script';
import type { Telling } from '../telling/telling.ts';
import { shownAt } from './arrival.ts';
import { contentWords, sharedWords, stem } from './content-words.ts';
import { variantsOf } from './endings.ts';
import { endingMet, isAsking, isChoice } from './notes/ending-choice.ts';
import { comesToPass, endingReached, isEndWritten } from './notes/ends-when.ts';
import { hasPlayedNotes } from './notes/play-notes.ts';
import { clausesOf, looksOnly } from './notes/words.ts';
import { type Opened, roomOf } from './opened.ts';
import type { Room } from './rooms.ts';
import { solvedIn } from './seen.ts';
import { handingIn, solutionsIn } from './solutions.ts';
import { hasTried, isAtHand, isSolved, solvedNow, wordsOfSolved } from './try-solution.ts';
import { doesTask } from './task.ts';
import { goesOnward, isLastRoom } from './whereabouts.ts';

/** So long the last scene is played before it is brought to its end; a fight has twice the time. */
const turnsInTheLast = 10;

const leaving =
  /\b(?:go home|leave|go on|we are done|it is over|rest|celebrate|drink with|thank|farewell|ride (?:home|off|away)|back to|the end)\b/i;

/** The last scene is played, and what its text asks for has happened, or enough else has. */
export function isAtItsEnd(turn: Telling, adventure: Opened, solved: boolean): boolean {
  const { state, table, place, message } = turn;
  const happened = wordsOfSolved(turn);
  if (happened !== '') comesToPass(turn, `${message} ${happened}`);
  if (endingReached(turn, adventure)) return true;
  if (isEndWritten(adventure)) return isLastRoom(turn, adventure) && state.turnsHere >= 2 * turnsInTheLast;
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
    return (
      !turn.isTimeless &&
      endsByWords(adventure, message, roomOf(adventure, state.at)) &&
      contentWords(message).includes(wanted)
    );
  if (isToldByDeeds(adventure)) return endsByDeed(turn, adventure);
  if (!isLastRoom(turn, adventure)) return endsElsewhere(turn, adventure);
  const onlyOpens = solved && isOnlyBefore(turn) && hasMoreToDo(turn, adventure);
  if (isSolved(turn) && !onlyOpens && (solved || goesOnward(message))) return true;
  if (onlyOpens) return false;
  if (goesOnward(message) && state.turnsHere >= 2) return true;
  if (!turn.isTimeless && !hasTried(turn) && endsByWords(adventure, message, roomOf(adventure, state.at)))
    return true;
  if (!hasPlayedNotes(turn) && doesTask(turn, adventure)) return true;
  const isBeaten = state.fought && !table.encounter;
  const hasTalked = place.people.some(({ id }) => state.people[id] !== undefined);
  if (isBeaten && state.turnsHere >= 1) return true;
  if (state.turnsHere >= 3 && (hasTalked || isSolved(turn)) && leaving.test(message)) return true;
  return state.turnsHere >= (table.encounter ? 2 : 1) * turnsInTheLast;
}

/** Prose in which every ending says when it comes: nothing else ends it. */
export function isToldByDeeds(adventure: Opened): boolean {
  const variants = variantsOf(adventure);
  const isProse = adventure.rooms.some(({ paragraphs }) => paragraphs.some((one) => one.isProse));
  return isProse && variants.length > 0 && variants.every(({ condition }) => condition !== '');
}

const puts =
  /\b(?:put|set|place|fit|insert|slot|fix|attach|hang|lay|return|bring|give|hand|offer|show|deliver|present|restore|mount|screw|push|plug|hold (?:up|out))\b/i;

/** What is to be set, shown or given is at hand, and it is done by whatever word; anything else by its own. */
function endsByDeed(turn: Telling, adventure: Opened): boolean {
  const { message, isTimeless } = turn;
  if (isTimeless || turn.table.encounter || /\?\s*$/.test(message)) return false;
  const said = contentWords(message);
  return variantsOf(adventure).some(({ condition, words }) => {
    const wanted = handedIn(condition);
    const shared = sharedWords(said, words).length;
    if (wanted && isAtHand(turn, wanted))
      return (
        said.includes(stem(wanted.noun)) &&
        puts.test(message) &&
        isThere(turn, adventure, condition, wanted.noun)
      );
    return wanted === null && shared >= Math.min(2, words.size) && isThere(turn, adventure, condition, '');
  });
}

/** `When Agathe gets her comb back`, `the judge sees the money`: what somebody is to have. */
const receives =
  /\b(?:gets?|receives?|sees?|is (?:given|shown)|has|holds?|reads?|are shown|recovers?) (?:the|an?|his|her|their|its) ((?:\p{Ll}+ ){0,2}?\p{Ll}+)(?: back| again)?(?=$|[,.;:]| (?:and|or|to|in|from)\b)/iu;
function handedIn(condition: string): ReturnType<typeof handingIn> {
  const [noun, quality = ''] = receives.exec(condition)?.[1]?.toLowerCase().split(' ').toReversed() ?? [];
  return handingIn(condition) ?? (noun ? { noun, quality, isGone: false } : null);
}

/** Whom or what the condition names besides is here, or was named. */
function isThere({ place, message }: Telling, adventure: Opened, condition: string, noun: string): boolean {
  const room = adventure.rooms.find(({ id }) => id === place.id);
  const words = contentWords(condition).filter((word) => word !== stem(noun));
  const here = new Set([
    ...(room?.paragraphs ?? []).flatMap(({ text }) => contentWords(text)),
    ...place.people.flatMap(({ name }) => contentWords(name)),
    ...contentWords(message),
  ]);
  return words.length === 0 || words.filter((word) => here.has(word)).length * 2 >= words.length;
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
  return (
    solution !== null && (solution.consequence === '' || /\b(?:opens?|lets?)\b/i.test(solution.consequence))
  );
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
  return (
    last !== undefined &&
    state.been.includes(last) &&
    !isTimeless &&
    endsByWords(adventure, message, roomOf(adventure, state.at), 3)
  );
}

/** Whether a room is the last, and what somebody does is what an ending is named after. */
export const endsThere = (turn: Telling, adventure: Opened, room: Room | null) =>
  room?.id === adventure.rooms.at(-1)?.id &&
  !isEndWritten(adventure) &&
  !turn.isTimeless &&
  endsByWords(adventure, turn.message, room);

const placeWords = new Set([...placeNouns].map(stem));
/** `when the boy is back at the smokehouse`: where that has to be. */
const placesIn = (condition: string) =>
  [...condition.matchAll(/\b(?:back|safe|home|stands?|arrives?) (?:at|in|to) the (\p{L}+)/giu)]
    .map(([, noun]) => stem(noun!))
    .filter((noun) => placeWords.has(noun));

/** Whoever takes what it is done with has not done it yet. */
const handles = /\b(?:take|grab|pick up|search|look (?:at|for)|find|get)\b/i;

/** Whoever merely looks or asks has done nothing yet; whoever tells somebody has. */
const tells = /\b(?:tell|say|show|speak|call)\b/i;

/** Whether what somebody does is what an ending is named after. */
function endsByWords(adventure: Opened, message: string, here: Room | null, atLeast = 2): boolean {
  const done = clausesOf(message).filter((clause) => !looksOnly(clause) || tells.test(clause));
  if (/\?["'”’)]?\s*$/.test(message) || done.length === 0) return false;
  const words = contentWords(done.join('. '));
  return variantsOf(adventure).some(({ words: own, condition }) => {
    const needed = Math.max(atLeast, Math.min(3, Math.ceil(own.size / 2))) + (handles.test(message) ? 1 : 0);
    const shared = sharedWords(words, own);
    // To speak of somebody is not yet what is done with them.
    const names = contentWords((condition.match(/(?<=[\p{Ll}+,] )\p{Lu}\p{Ll}+/gu) ?? []).join(' '));
    const isDone = shared.some((word) => !names.includes(word));
    const isHere = placesIn(condition).every((word) => here === null || shownAt(here, adventure).has(word));
    return condition !== '' && isHere && own.size > 1 && isDone && shared.length >= needed;
  });
}
