import { mark } from '../../deeds/marks.ts';
import { titled } from '../../deeds/number.ts';
import { slotsOf } from '../../talk/people.ts';
import { saySoAsked } from '../../talk/say-so-asked.ts';
import { gainItem, loseItem } from '../../telling/belongings.ts';
import type { Telling } from '../../telling/telling.ts';
import { contentWords, sharedWords, stem } from '../content-words.ts';
import { type Opened, roomOf } from '../opened.ts';
import { type Room, voiced } from '../rooms.ts';
import { yoursNow } from '../script-lines.ts';
import * as lines from './commission-lines.ts';
import { type Commission, commissionsBy, isOfItem } from './commissions.ts';
import { notSeen } from './container-lines.ts';
import { comesToPass } from './ends-when.ts';
import {
  amountOf,
  type Held,
  heldHere,
  isNotedOf,
  meantOf,
  nameOf,
  namedIn,
  noteOf,
} from './held-commissions.ts';
import { broughtToLight } from './notes.ts';

const gives =
  /\b(?:give|gave|hand|return|present|deliver|bring|brought|slap|show|pass|offer|toss|lay|put|place|set|drop|here(?:['’]s| is| are| you (?:go|are))|there(?:['’]s| is)|take (?:it|this|your)|have your|got (?:it|your|the)|pay (?:up|me|us|what)|claim|collect|done)\b/i;
const reports =
  /\b(?:tell|told|report|say|said|explain|inform|confess|announce|know|found|learn(?:ed|t)|it is|it was|is dead|are dead|did it|done|over|finished|safe|settled|gone|pay (?:up|us|me)|claim|collect|reward)\b/i;

const takes = /\b(?:take|grab|pick up|pocket|collect|get|snatch|steal|lift|pack)\b/i;

/** What is only spoken of by whoever wants it is not here. */
function isElsewhere({ table, state }: Telling, { item, room: own }: Commission, room: Room): boolean {
  if (own !== room.id || !item) return false;
  const isCarried = table.party.some(({ character }) =>
    character?.inventory.some(({ name }) => nameOf(name, item)),
  );
  const open = [...voiced(room, 'aloud').map(({ text }) => text), ...broughtToLight(state, [room])];
  return !isCarried && !open.some((text) => contentWords(text).includes(stem(item.noun)));
}

/** What somebody wants brought and is read aloud is there to be taken, whatever it is. */
export async function takesWanted(
  turn: Telling,
  adventure: Opened,
  room: Room,
  echo: string,
): Promise<boolean> {
  if (!takes.test(turn.message) || /\?\s*$/.test(turn.message)) return false;
  const words = contentWords(turn.message);
  const seen = new Set(voiced(room, 'aloud').flatMap(({ text }) => contentWords(text)));
  const wanted = commissionsBy(adventure, () => true).find(
    (one) => isOfItem(words, one) && !isNotedOf(turn, 'has', one),
  );
  if (!wanted?.item) return false;
  const { item } = wanted;
  const isRead = wanted.room !== room.id && item.words.every((word) => seen.has(word));
  if (!isRead) return isElsewhere(turn, wanted, room) && turn.line(notSeen, { thing: item.noun });
  noteOf(turn, 'has', wanted);
  if (echo !== '') turn.say(`You ${echo}.`);
  await gainItem(turn, titled(item.shown));
  for (const {
    id,
    words: [noun],
  } of turn.place.things)
    if (noun === item.noun) mark(turn, id, 'taken');
  turn.line(yoursNow, { what: `the ${item.shown}` });
  return true;
}

/** Whoever comes back and hands over what was wanted in the same breath is paid there. */
export async function fulfilsOnArrival(turn: Telling, adventure: Opened, room: Room): Promise<void> {
  if (turn.table.encounter || /\?\s*$/.test(turn.message)) return;
  const held = heldHere(turn, adventure);
  const meant = held.length > 0 ? meantOf(turn, held) : null;
  if (!meant || isNotedOf(turn, 'paid', meant.commission)) return;
  const before = turn.told.length;
  turn.paragraph();
  if (!(await isFulfilled(turn, adventure, room, meant))) turn.told.length = before;
}

/** What was wanted is handed over, or told. Whether it was, or whether whoever says so has nothing to show for it. */
export async function isFulfilled(
  turn: Telling,
  adventure: Opened,
  room: Room,
  held: Held,
): Promise<boolean> {
  const { person, commission } = held;
  const { message } = turn;
  if (isNotedOf(turn, 'paid', commission)) return false;
  const words = contentWords(message);
  const { item } = commission;
  if (item) {
    const isSaid = isOfItem(words, commission);
    const isClaim = /\b(?:here|it|job|done|pay)\b/i.test(message) && isNotedOf(turn, 'heard', commission);
    if (!gives.test(message) || !(isSaid || isClaim)) return false;
    const carried = turn.table.party.flatMap(({ character }) =>
      (character?.inventory ?? [])
        .filter(({ name }) => nameOf(name, item))
        .map(({ name }) => ({ name, id: character!.id })),
    );
    const [own] = carried;
    const isNamed = namedIn(turn)?.id === person.id || /\b(?:her|him|you|them|here|your|up)\b/i.test(message);
    if (!isNamed) return false;
    if (!own) return isSaid && turn.line(lines.whereIsIt, { ...slotsOf(turn, person), thing: item.shown });
    if (own.id === turn.sheet?.id) await loseItem(turn, own.name);
    else
      await turn.call('update_character', {
        character: own.id,
        remove_items: [{ name: own.name, quantity: 1 }],
      });
    comesToPass(
      turn,
      `${person.name} ${person.role} has and holds the ${item.shown}, handed over, given and returned`,
    );
    turn.line(lines.handsIt, { ...slotsOf(turn, person), thing: `the ${item.shown}` });
    await payOut(turn, held);
    return true;
  }
  if (!reports.test(message) || !isEvident(turn, adventure, room, commission)) return false;
  const named = namedIn(turn);
  if (named && named.id !== person.id) return false;
  saySoAsked(turn, person, { topic: null, echo: null, speech: message });
  comesToPass(turn, `${person.name} ${person.role} has heard and was told: ${message}`);
  await payOut(turn, held);
  return true;
}

/** Whether what somebody wants done has been done, or what they want to know was found out. */
function isEvident(turn: Telling, adventure: Opened, room: Room, { deed, isTruth }: Commission): boolean {
  const { state } = turn;
  const been = adventure.rooms.filter(({ id }) => id !== room.id && state.been.includes(id));
  const words = contentWords(turn.message);
  if (isTruth) {
    const known = new Set(
      contentWords(
        room.paragraphs
          .filter(({ voice }) => voice !== 'secret')
          .map(({ text }) => text)
          .join(' '),
      ),
    );
    const there = been.flatMap((one) =>
      one.paragraphs.filter(({ voice }) => voice !== 'secret').flatMap(({ text }) => contentWords(text)),
    );
    return sharedWords(words, new Set(there.filter((one) => !known.has(one)))).length > 0;
  }
  const happened = new Set(
    broughtToLight(state, been.concat(roomOf(adventure, state.at) ?? [])).flatMap(contentWords),
  );
  return sharedWords(deed, happened).length > 0 && sharedWords(words, new Set(deed)).length > 0;
}

async function payOut(turn: Telling, { person, commission }: Held): Promise<void> {
  noteOf(turn, 'paid', commission);
  turn.isTalking = true;
  turn.state.progress += 2;
  const { pay, adds } = commission;
  if (!pay) return;
  await gainItem(turn, pay.name, pay.quantity);
  // What is paid for all of it is not paid again where the adventure ends.
  mark(turn, 'reward', `paid ${pay.quantity}`);
  const more = isNotedOf(turn, 'pressed', commission)
    ? /\badd (an? [^.;,]{3,40})/i.exec(adds)?.[1]
    : undefined;
  if (more)
    await gainItem(turn, `${more.replace(/^an? /, '').charAt(0).toUpperCase()}${more.replace(/^an? ./, '')}`);
  const amount = `${amountOf(pay)}${more ? ` and ${more}` : ''}`;
  turn.line(lines.paysOut, { ...slotsOf(turn, person), amount });
}
