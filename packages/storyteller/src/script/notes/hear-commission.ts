import { mark } from '../../deeds/marks.ts';
import { titled } from '../../deeds/number.ts';
import type { Reading } from '../../reader/reading.ts';
import { sentencesOf } from '../../language/sentences.ts';
import { slotsOf } from '../../talk/people.ts';
import { saySoAsked } from '../../talk/say-so-asked.ts';
import { spoken, spokenAgain } from '../../talk/spoken.ts';
import { gainItem, loseItem } from '../../telling/belongings.ts';
import type { Telling } from '../../telling/telling.ts';
import type { Person } from '../../world/world.ts';
import { contentWords, sharedWords } from '../content-words.ts';
import { isSame } from '../names.ts';
import { type Opened, roomOf } from '../opened.ts';
import { type Room, voiced } from '../rooms.ts';
import { yoursNow } from '../script-lines.ts';
import * as lines from './commission-lines.ts';
import { type Commission, commissionsBy, isOfItem } from './commissions.ts';
import { comesToPass } from './ends-when.ts';
import { broughtToLight, isNoted, note } from './notes.ts';
import { reveal } from './tell-note.ts';

interface Held {
  person: Person;
  commission: Commission;
}

const asksWork =
  /\b(?:what(?:['’]?s| is| was| are)? (?:(?:exactly|then|now) )?(?:the )?(?:job|task|work|mission|quest|errand|commission|deal|problem|matter|trouble|wrong|it you (?:want|need)|going on)|what (?:do|does|did|would|can|could|may|might|shall|should) (?:you|he|she|they|we|i|(?:the |that )?[\p{L}' ]{2,25}?)(?: (?:want|need|ask|require|like|have us|expect|do for|help)\b)|what (?:you|he|she|they) (?:wants?|needs?|asks?)|why (?:did you|have you|are we|were we) (?:call|sen[dt]|hire|here|summon)\w*|how (?:can|may|could|do) (?:we|i) (?:help|be of|serve)|(?:need|want)s? (?:any |some |our |my )?help|(?:any|some|have) work|looking for (?:work|a job)|(?:a|any) jobs?\b|what(?:['’]s| is) (?:it|all this) about|what is (?:asked|wanted|needed))/iu;
const asksPay =
  /\b(?:pay|pays|paying|paid|rewards?|wages?|fee|price|bounty|in it for (?:us|me)|how much|worth (?:our|my) (?:while|time)|earn|money|coin|gold)\b|\bwhat(?:['’]ll| will| would|['’]d| do| does|['’]s| is)? [^?]{0,20}(?:give|get)\b/i;
const asksMore =
  /\b(?:more|better|double|raise|higher|extra|increase|sweeten|throw in|add|haggl\w+|bargain\w*|negotiat\w+)\b|\bmake it \d/i;
const before =
  /\b(?:up ?front|in advance|advance|beforehand|half (?:of it )?(?:now|first)|(?:give|pay|hand)(?: (?:me|us|it|over))+\b|now\b|right away)/i;
const accepts =
  /\b(?:deal|accept(?:ed)?|agreed?|we['’]?ll (?:do|take|help|see|look|go|bring|find|fetch|get|have a look|manage|handle)|i['’]?ll (?:do|take|help|see|look|go|bring|find|fetch|get|have a look)|(?:we|i) (?:will|shall) (?:do|help|take|bring|find|fetch|get|see)|count (?:on )?(?:us|me)(?: in)?|(?:my|our) word|shake (?:on|hands)|(?:we['’]?re|i['’]?m|we are|i am) in\b|consider it done|you can rely|very well|sounds? (?:good|fair))\b|^(?:ok(?:ay)?|fine|aye|sure|yes|yeah|all right|alright|done|gladly)\b/i;
const refuses =
  /\b(?:no deal|not interested|won['’]t|will not|refuse|forget it|don['’]t|never|make it \d)\b/i;
const gives =
  /\b(?:give|gave|hand|return|present|deliver|bring|brought|slap|show|pass|offer|toss|lay|put|place|set|drop|here(?:['’]s| is| are| you (?:go|are))|there(?:['’]s| is)|take (?:it|this|your)|have your|got (?:it|your|the)|pay (?:up|me|us|what)|claim|collect|done)\b/i;
const reports =
  /\b(?:tell|told|report|say|said|explain|inform|confess|announce|know|found|learn(?:ed|t)|it is|it was|is dead|are dead|did it|done|over|finished|safe|settled|gone|pay (?:up|us|me)|claim|collect|reward)\b/i;

const jobMark = (what: string, { id }: Commission) => `job ${what} ${id}`;

function heldHere(turn: Telling, adventure: Opened): Held[] {
  const { people } = turn.place;
  return commissionsBy(adventure, (name) => people.some((one) => isSame(one.name, name))).flatMap(
    (commission) => {
      const person = people.find((one) => isSame(one.name, commission.by));
      return person ? [{ person, commission }] : [];
    },
  );
}

/** Whom a message names, of everybody here; null where it names nobody. */
function namedIn({ place, message, table }: Telling): Person | null {
  const said = new Set(message.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
  // `the other brother`: of those of a kind, whoever was not spoken of last.
  const [, kind] = /\bother (?:of (?:the )?(?:two )?)?(\p{L}{3,})/iu.exec(message) ?? [];
  const alike = kind ? place.people.filter(({ words }) => words.includes(kind.toLowerCase())) : [];
  const last = table.history.findLast(({ sender }) => sender === 'dm')?.content ?? '';
  if (alike.length === 2 && alike.some(({ name }) => last.includes(name.split(' ')[0]!)))
    return alike.find(({ name }) => !last.includes(name.split(' ')[0]!)) ?? null;
  const scored = place.people
    .map((one) => ({ one, score: one.words.filter((word) => word.length > 2 && said.has(word)).length }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  return scored[0]?.one ?? null;
}

/** Of several commissions the one that is spoken of: by whom it is, by what is wanted, by whom was asked last. */
function meantOf(turn: Telling, held: readonly Held[]): Held | null {
  const named = namedIn(turn);
  const own = named ? held.filter(({ person }) => person.id === named.id) : held;
  if (own.length === 0) return null;
  const words = contentWords(turn.message);
  const ofItem = own.find(({ commission }) => isOfItem(words, commission));
  const asked = own.findLast(({ commission }) => isNotedOf(turn, 'heard', commission));
  const open = own.find(({ commission }) => !isNotedOf(turn, 'paid', commission));
  return ofItem ?? (named ? null : asked) ?? open ?? own[0]!;
}

const isNotedOf = ({ state }: Telling, what: string, commission: Commission) =>
  isNoted(state, commission.room, jobMark(what, commission));
const noteOf = ({ state }: Telling, what: string, commission: Commission) =>
  note(state, commission.room, jobMark(what, commission));

/** `ask the mayor what she wants` was asked and not spoken. */
function asked(turn: Telling, person: Person): void {
  const [, clause] = /^(?:i |we )?ask\b (.+?)[.!?]*$/is.exec(turn.message) ?? [];
  if (clause && clause.length < 120) turn.say(`You ask ${toSecondPerson(clause)}.`);
  else saySoAsked(turn, person, { topic: null, echo: null, speech: turn.message });
}

const toSecondPerson = (clause: string) =>
  clause
    .replace(/\bus\b/g, 'you')
    .replace(/\bour\b/g, 'your')
    .replace(/\bmy\b/g, 'your')
    .replace(/\b(?:we|I)\b/g, 'you')
    .replace(/\bme\b/g, 'you');

/** Says it, whole the first time and in short when it is asked again. */
function says(turn: Telling, { person, commission }: Held, parts: readonly string[]): void {
  turn.isTalking = true;
  const all = parts.filter((one) => one !== '').join(' ');
  reveal(turn, all);
  asked(turn, person);
  noteOf(turn, 'heard', commission);
  const fresh = sentencesOf(all).filter((one) => turn.prose.draw(['{speech}'], { speech: one }) !== '');
  // Where nobody knows how they are called, it is told of them.
  const isOwn = /\b(?:I|my|me|you|reward)\b/.test(all);
  if (fresh.length > 0 && isOwn && spoken(turn, person, fresh.join(' '))) return;
  if (fresh.length > 0 && !isOwn) for (const one of fresh) turn.say(one);
  else spokenAgain(turn, person, all);
}

const takes = /\b(?:take|grab|pick up|pocket|collect|get|snatch|steal|lift|pack)\b/i;

/** What somebody wants brought and is read aloud is there to be taken, whatever it is. */
async function takesWanted(turn: Telling, adventure: Opened, room: Room, echo: string): Promise<boolean> {
  if (!takes.test(turn.message) || /\?\s*$/.test(turn.message)) return false;
  const words = contentWords(turn.message);
  const seen = new Set(voiced(room, 'aloud').flatMap(({ text }) => contentWords(text)));
  const wanted = commissionsBy(adventure, () => true).find(
    (one) =>
      one.room !== room.id &&
      isOfItem(words, one) &&
      one.item!.words.every((word) => seen.has(word)) &&
      !isNotedOf(turn, 'has', one),
  );
  if (!wanted?.item) return false;
  noteOf(turn, 'has', wanted);
  if (echo !== '') turn.say(`You ${echo}.`);
  await gainItem(turn, titled(wanted.item.shown));
  for (const {
    id,
    words: [noun],
  } of turn.place.things)
    if (noun === wanted.item.noun) mark(turn, id, 'taken');
  turn.line(yoursNow, { what: `the ${wanted.item.shown}` });
  return true;
}

/** What somebody here wants done and pays for: asked about, taken on, brought and paid. Whether a message was about that. */
export async function hearsOfCommission(
  turn: Telling,
  adventure: Opened,
  room: Room,
  reading: Reading,
  echo: string,
): Promise<boolean> {
  if (turn.table.encounter) return false;
  if (await takesWanted(turn, adventure, room, echo)) return true;
  const held = heldHere(turn, adventure);
  if (held.length === 0) return false;
  const meant = meantOf(turn, held);
  if (!meant) return false;
  const { person, commission } = meant;
  const { message } = turn;
  const isAsked =
    /\?\s*$/.test(message) || /^(?:(?:i|we) )?ask\b/i.test(message) || /^what|^how/i.test(message);
  if (!isAsked && (await isFulfilled(turn, adventure, room, meant))) return true;
  const isPaid = isNotedOf(turn, 'paid', commission);
  if (isPaid) {
    if (!/\b(?:pay|reward|gold|money)\b/i.test(message) || !asksPay.test(message)) return false;
    turn.isTalking = true;
    return turn.line(lines.paidBefore, slotsOf(turn, person));
  }
  const isHeard = isNotedOf(turn, 'heard', commission);
  const isBargain = isAsked || ofMoney.test(message) || /\bhaggl\w+|\bbargain\w*/i.test(message);
  if (isHeard && isBargain && asksMore.test(message) && !/\bmore (?:about|of)\b|\btell\b/i.test(message))
    return bargains(turn, meant);
  if (before.test(message) && ofMoney.test(message) && !/^(?:what|how)\b/i.test(message)) {
    turn.isTalking = true;
    return turn.line(lines.whenDone, slotsOf(turn, person));
  }
  // What is wrong may be more than what somebody would pay for.
  const isOnlyTrouble =
    troubled.test(message) &&
    !/\bI (?:ask|beg|want|need|hire|urge)\b/.test(`${commission.asks} ${commission.offers}`);
  const isWork = asksWork.test(message) && !isOnlyTrouble;
  const isOfIt = !isHeard && isOfItem(contentWords(message), commission) && /\babout\b/i.test(message);
  if (isAsked && isOfIt) return answers(turn, held, meant, true);
  if (isAsked && (isWork || (asksPay.test(message) && commission.offers !== '')))
    return answers(turn, held, meant, isWork);
  if (!isHeard || isAsked || !isAccepted(turn, reading, commission)) return false;
  noteOf(turn, 'taken', commission);
  turn.isTalking = true;
  return turn.line(lines.takenOn, slotsOf(turn, person));
}

const troubled = /\b(?:wrong|matter|trouble|problem|going on|this about|all this)\b/i;
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

const ofMoney = /\b(?:gold|pay|paid|money|gp|coins?|half|up ?front|advance|reward|price|fee|\d+)\b/i;

/** Whoever is pressed adds what the text lets them add, and nothing else. */
function bargains(turn: Telling, meant: Held): boolean {
  const { person, commission } = meant;
  turn.isTalking = true;
  if (isNotedOf(turn, 'pressed', commission) || commission.adds === '')
    return commission.pay !== null && turn.line(lines.noMore, slotsOf(turn, person));
  noteOf(turn, 'pressed', commission);
  says(turn, meant, [commission.adds]);
  return true;
}

/** What is wanted and what is paid; asked again for the pay, that alone. */
function answers(turn: Telling, held: readonly Held[], meant: Held, isWork: boolean): boolean {
  const { person, commission } = meant;
  if (!isWork && isNotedOf(turn, 'heard', commission) && commission.pay) {
    turn.isTalking = true;
    asked(turn, person);
    return turn.line(lines.itPays, { ...slotsOf(turn, person), amount: amountOf(commission.pay) });
  }
  const others = held.filter((one) => one.person.id === person.id && one !== meant);
  const all = [meant, ...others].flatMap((one) => [
    one.commission.why,
    one.commission.asks,
    one.commission.offers,
  ]);
  says(turn, meant, isWork ? all : [commission.asks, commission.offers]);
  return true;
}

const goes = /\b(?:go|head|walk|leave|set off|take the|search|open|attack|climb|follow|enter)\b/i;

function isAccepted(turn: Telling, reading: Reading, commission: Commission): boolean {
  const { message } = turn;
  if (isNotedOf(turn, 'taken', commission) || !accepts.test(message) || refuses.test(message)) return false;
  const isShort = message.split(/\s+/).length <= 14;
  return isShort && (reading.kind === 'answer' || reading.kind === 'speech' || !goes.test(message));
}

const nameOf = (item: string, { noun, words }: NonNullable<Commission['item']>) => {
  const own = contentWords(item);
  return (
    own.includes(contentWords(noun)[0] ?? noun) && own.every((one) => words.includes(one) || own.length > 1)
  );
};

/** What was wanted is handed over, or told. Whether it was, or whether whoever says so has nothing to show for it. */
async function isFulfilled(turn: Telling, adventure: Opened, room: Room, held: Held): Promise<boolean> {
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

const amountOf = ({ name, quantity }: NonNullable<Commission['pay']>) => `${quantity} ${name.toLowerCase()}`;

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
