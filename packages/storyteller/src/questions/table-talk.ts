import { listed } from '../language/nouns.ts';
import type { Reading } from '../reader/reading.ts';
import type { Telling } from '../telling/telling.ts';
import { quoted } from '../talk/echo.ts';
import { reactTo } from '../talk/hear-words.ts';
import { partnerIn } from '../talk/listener.ts';
import { retortIn } from '../talk/retort.ts';
import { askPartner } from './ask-partner.ts';
import { claimed, declined } from './decline-lines.ts';
import { answerScene } from './answer-scene.ts';
import { askedInForeign, foreignWords, unknownLanguage } from './foreign-words.ts';
import { lineAnyway, quotable, sayAnyway } from './say-anyway.ts';
import { smallTalkLines } from './small-talk-lines.ts';
import { thingsToDo } from './things-to-do.ts';

/** Of a player's words in an answer, and of what is kept of a plan. */
const mostEcho = 160;

function cut(words: string): string {
  if (words.length <= mostEcho) return words;
  return words
    .slice(0, mostEcho)
    .toWellFormed()
    .replace(/\s+\S*$/, '');
}

/** Declines with a smile what a player cannot decide, and names it. */
export function declineClaim(
  turn: Telling,
  { claim, echo, object }: Extract<Reading, { kind: 'declared' }>,
): void {
  const { sheet, speaker } = turn;
  const words = { echo: quotable(cut(echo)), object: quotable(cut(object?.shown ?? '')) };
  const isOfThings = claim === 'treasure' || claim === 'item' || claim === 'identity';
  const what = isOfThings ? words.object || words.echo : words.echo || words.object;
  const named = (line: string) => line.includes('{echo}') || line.includes('{object}');
  const table =
    what === '' ? declined[claim] : declined[claim].map((line) => (named(line) ? line : claimed + line));
  const level = sheet ? String(sheet.level) : undefined;
  lineAnyway(turn, table, { ...words, what, level, name: speaker.name });
}

export function smallTalk(turn: Telling, { tone }: Extract<Reading, { kind: 'small talk' }>): void {
  if (
    /^\W*(?:i am |i'm |im |oh |so |very |really ){0,3}(?:sorry|apologies|my apologies|forgive me)\W*$/i.test(
      turn.message.slice(0, 80),
    ) &&
    apologise(turn)
  )
    return;
  if (retortIn(turn.message) === 'affection' && askPartner(turn)) return;
  lineAnyway(turn, smallTalkLines[tone]);
}

/** An apology is for whoever was spoken with, if anybody was. */
function apologise(turn: Telling): boolean {
  const person = partnerIn(turn);
  if (!person || turn.table.encounter || !turn.state.people[person.id]) return false;
  turn.say(`You say to ${person.name}: ${quoted(turn.message.trim())}`);
  reactTo(turn, person, turn.message);
  return true;
}

const puzzled = [
  'I did not [quite understand|follow] that, {you}.',
  'That went past me, {you}: I did not understand it.',
  'I am sorry, {you}, I [could not make sense of that|did not understand that].',
  'You have lost me there, {you}; I do not understand it, and would rather say so than guess.',
  'I turned that one over twice, {you}, and still do not understand it.',
  'Forgive me, {you}, but I do not understand what you [mean|want to do].',
  'That was beyond me, {you}: I did not understand it, and [plainer|simpler] words would help.',
  'My ears are old, {you}: I did not understand [a word of that|that one].',
  'I do not understand what you [do|want] there, {you}.',
];
const offers = [
  'Here you could {first}, {second} or {third}.',
  'You might {first}, for instance, or {second}, or {third}.',
  '[How about this|For a start]: {first}, {second} or {third}.',
  'What can be done here: {first}, {second}, or {third}.',
  'You can {first}, {second} or {third}, [among other things|to name a few].',
  'Say, for example, that you {first}, {second} or {third}.',
  'Within reach it is to {first}, to {second} or to {third}.',
  'If it helps: one could {first}, {second} or {third}.',
];

function offer(turn: Telling): void {
  const [first, second, third] = thingsToDo(turn);
  lineAnyway(turn, offers, { first, second, third });
}

/** Says in one friendly sentence that it was not understood, and what can be done here. */
export function notUnderstood(turn: Telling): void {
  if (retortIn(turn.message) !== null && askPartner(turn)) return;
  lineAnyway(turn, puzzled);
  offer(turn);
}

/** Says the same in the player's own language. */
export function answerForeign(turn: Telling, language: string | null): void {
  const tag = language?.toLowerCase().split(/[-_]/)[0] ?? '';
  const words = Object.hasOwn(foreignWords, tag) ? foreignWords[tag]! : unknownLanguage;
  const { name } = turn.speaker;
  // Sentences without spaces are not remembered as said: the turns take them in turn.
  const rotated = turn.state.turns % 2 === 0 ? words : [...words].reverse();
  sayAnyway(turn, [...rotated, ...rotated.map((sentence) => `${name}: ${sentence}`)]);
  const asks = askedInForeign(turn.message);
  if (asks) return void answerScene(turn, { kind: 'scene', asks, of: null });
  offer(turn);
}

const oneAtATime = [
  'Then you mean to {rest}: one thing at a time.',
  'First things first; after that you can {rest}.',
  'One thing at a time, {you}: next you want to {rest}.',
  'This comes first, and the rest waits its turn: to {rest}.',
  'That was the first step; after it you want to {rest}.',
  'One step at a time: after this you want to {rest}.',
  'What comes next in the plan is to {rest}; say the word when you are ready.',
  'First that. Then, if nothing comes between, you mean to {rest}.',
  'I have not forgotten that you want to {rest}; one after the other.',
];

/** What the speaker does next at their mere word. */
export function keepNext({ state, speaker, table }: Telling, deed: string): void {
  const seated = new Set(table.party.map(({ user_id }) => user_id));
  state.next = Object.fromEntries(Object.entries(state.next).filter(([user]) => seated.has(user)));
  state.next[speaker.seat.user_id] = cut(deed);
}

/** Acknowledges what is left of a plan, whose first step was taken. */
export function acknowledgeRest(turn: Telling, rest: readonly string[]): void {
  if (rest.length === 0) return;
  keepNext(turn, rest.join(', then '));
  lineAnyway(turn, oneAtATime, { rest: named(rest) });
}

/** What reads as if it had happened unless it is plain that somebody only said it. */
export const sounding =
  /\d|\b(?:kill|slay|murder|die|drink|eat|gold|silver|coins?|potions?|heal|wound|damage|level|take|give|pay|steal|sell|buy|win|hit|strike|hurt)\b/i;

/** The first of them in full, and that there are more where they are many. */
function named(rest: readonly string[]): string {
  const shown = rest.slice(0, 3).map((step) => step.slice(0, 80).toWellFormed());
  const plan = listed(rest.length > 3 ? [...shown, 'do the rest of it'] : shown);
  return sounding.test(plan) ? `"${quotable(plan)}"` : plan;
}
