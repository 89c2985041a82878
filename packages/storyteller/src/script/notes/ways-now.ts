import type { Reading } from '../../reader/reading.ts';
import type { Telling } from '../../telling/telling.ts';
import { contentWords, stem } from '../content-words.ts';
import { findingOf } from '../findings.ts';
import type { Opened } from '../opened.ts';
import type { Room } from '../rooms.ts';
import { placeName } from '../titles.ts';
import { goesOn, nextRoom, whereTo } from '../whereabouts.ts';
import { type Bar, barBetween, barOf, isOpenNow, opensWay } from './bars.ts';
import { noOtherWay, stillShut } from './note-lines.ts';
import { notesOf } from './notes.ts';
import { puzzlesIn } from './puzzles.ts';
import { doneIn } from './words.ts';

const otherWay =
  /\b(?:another|other|different|second|back|side) (?:way|ways|door|entrance|route|path)\b|\bway (?:around|round|past|in)\b|\b(?:a|any) window\b/i;
const opensIt = /\b(?:open|unlock|force|use|hold|insert|swipe|pry|prise|lever)\b/i;
const unlocks = /\b(?:opens?|unlocks?|works|fits|without a check|is held to)\b/i;

/** What is carried and opens the way, as some text that was seen says. */
function keyFor({ table, state }: Telling, { rooms }: Opened, room: Room, bar: Bar): string | null {
  const seen = rooms.filter(({ id }) => id === room.id || state.been.includes(id));
  const items = table.party.flatMap(({ character }) => character?.inventory.map(({ name }) => name) ?? []);
  for (const { text, before } of seen.flatMap(notesOf)) {
    if (!unlocks.test(text)) continue;
    const about = /\b(?:it|this)\b/i.test(text) ? `${before.at(-1) ?? ''} ${text}` : text;
    const words = contentWords(about);
    const isIts =
      bar.noun !== '' && (words.includes(stem(bar.noun)) || notesOf(room).some((one) => one.text === text));
    const key = isIts && items.find((name) => words.includes(contentWords(name).at(-1) ?? '-'));
    if (key) return key;
  }
  return null;
}

/** Whether a message is about a way that the text keeps shut. */
export async function meetsBar(
  turn: Telling,
  adventure: Opened,
  room: Room,
  reading: Reading,
  echo: string,
): Promise<boolean> {
  const { script } = turn.excerpts;
  const bar = barOf(room);
  if (!script || !bar || isOpenNow(turn.state, room)) return false;
  const next = adventure.rooms[adventure.rooms.indexOf(room) + 1];
  if (!next || !barBetween(turn.state, adventure, room, next.id)) return false;
  const way = placeName(next.title);
  const words = contentWords(turn.message);
  const isAsked = /\?\s*$/.test(turn.message);
  if (otherWay.test(turn.message) && (isAsked || reading.kind === 'question')) {
    turn.isTimeless = true;
    const other = notesOf(room).find(
      ({ text, isSecret }) =>
        !isSecret &&
        /\b(?:window|back door|another way|side door|also)\b/i.test(text) &&
        adventure.guard.maySay(findingOf(text)),
    );
    if (!(other && turn.say(findingOf(other.text))) && !turn.line(noOtherWay, { way }))
      turn.line(stillShut, { way, bar: bar.told });
    return true;
  }
  if (
    isAsked &&
    reading.kind === 'question' &&
    reading.question.kind === 'scene' &&
    reading.question.asks === 'exits'
  ) {
    turn.line(stillShut, { way, bar: bar.told });
    return false;
  }
  const done = doneIn(turn.message);
  if (done.trim() === '' || isAsked) return false;
  const isNoun = bar.noun !== '' && words.includes(stem(bar.noun));
  const key = isNoun || opensIt.test(done) ? keyFor(turn, adventure, room, bar) : null;
  const isKeySaid = key !== null && words.includes(contentWords(key).at(-1) ?? '-');
  if (key && opensIt.test(done) && (isNoun || isKeySaid)) {
    turn.say(echo === '' ? `The ${bar.noun} gives way to the ${key.toLowerCase()}.` : `You ${echo}.`);
    opensWay(turn, adventure, room);
    return true;
  }
  const to = whereTo(turn, adventure, script) ?? (goesOn(done) ? nextRoom(turn, adventure) : null);
  const isThrough = to !== null && barBetween(turn.state, adventure, room, to.id) !== null;
  const isPuzzleDoor =
    isNoun &&
    /\b(?:open|unlock|push|pull)\b/i.test(done) &&
    puzzlesIn(room).length > 0 &&
    !notesOf(room).some(({ text }) => /\bDC ?\d+ (?:Strength|Athletics)|\bpr(?:y|ise)\b/i.test(text));
  if (!isThrough && !isPuzzleDoor) return false;
  // Whoever forces it and goes through in one breath forces it first.
  if (
    isThrough &&
    /\b(?:force|break|kick|smash|pry|prise|ram|shoulder|bash|pick the lock|set|dial|touch|turn)\b/i.test(done)
  )
    return false;
  turn.line(stillShut, { way: isThrough && to ? placeName(to.title) : way, bar: bar.told });
  return true;
}
