import type { Reading } from '../../reader/reading.ts';
import { sentencesOf } from '../../language/sentences.ts';
import { slotsOf } from '../../talk/people.ts';
import { saySoAsked } from '../../talk/say-so-asked.ts';
import { spoken, spokenAgain } from '../../talk/spoken.ts';
import type { Telling } from '../../telling/telling.ts';
import type { Person } from '../../world/world.ts';
import { contentWords } from '../content-words.ts';
import type { Opened } from '../opened.ts';
import type { Room } from '../rooms.ts';
import { setsOut } from '../sets-out.ts';
import { whereTo } from '../whereabouts.ts';
import * as lines from './commission-lines.ts';
import { type Commission, isOfItem } from './commissions.ts';
import { isFulfilled, takesWanted } from './fulfil-commission.ts';
import { amountOf, type Held, heldHere, isNotedOf, meantOf, noteOf } from './held-commissions.ts';
import { reveal } from './tell-note.ts';

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
  // Whoever agrees and goes has gone.
  if (setsOut(turn.message) && turn.excerpts.script && whereTo(turn, adventure, turn.excerpts.script))
    return false;
  const held = heldHere(turn, adventure);
  if (held.length === 0) return false;
  const meant = meantOf(turn, held);
  if (!meant) return false;
  const { person, commission } = meant;
  const { message } = turn;
  const isAsked =
    /\?\s*$/.test(message) ||
    /^(?:(?:i|we) )?ask\b/i.test(message) ||
    /(?:^|[,.;!] )(?:what|how|why)\b/i.test(message);
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

const goes =
  /\b(?:go|head|walk|cross|ride|hurry|return|look|ask|leave|set off|take the|search|open|attack|climb|follow|enter)\b/i;

function isAccepted(turn: Telling, reading: Reading, commission: Commission): boolean {
  const { message } = turn;
  if (isNotedOf(turn, 'taken', commission) || !accepts.test(message) || refuses.test(message)) return false;
  const isShort = message.split(/\s+/).length <= 14;
  return isShort && (reading.kind === 'answer' || reading.kind === 'speech' || !goes.test(message));
}
