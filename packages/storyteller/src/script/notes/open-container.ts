import { listed } from '../../language/nouns.ts';
import type { Resolve } from '../../telling/attempt.ts';
import { gainItem } from '../../telling/belongings.ts';
import type { Telling } from '../../telling/telling.ts';
import { contentWords, stem } from '../content-words.ts';
import { hasMark } from '../../deeds/marks.ts';
import { findsIn } from '../finds.ts';
import { befall } from '../hazards.ts';
import { liesIn } from './lies.ts';
import { type Opened, openAdventure } from '../opened.ts';
import { type Room, voiced } from '../rooms.ts';
import * as lines from './container-lines.ts';
import { type Container, containersIn } from './containers.ts';
import type { Item } from './items.ts';
import { forget, isNoted, note } from './notes.ts';
import { resolveDoor } from './meets-door.ts';
import { reveal } from './tell-note.ts';
import {
  attemptedIn,
  forces,
  getsOpen,
  givesUp,
  isOpen,
  marked,
  picks,
  sayDone,
  slots,
  turns,
} from './unlock.ts';

const opens =
  /\b(?:open\w*|unlock\w*|look(?:s|ing)? (?:in|into|inside|through)|search\w*|check\w*|rummag\w*|empt(?:y|ies)|loot\w*|ransack\w*|peek\w*|peer\w*|(?:lift|raise|flip)\w* (?:up |open )?the lid|contents?|inside|go(?:es)? through|what(?:['’]s| is| are|s)?\b[^.?!]{0,24}\b(?:in|inside|hold|holds|contain|contains)\b|turn(?:s)? out|tip(?:s)? out|reach(?:es)? in\w*|untie|unwrap|tear)\b/i;
const takes =
  /\b(?:take|takes|taking|grab\w*|pocket\w*|loot\w*|pick(?:s|ing)? up|collect\w*|keep|snatch\w*|steal\w*|empt(?:y|ies)|gather\w*|stash\w*|pack\w*|remove|lift out|pull out|put on|get|gets|fish out|nab|swipe|scoop)\b/i;
const all =
  /\b(?:everything|all(?: of (?:it|them))?|the lot|contents|it|them|loot|stuff|treasure|both|these|those|what(?:ever)?(?:['’]s| is) (?:in|inside))\b/i;
const generic = new Set(['box', 'chest', 'contain', 'lock', 'lid']);

const tookMark = (box: Container, item: Item) => `${marked('took', box)} ${item.name}`;
const isTaken = ({ state }: Telling, box: Container, item: Item) =>
  isNoted(state, box.room, tookMark(box, item));

/** Whether it lies where nobody has looked so far. */
function liesAway({ state }: Telling, room: Room, { noun }: Container): boolean {
  const isAloud = voiced(room, 'aloud').some(({ text }) => contentWords(text).includes(noun));
  if (isAloud) return false;
  const lying = liesIn(room).find(({ what }) => contentWords(what).includes(noun));
  if (lying) return !isNoted(state, room.id, `told ${lying.note.id}`);
  const find = findsIn(room).findIndex(({ told }) => contentWords(told).includes(noun));
  return find >= 0 && !hasMark(state, `${room.id} find-${find}`, 'searched', 'taken');
}

/** What a message speaks of that lies where nobody has looked. */
const hiddenAway = (turn: Telling, room: Room) =>
  containersIn(room).find(
    (box) =>
      box.within === null && contentWords(turn.message).includes(box.noun) && liesAway(turn, room, box),
  );

/** Those of which anybody knows: what stands here, what was found in it, and what was carried away from elsewhere. */
function known(turn: Telling, { rooms }: Opened, room: Room): Container[] {
  return rooms.flatMap((one) => {
    const boxes = containersIn(one);
    return boxes.filter((box) => {
      const around = boxes.find(({ id }) => id === box.within);
      if (!around) return one.id === room.id && !liesAway(turn, one, box);
      const item = around.contents.find(({ words }) => words.includes(box.noun));
      if (!isOpen(turn, around)) return false;
      return one.id === room.id || (item !== undefined && isTaken(turn, around, item));
    });
  });
}

/** Whether a word means its noun: the same, the last of it, or any chest for a coffer. */
function likeness(words: readonly string[], box: Container): number {
  const isNamed = words.some((word) => word === box.noun || (word.length > 2 && box.noun.endsWith(word)));
  const isKind =
    words.some((word) => generic.has(word)) &&
    /^(?:chest|coffer|strongbox|casket|box|trunk|case|tin|safe)/.test(box.noun);
  const qualities = box.words.filter((word) => word !== box.noun && words.includes(word)).length;
  if (isNamed) return 2 + qualities;
  return isKind || qualities > 0 ? qualities + 0.5 : 0;
}

const lastMark = 'box last ';

/** The container that a message means; of several, the one that was spoken of last. */
function meantBy(turn: Telling, boxes: readonly Container[], room: Room): Container | null {
  const { message, state } = turn;
  const words = contentWords(message.replace(/\bopen\b/gi, ' '));
  const last = boxes.find(({ id }) => isNoted(state, room.id, `${lastMark}${id}`)) ?? null;
  const scored = boxes
    .map((box) => ({ box, score: likeness(words, box) + (box === last ? 0.25 : 0) }))
    .filter(({ score }) => score >= 0.5)
    .sort((one, other) => other.score - one.score);
  // A name that only half means it counts where no other thing is meant.
  const [best] = scored;
  if (best && (best.score >= 1.5 || generic.has(words.find((word) => generic.has(word)) ?? '')))
    return best.box;
  if (best && /\bone\b/i.test(message)) return best.box;
  const isPart =
    last !== null &&
    last.shut !== '' &&
    !isOpen(turn, last) &&
    /\b(?:boards?|nails?|planks?)\b/i.test(message);
  const isIt = isPart || /\b(?:it|inside|the lock|the lid|its|this|one)\b/i.test(message);
  const isElse = words.some((word) => turn.place.people.some((one) => one.words.includes(word)));
  return isIt && !isElse ? last : null;
}

/** What stands closed here, and what came to light in it. Whether a message was about that. */
export async function opensContainer(
  turn: Telling,
  adventure: Opened,
  room: Room,
  echo: string,
): Promise<boolean> {
  if (turn.table.encounter) return false;
  const boxes = known(turn, adventure, room);
  const { message } = turn;
  const isTaking = takes.test(message) && !/\?\s*$/.test(message);
  const box = meantBy(turn, boxes, room);
  const isOpening = opens.test(message) || turns.test(message) || forces.test(message) || picks.test(message);
  if (isTaking && (await takesOut(turn, room, boxes, box, isOpening, echo))) return true;
  if (box) {
    forget(turn.state, room.id, lastMark);
    note(turn.state, room.id, `${lastMark}${box.id}`);
  }
  const away = box || !isOpening ? undefined : hiddenAway(turn, room);
  if (away) return turn.line(lines.notSeen, { thing: away.shown });
  if (!box || !isOpening) return hidesIt(turn, adventure, room, isTaking);
  if (isOpen(turn, box)) {
    sayDone(turn, echo);
    tellContents(turn, box, lines.stillIn);
    return true;
  }
  if (box.shut !== '' && !(await getsOpen(turn, box, echo, resolveOpening))) return true;
  if (box.shut === '') sayDone(turn, echo);
  await lieOpen(turn, box);
  if (isTaking && all.test(message)) await takeAll(turn, box);
  return true;
}

/** What comes of an attempt upon a lock or a lid; upon a door, elsewhere. */
export const resolveOpening: Resolve = async (turn, given, outcome) => {
  const { script } = turn.excerpts;
  const { about, step } = given;
  const { id } = attemptedIn(about);
  const box =
    script &&
    openAdventure(script)
      .rooms.flatMap((room) => containersIn(room))
      .find((one) => one.id === id);
  if (!box) return await resolveDoor(turn, given, outcome);
  if (givesUp(turn, box, about, step.echo, outcome.isSuccess)) await lieOpen(turn, box);
};

/** It is open, and what is in it lies there for whoever takes it. */
async function lieOpen(turn: Telling, box: Container): Promise<void> {
  note(turn.state, box.room, marked('open', box));
  for (const sentence of box.hidden) reveal(turn, sentence);
  turn.state.progress += 1;
  if (box.trap) {
    const told = box.trap.told
      .split(/[:;,]/)[0]!
      .replace(/^(?:opening|lifting|touching) (?:it|the \p{L}+) /iu, 'That ');
    if (/^That \p{Ll}/u.test(told)) turn.say(`${told}.`);
    await befall(turn, box.trap.hazard, 'box');
  }
  tellContents(turn, box, lines.liesIn);
}

function tellContents(turn: Telling, box: Container, table: readonly string[]): void {
  const left = box.contents.filter((item) => !isTaken(turn, box, item));
  if (left.length === 0) turn.line(lines.emptyNow, slots(box));
  else turn.line(table, { ...slots(box), things: listed(left.map(({ shown }) => shown)) });
}

async function receive(turn: Telling, box: Container, items: readonly Item[]): Promise<void> {
  for (const item of items) {
    note(turn.state, box.room, tookMark(box, item));
    await gainItem(turn, item.name, item.quantity);
  }
  turn.line(lines.takenOut, { things: listed(items.map(({ shown }) => shown)) });
}

async function takeAll(turn: Telling, box: Container): Promise<void> {
  const left = box.contents.filter((item) => !isTaken(turn, box, item));
  if (left.length > 0) await receive(turn, box, left);
}

/** Takes what lies open: what is named of it, or all of it. Whether there was anything of the kind. */
async function takesOut(
  turn: Telling,
  room: Room,
  boxes: readonly Container[],
  box: Container | null,
  isOpening: boolean,
  echo: string,
): Promise<boolean> {
  const { message, state } = turn;
  const words = contentWords(message);
  const open = boxes.filter((one) => isOpen(turn, one));
  const named = open
    .flatMap((one) => one.contents.map((item) => ({ one, item })))
    .filter(({ one, item }) => !isTaken(turn, one, item) && item.heads.some((word) => words.includes(word)));
  if (named.length > 0) {
    // `take the key`: whoever names one of two alike means the one whose every word they say.
    const best = Math.max(
      ...named.map(({ item }) => item.words.filter((word) => words.includes(word)).length),
    );
    const meant = named.filter(
      ({ item }) =>
        item.isCoin || named.length < 3 || item.words.filter((word) => words.includes(word)).length === best,
    );
    sayDone(turn, echo);
    for (const one of new Set(meant.map((found) => found.one)))
      await receive(
        turn,
        one,
        meant.filter((found) => found.one === one).map(({ item }) => item),
      );
    return true;
  }
  const had = open
    .flatMap((one) => one.contents.filter((item) => isTaken(turn, one, item)))
    .find(({ heads, isCoin }) => !isCoin && heads.some((word) => words.includes(word)));
  const carries = turn.sheet?.inventory.some(({ name }) => name === had?.name);
  if (had && carries && !/\b(?:drink|eat|quaff|swallow|use)\b/i.test(message))
    return turn.line(lines.haveIt, { things: had.shown.replace(/^an? /, 'the ') });
  const last = open.find(({ id }) => isNoted(state, room.id, `${lastMark}${id}`));
  const from = box && open.includes(box) ? box : last;
  const isAll = all.test(message) && words.length < 6 && !isOpening;
  const left = from?.contents.filter((item) => !isTaken(turn, from, item)) ?? [];
  if (!from || !isAll || left.length === 0 || namesOther(turn, words, from)) return false;
  sayDone(turn, echo);
  await receive(turn, from, left);
  return true;
}

/** Whether a message speaks of some other thing that is here. */
function namesOther({ place }: Telling, words: readonly string[], { words: own }: Container): boolean {
  return place.things.some(
    ({ words: [noun = ''], isHidden }) =>
      !isHidden && words.includes(stem(noun)) && !own.includes(stem(noun)),
  );
}

/** What lies in what nobody has opened is not there for whoever would take it. */
function hidesIt(turn: Telling, { rooms }: Opened, room: Room, isTaking: boolean): boolean {
  if (!isTaking && !/\b(?:look at|examine|inspect|study|read)\b/i.test(turn.message)) return false;
  const words = contentWords(turn.message);
  const shown = new Set(
    room.paragraphs.filter(({ voice }) => voice === 'aloud').flatMap(({ text }) => contentWords(text)),
  );
  const carried = turn.table.party.flatMap(
    ({ character }) => character?.inventory.flatMap(({ name }) => contentWords(name)) ?? [],
  );
  const seen = turn.table.history
    .slice(-12)
    .map(({ content, sender }) => (sender === 'dm' ? content : ''))
    .join(' ');
  const closed = rooms
    .filter(({ id }) => id === room.id)
    .flatMap((one) => containersIn(one))
    .filter((box) => !isOpen(turn, box))
    .flatMap(({ contents }) => contents)
    .find(
      ({ noun, isCoin }) =>
        !isCoin &&
        words.includes(stem(noun)) &&
        !shown.has(stem(noun)) &&
        !carried.includes(stem(noun)) &&
        !contentWords(seen).includes(stem(noun)),
    );
  if (!closed) return false;
  turn.line(lines.notSeen, { thing: closed.noun });
  return true;
}
