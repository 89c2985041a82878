import type { Telling } from '../../telling/telling.ts';
import { contentWords } from '../content-words.ts';
import { befall } from '../hazards.ts';
import { asItHappens } from '../outcome.ts';
import type { Opened } from '../opened.ts';
import type { Room } from '../rooms.ts';
import { stepRight, stepsWhole, stepWrong } from './note-lines.ts';
import { forget, isNoted, note, notedIn } from './notes.ts';
import { opensWay } from './bars.ts';
import { tellNote } from './tell-note.ts';
import { type Puzzle, puzzlesIn, valueIn } from './puzzles.ts';
import { clausesOf, doneIn, isSameDeed, isWord, looksOnly, verbsIn } from './words.ts';
import { resultOf } from './result.ts';
import { wake } from './wake.ts';

const done = (puzzle: Puzzle) => `done ${puzzle.id}`;
const step = (puzzle: Puzzle) => `step ${puzzle.id} `;

const towards = /\b(?:towards?|to(?:wards)? face|faces?|facing|at|to)\b/i;

/** The things of a puzzle that a message handles, in the order in which it names them. */
function handledIn(message: string, puzzle: Puzzle, hasBegun: boolean): string[] {
  return clausesOf(message).flatMap((clause) => {
    if (looksOnly(clause)) return [];
    const words = contentWords(clause);
    const found = words.flatMap((word) => puzzle.choices.find((one) => isWord(word, one)) ?? []);
    const isSort = words.some((word) => puzzle.sorts.includes(word));
    const isMeant =
      found.length > 1 || isSort || hasBegun || verbsIn(clause).some((verb) => isSameDeed(verb, puzzle.verb));
    if (puzzle.toward.length === 0) return isMeant ? found : [];
    const isToward = towards.test(clause) && puzzle.toward.some((one) => words.includes(one));
    // `all three statues`, towards what the text says
    if (
      isToward &&
      found.length === 0 &&
      isSort &&
      /\b(?:all|each|every|both|the (?:two|three|four|five)|them)\b/i.test(clause)
    )
      return [...puzzle.steps];
    return isToward ? found : [];
  });
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The numbers of a combination: `3-1-4`, `the second dial to 1`; by place, null where it stays. */
function numbersIn(message: string, { steps }: Puzzle): (string | null)[] | null {
  const text = doneIn(message);
  const whole = /(?<!\d)(\d(?:[-–,. ]+(?:and |then )?\d){1,7})(?!\d)/i.exec(text)?.[1]?.match(/\d/g);
  if (whole?.length === steps.length) return whole;
  const singles = [
    ...text.matchAll(
      /\b(first|second|third|fourth|fifth|sixth|last)\b[^.;\d]{0,40}?\b(?:to|on|at|is)? ?(\d)\b/gi,
    ),
  ];
  if (singles.length === 0) return null;
  const set: (string | null)[] = steps.map(() => null);
  for (const [, which, number] of singles) {
    const at = /last/i.test(which!) ? steps.length - 1 : ordinals.indexOf(which!.toLowerCase());
    if (at < steps.length) set[at] = number!;
  }
  return set;
}

/** What was done of it so far, in the order in which it was done. */
const progressOf = ({ state }: Telling, room: Room, puzzle: Puzzle) => notedIn(state, room.id, step(puzzle));

/** Whether what somebody does is part of a puzzle that the text has here. */
export async function triesPuzzle(
  turn: Telling,
  adventure: Opened,
  room: Room,
  echo: string,
): Promise<boolean> {
  for (const puzzle of puzzlesIn(room)) {
    if (isNoted(turn.state, room.id, done(puzzle))) continue;
    const tries = puzzle.kind === 'code' ? triesCode : puzzle.kind === 'value' ? triesValue : triesSteps;
    if (await tries(turn, adventure, room, puzzle, echo)) return true;
  }
  return false;
}

async function triesSteps(
  turn: Telling,
  adventure: Opened,
  room: Room,
  puzzle: Puzzle,
  echo: string,
): Promise<boolean> {
  const before = progressOf(turn, room, puzzle);
  const handled =
    puzzle.kind === 'word'
      ? (turn.message
          .toLowerCase()
          .match(/\p{L}+/gu)
          ?.filter((word) => word === puzzle.steps[0]) ?? [])
      : handledIn(turn.message, puzzle, before.length > 0);
  if (handled.length === 0) return false;
  if (echo !== '') turn.say(`You ${echo}.`);
  const progress = [...before];
  for (const one of handled) {
    if (puzzle.kind === 'set') {
      if (puzzle.steps.includes(one) && !progress.includes(one)) progress.push(one);
      continue;
    }
    if (progress.at(-1) === one) continue;
    if (puzzle.steps[progress.length] !== one) {
      forget(turn.state, room.id, step(puzzle));
      await goesWrong(turn, adventure, room, puzzle);
      return true;
    }
    progress.push(one);
    if (progress.length === puzzle.steps.length) break;
  }
  for (const one of progress) note(turn.state, room.id, `${step(puzzle)}${one}`);
  if (progress.length < puzzle.steps.length) turn.line(stepRight);
  else await comesTrue(turn, adventure, room, puzzle);
  return true;
}

async function triesCode(
  turn: Telling,
  adventure: Opened,
  room: Room,
  puzzle: Puzzle,
  echo: string,
): Promise<boolean> {
  const given = numbersIn(turn.message, puzzle);
  if (!given) return false;
  const before = progressOf(turn, room, puzzle);
  const set = puzzle.steps.map(
    (_, at) => given[at] ?? before.find((one) => one.startsWith(`${at}=`))?.slice(2) ?? null,
  );
  if (echo !== '') turn.say(`You ${echo}.`);
  forget(turn.state, room.id, step(puzzle));
  if (set.some((one) => one === null)) {
    for (const [at, one] of set.entries())
      if (one !== null) note(turn.state, room.id, `${step(puzzle)}${at}=${one}`);
    turn.line(stepRight);
  } else if (set.join('') === puzzle.steps.join('')) await comesTrue(turn, adventure, room, puzzle);
  else await goesWrong(turn, adventure, room, puzzle);
  return true;
}

/** `I turn the hand to four`. */
async function triesValue(
  turn: Telling,
  adventure: Opened,
  room: Room,
  puzzle: Puzzle,
  echo: string,
): Promise<boolean> {
  const value = valueIn(doneIn(turn.message));
  if (value === null || !contentWords(turn.message).includes(puzzle.toward[0] ?? '')) return false;
  if (echo !== '') turn.say(`You ${echo}.`);
  if (value === puzzle.steps[0]) await comesTrue(turn, adventure, room, puzzle);
  else await goesWrong(turn, adventure, room, puzzle);
  return true;
}

async function goesWrong(turn: Telling, adventure: Opened, room: Room, { wrong }: Puzzle): Promise<void> {
  if (!wrong) return void turn.line(stepWrong);
  const told = resultOf(wrong.text);
  note(turn.state, room.id, `told ${wrong.id}`);
  if (told !== '' && adventure.guard.isPlain(told)) turn.say(told) || turn.line(stepWrong);
  else turn.line(stepWrong);
  if (wrong.hazard) await befall(turn, wrong.hazard, `note ${wrong.id}`);
  else await wake(turn, adventure, room, wrong.text);
}

async function comesTrue(turn: Telling, adventure: Opened, room: Room, puzzle: Puzzle): Promise<void> {
  note(turn.state, room.id, done(puzzle));
  forget(turn.state, room.id, step(puzzle));
  turn.state.progress += 2;
  turn.line(stepsWhole);
  const opens = puzzle.kind === 'value' ? [resultOf(puzzle.note.text)] : puzzle.opens;
  for (const one of opens) {
    const told = asItHappens(one, null, true);
    if (told !== '' && adventure.guard.isPlain(told)) await tellNote(turn, adventure, told);
  }
  note(turn.state, room.id, `told ${puzzle.id}`);
  opensWay(turn, adventure, room);
}
