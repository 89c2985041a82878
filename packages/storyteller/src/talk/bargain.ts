import { emptyStep } from '../reader/empty-step.ts';
import type { Step } from '../reader/reading.ts';
import { attempt } from '../telling/attempt.ts';
import type { Telling } from '../telling/telling.ts';
import type { Person } from '../world/world.ts';
import * as lines from './bargain-lines.ts';
import { quoted, sayOneOf } from './echo.ts';
import { listenerOf } from './listener.ts';
import { isShort } from './pay.ts';
import { attitudeOf, hear, slotsOf } from './people.ts';
import { priceHere } from './prices.ts';
import { sumMeant } from './purse.ts';
import { isThreat } from './tone.ts';
import { resolveTalk, winOver } from './win-over.ts';
import { wordsIn } from './words.ts';

const coins = /\b(?:gold|silver|copper|coins?|gp|money|dollars?|credits?)\b/i;
const stakes = /\b(?:dice|cards|bet|wager|gamble|toss|game|race|drink)\w*\b/i;
const wager =
  /\bif (?:i|we|you|he|she|they) (?:win|wins|lose|loses)\b|\b(?:i|we)(?:'ll| will)? (?:bet|wager) (?:you|him|her|them)\b/i;
const price =
  /\bname (?:me |us )?(?:your|a) price\b|\bhow much (?:is |for )(?:your|his|her|their) (?:silence|help|loyalty|trouble|blessing|word|company|cooperation)\b|\bwhat(?:'s| is) your price\b|\bhow much (?:do|would|will) you (?:want|take|ask) for\b|\bwhat (?:would|will) you take for\b/i;
const given =
  /\b(?:i|we)(?:'ll| will| would| can|'d)? (?:give|pay|offer|slip) (?:you )?.{0,40}\b(?:if|when|once|for|to)\b|\bif you\b.*\b(?:i|we)(?:'ll| will| can) (?:give|pay|offer)\b/i;
const exchange =
  /^(?:[^,.!?]{1,20}, )?(?:please )?(?:let|give|tell|show|help|open|hand|lend|bring|take|leave|free|say)\b.*\b(?:and|then) (?:i|we)(?:'ll| will| won't| promise| can)\b|\bif you\b.*\b(?:i|we)(?:'ll| will| won't| promise)\b|\b(?:i|we)(?:'ll| will| won't| promise)\b.* (?:if|when) you\b/i;
const company =
  /\b(?:would|will|could|can|won't) you (?:please |not )?(?:come|walk|go|cross|join|lead|guide|accompany|follow)\b/i;

type Offer = 'wager' | 'price' | 'coins' | 'exchange';

/** What is put to somebody as one thing for another; null where nothing is. */
export function offerIn(words: string): Offer | null {
  if (isThreat(words)) return null;
  // What was said before does not make a demand of it.
  const sentences = words.match(/[^.?!]+/g) ?? [words];
  const has = (pattern: RegExp) => sentences.some((one) => pattern.test(one.trim()));
  if (wager.test(words) && stakes.test(words)) return 'wager';
  if (has(price)) return 'price';
  if (has(given) && coins.test(words)) return 'coins';
  return has(exchange) || has(company) ? 'exchange' : null;
}

const stepFor = (person: Person, words: string, more: Partial<Step>): Step => ({
  ...emptyStep,
  act: 'persuade',
  verb: 'say',
  echo: `say to ${person.name}: ${quoted(words)}`,
  speech: words,
  ...more,
});

/** `name your price for the wheel`: a sum where one is known, and else why there is none. */
function namePrice(turn: Telling, person: Person, words: string): void {
  sayOneOf(turn, [
    `You say to ${person.name}: ${quoted(words)}`,
    `Once more, to ${person.name}: ${quoted(words)}`,
  ]);
  const [, what = 'that'] =
    /\bfor (?:the |that |this |your )?([\p{L} -]{2,30}?)(?:,|[.?!]|$| please)/iu.exec(words) ?? [];
  const slots = slotsOf(turn, person);
  const known = priceHere(turn, wordsIn(what));
  if (known) turn.line(lines.named, { ...slots, sum: known.shown });
  else
    turn.line(lines.noPrice[attitudeOf(turn, person)], {
      ...slots,
      ware: what === 'that' ? what : `the ${what}`,
    });
}

/** Takes up what is offered for something: a yes, a no or a price. Whether anything was. */
export async function bargains(turn: Telling, person: Person, words: string): Promise<boolean> {
  if (turn.table.encounter) return false;
  const offer = offerIn(words);
  if (offer === null) return false;
  if (offer === 'price') namePrice(turn, person, words);
  else if (offer === 'exchange') await winOver(turn, stepFor(person, words, {}), { kind: 'person', person });
  else await stake(turn, person, words, offer);
  return true;
}

/** Money that changes hands only where it is agreed, or lost. */
async function stake(turn: Telling, person: Person, words: string, offer: 'wager' | 'coins'): Promise<void> {
  const step = stepFor(person, words, { act: 'pay', verb: offer === 'wager' ? 'wager' : 'offer' });
  const sum = sumMeant(turn, step);
  const slots = slotsOf(turn, person);
  if (coins.test(words) && isShort(turn, person, sum)) return;
  sayOneOf(turn, [`You ${step.echo}`, `Once more you ${step.echo}`]);
  const attitude = attitudeOf(turn, person);
  if (offer === 'wager' && attitude === 'hostile') return void turn.line(lines.noWager, slots);
  if (offer === 'wager') turn.line(lines.wagered, slots);
  hear(turn, person, `was offered: ${words}`);
  const difficulty =
    offer === 'wager' ? 12 : Math.max(5, (attitude === 'friendly' ? 10 : 13) - Math.floor(sum.copper / 500));
  const skill = offer === 'wager' ? 'Insight' : 'Persuasion';
  await attempt(turn, { by: 'talk', step, skill, difficulty, about: person.id }, resolveTalk);
}

const signs =
  /\b(?:nod|shake your head|blink|point|squeeze my hand|raise (?:a|your) hand)\b[^.?!]*\b(?:if|when|for yes|at (?:him|her|them|who))\b/i;

/** `we play dice, if I win …`, `just nod if it was him`: whole messages that are no plan of one's own. Whether it was one. */
export async function takesUp(turn: Telling): Promise<boolean> {
  const { message, table } = turn;
  if (table.encounter || message.length > 300) return false;
  const isSign = signs.test(message) && !/^\W*(?:i|we)\b/i.test(message);
  if (!isSign && offerIn(message) !== 'wager') return false;
  const listener = listenerOf(turn, null, message);
  if (listener.kind !== 'person') return false;
  const words = wordsIn(message);
  const at = ({ name }: Person) => words.findIndex((word) => word.length > 2 && wordsIn(name).includes(word));
  const [named] = turn.place.people
    .filter((one) => at(one) >= 0)
    .toSorted((one, other) => at(one) - at(other));
  const person = named ?? listener.person;
  turn.isTalking = true;
  if (!isSign) return await bargains(turn, person, message.replace(/^["']|["']$/g, ''));
  sayOneOf(turn, [
    `You say to ${person.name}: ${quoted(message)}`,
    `Again you say to ${person.name}: ${quoted(message)}`,
  ]);
  turn.line(attitudeOf(turn, person) === 'hostile' ? lines.noSign : lines.sign, slotsOf(turn, person));
  return true;
}
