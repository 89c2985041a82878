import { attempt, type Resolve } from '../../telling/attempt.ts';
import type { Telling } from '../../telling/telling.ts';
import type { Check } from '../../world/world.ts';
import type { Step } from '../../reader/reading.ts';
import { contentWords, sharedWords } from '../content-words.ts';
import { once } from '../once.ts';
import { type Opened, openAdventure, roomOf } from '../opened.ts';
import type { Room } from '../rooms.ts';
import { checkIn, isSearch, isTalk } from '../written-check.ts';
import { comesToMind, nothingComesToMind } from './note-lines.ts';
import { isNoted, note, notesOf } from './notes.ts';
import { reveal } from './tell-note.ts';

interface Hint {
  id: string;
  check: Check;
  /** As it follows a colon: `gulls follow every boat`. */
  says: string;
  text: string;
}

const behindColon =
  /\bhint\b[^:]{0,80}\bDC ?\d[^:]{0,60}: ?(.{4,200})$|\bDC ?\d[^:]{0,60}\bhint\b[^:]{0,20}: ?(.{4,200})$/i;
const knows =
  /\bDC ?\d[^.]{0,60}?\b(?:recalls?|remembers?|realis?zes?|realises?|knows?|understands?|recognis?zes?|recognises?|suggests?|hints?|gives? (?:the|a) (?:hint|clue|idea)|tells?(?: them| you)?|works? out|guess(?:es)?|deduces?)(?: that|:)? (?:that )?(.{6,200})$/i;

const hintsIn = once((room: Pick<Room, 'paragraphs'>): readonly Hint[] =>
  notesOf(room).flatMap(({ id, text }) => {
    const check = checkIn(text);
    if (!check || isTalk(check)) return [];
    const found = behindColon.exec(text);
    const says = found?.[1] ?? found?.[2] ?? (isSearch(check) ? undefined : knows.exec(text)?.[1]);
    return says ? [{ id, check, says: says.replace(/[.]$/, ''), text }] : [];
  }),
);

const thinks =
  /\b(?:think|remember|recall|recogni[sz]e|mean(?:s|ing)?|meant|understand|figure|comes? to (?:my|our) mind|know (?:anything|what|that|this|about)|do (?:i|we) know|ponder|wonder|solve|solution|hint|clue|idea|puzzle over|work out|study|guess|make sense|history|arcana|religion|insight|nature|investigat\w*)\b/i;

const idle: Step = {
  ...{ act: 'think', verb: 'think', echo: '', object: null, instrument: null, target: null },
  ...{ topic: null, manner: null, speech: null, amount: null },
};

/** Whoever thinks about what the text has a hint for rolls for it. */
export async function thinksOfHint(turn: Telling, _: Opened, room: Room, echo: string): Promise<boolean> {
  if (turn.table.encounter || !thinks.test(turn.message)) return false;
  const words = contentWords(turn.message);
  const open = hintsIn(room).filter(({ id }) => !isNoted(turn.state, room.id, `told ${id}`));
  const around = new Set(notesOf(room).flatMap(({ text }) => contentWords(text)));
  const hint = open.find(({ check }) => check.skills.some((one) => turn.message.includes(one))) ?? open[0];
  if (!hint || (sharedWords(words, around).length === 0 && words.length > 4)) return false;
  if (echo !== '' && !/\?\s*$/.test(turn.message)) turn.say(`You ${echo}.`);
  const [skill = 'Intelligence'] = hint.check.skills;
  await attempt(
    turn,
    { by: 'story', step: idle, skill, difficulty: hint.check.difficulty, about: `hint ${hint.id}` },
    resolveHint,
  );
  return true;
}

export const resolveHint: Resolve = (turn, { about }, { isSuccess }) => {
  const { script } = turn.excerpts;
  const room = script && roomOf(openAdventure(script), turn.state.at);
  const hint = room && hintsIn(room).find(({ id }) => `hint ${id}` === about);
  if (!room || !hint || !isSuccess) return void turn.line(nothingComesToMind);
  note(turn.state, room.id, `told ${hint.id}`);
  reveal(turn, hint.text);
  turn.line(comesToMind, { hint: hint.says });
};
