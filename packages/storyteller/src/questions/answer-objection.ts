import { sentencesOf } from '../language/sentences.ts';
import { outsideQuotes } from '../reader/objections.ts';
import type { Objection } from '../reader/reading.ts';
import type { Telling } from '../telling/telling.ts';
import { lineAnyway } from './say-anyway.ts';

const admitted = [
  'My mistake, {you}: I took it for something that you did not mean.',
  'You are right to stop me, {you}; that was my reading of it and not your words.',
  'Then I misread you, {you}, and I am sorry for it.',
  'I hear you, {you}: that is not how you meant it, and the fault is mine.',
  'Point taken, {you}. I made more of your words than was in them.',
  'Fair, {you}; I got that wrong.',
];
const again = [
  'Tell me in other words what you do; and if what I told should not stand, "Take back" in the menu of your message removes it with all that came of it.',
  'Say once more what you do. What should not have happened goes with "Take back", in the menu of the message that it came from.',
  'How would you have it instead? And where it should never have happened, the menu of your message has "Take back".',
];
const undone = [
  'I cannot untell it myself, {you}, but the table can: "Take back" in the menu of the message removes it, with all that came of it.',
  'That is easily done, {you}, though not by me: open the menu of the message and choose "Take back". Whatever came of it goes too.',
  'For that there is "Take back" in the menu of the message, {you}; then the tale stands where it stood before.',
];
const unasked = [
  'No roll was asked for, {you}, so that one does not count; where the dice decide, they are thrown in the open.',
  'A fine number, {you}, but nobody had asked for a roll; when one is needed, the table throws it for all to see.',
  'Keep that one for luck, {you}: only a roll that is asked for counts here.',
];

const recalled = [
  'So it was told, {you}, and so it stands: "{told}"',
  'You remember it rightly, {you}: "{told}"',
  'True, {you}; these were the words: "{told}"',
];

/** The sentence that was told of it, outside anybody's mouth. */
function toldOf({ table, message }: Telling): string | null {
  const words = message.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const sentences = table.history
    .filter(({ sender }) => sender === 'dm')
    .slice(-6)
    .flatMap(({ content }) => sentencesOf(outsideQuotes(content.slice(0, 3000))));
  const rate = (sentence: string) => words.filter((word) => sentence.toLowerCase().includes(word)).length;
  const [best] = sentences.toSorted((one, other) => rate(other) - rate(one));
  return best && rate(best) > 1 ? best.trim().replaceAll('"', "'") : null;
}

/** Answers what is said to whoever tells the tale. `isAlone`: nothing else was written. */
export function answerObjection(turn: Telling, objection: Objection, isAlone: boolean): void {
  if (objection === 'undo') return void lineAnyway(turn, undone);
  if (objection === 'roll') return void lineAnyway(turn, unasked);
  const told = objection === 'said' ? toldOf(turn) : null;
  if (told) return void lineAnyway(turn, recalled, { told });
  lineAnyway(turn, admitted);
  if (isAlone) lineAnyway(turn, again);
}
