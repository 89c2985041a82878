import { listed } from '../language/nouns.ts';
import { isNewcomer } from '../reader/chatter.ts';
import { isConversing } from '../talk/listener.ts';
import { askPartner } from './ask-partner.ts';
import { isForThoseHere } from './for-those-here.ts';
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

/** For somebody who has never played: who is here, how to say it, what could be done. */
function howToPlay({ place, speaker }: Telling): string[] {
  const people = listed(place.people.slice(0, 3).map(({ name }) => name));
  const who = people === '' ? '' : ` Here with you: ${people}.`;
  return [
    `Welcome, ${speaker.name}! Just write what you do or say, in your own words, and I tell you what comes of it.${who} You could {first}, {second}, or {third}.`,
    `It is easy, ${speaker.name}: write what your character does, says or asks, and I answer; when it is risky, dice are rolled.${who} To begin with you could {first}, {second}, or {third}.`,
    `You say what ${speaker.name} does, and I say what happens.${who} Try to {first}, to {second} or to {third}.`,
  ];
}

/** Whether a question that nobody here can answer may be one of the rules: who and where is asked of the tale. */
const ofTheBooks = (turn: Telling, question: Extract<Question, { kind: 'open' }>) =>
  !isKnownHere(turn, question) && !/^\W*(?:so |and |but |wait )*(?:who|whose|where)\b/i.test(question.text);

const wasSo = /\b(?:was|were|did|had)\b/i;
const ofOneself = /\b(?:i|we|me|us|my|our|here)\b/i;

/** `how big was it? wings?`, `where exactly was it?`: of what somebody has just told, to them; nobody else was there. */
function followsOn(turn: Telling, question: Question): boolean {
  const isOpen =
    (question.kind === 'scene' && /^(?:thing|where|what)$/.test(question.asks)) ||
    (question.kind === 'told' && /^(?:where|distance|count)$/.test(question.asks));
  const { message } = turn;
  return (
    isOpen &&
    message.length < 120 &&
    wasSo.test(message) &&
    !ofOneself.test(message) &&
    isConversing(turn) !== null
  );
}

/** Answers a player's question to the game master, without a roll. */
export async function answerQuestion(turn: Telling, question: Question): Promise<void> {
  if (followsOn(turn, question) && askPartner(turn, true)) return;
  if (isForThoseHere(turn, question) && askPartner(turn, true)) return;
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
      if (isNewcomer(turn.message)) return void lineAnyway(turn, howToPlay(turn), { first, second, third });
      return void lineAnyway(turn, hints, { first, second, third });
    }
    case 'table':
      return answerTable(turn, question.text);
    case 'open':
      if (ofTheBooks(turn, question) && (await isInTheBooks(turn, question.text))) return;
      return answerOpen(turn, question);
  }
}
