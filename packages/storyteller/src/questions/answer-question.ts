import type { Question } from '../reader/reading.ts';
import type { Telling } from '../telling/telling.ts';
import { answerMay } from './answer-may.ts';
import { answerOpen, isKnownHere } from './answer-open.ts';
import { answerRule, isInTheBooks } from './answer-rule.ts';
import { answerScene } from './answer-scene.ts';
import { answerSheet } from './answer-sheet.ts';
import { answerTable } from './answer-table.ts';
import { answerTold } from './answer-told.ts';
import { lineAnyway } from './say-anyway.ts';
import { thingsToDo } from './things-to-do.ts';

const hints = [
  'You could {first}, {second}, or {third}.',
  '[No shame in asking|A fair question], {you}: you might {first}, or {second}; and you can always {third}.',
  'If I were in your boots, {you}, I would {first}; [failing that|or else] {second}, or {third}.',
  '[Three|A few] things [come to mind|suggest themselves], {you}: {first}, {second}, or {third}.',
  'From here, {you}, the likely things are to {first}, to {second} or to {third}.',
  '[Begin small|One way or another]: {first}, {second}, or {third}.',
];

/** Whether a question that nobody here can answer may be one of the rules: who and where is asked of the tale. */
const ofTheBooks = (turn: Telling, question: Extract<Question, { kind: 'open' }>) =>
  !isKnownHere(turn, question) && !/^\W*(?:so |and |but |wait )*(?:who|whose|where)\b/i.test(question.text);

/** Answers a player's question to the game master, without a roll. */
export async function answerQuestion(turn: Telling, question: Question): Promise<void> {
  switch (question.kind) {
    case 'sheet':
      return answerSheet(turn, question);
    case 'rule':
      return answerRule(turn, question.text);
    case 'scene':
      return answerScene(turn, question);
    case 'told':
      return answerTold(turn, question);
    case 'may':
      return answerMay(turn, question.step);
    case 'hint': {
      const [first, second, third] = thingsToDo(turn);
      return void lineAnyway(turn, hints, { first, second, third });
    }
    case 'table':
      return answerTable(turn, question.text);
    case 'open':
      if (ofTheBooks(turn, question) && (await isInTheBooks(turn, question.text))) return;
      return answerOpen(turn, question);
  }
}
