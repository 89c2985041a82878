import { listed } from '../language/nouns.ts';
import { numberOf } from '../reader/function-words.ts';
import type { Step } from '../reader/reading.ts';
import { gainItem, spend } from '../telling/belongings.ts';
import { worthOfWord } from '../telling/coins.ts';
import type { Telling } from '../telling/telling.ts';
import type { Person } from '../world/world.ts';
import { tellTopic } from './tell-topic.ts';
import { bare, echoed } from './echo.ts';
import * as hand from './hand-lines.ts';
import * as lines from './order-lines.ts';
import { isShort } from './pay.ts';
import { attitudeOf, slotsOf } from './people.ts';
import { priceHere } from './prices.ts';
import { goldSum, restOf, sumMeant, type Sum } from './purse.ts';
import {
  askedFor,
  costOf,
  isDrink,
  isServed,
  priceKnownTo,
  sellsGoods,
  servesGuests,
  wareMeant,
  wares,
} from './wares.ts';

const ofOrders = new Set(['order', 'price', 'ask for wares', 'price service', 'take coin', 'settle']);
export const isOrder = ({ verb }: Step): boolean => ofOrders.has(verb);

/** `A bed is five silver, and the fleas are free.` */
function sumSaid(says: string): Sum | null {
  const [, count = '', metal = ''] = /\b(\p{L}+|\d+) (gold|silver|copper|[gsc]p)\b/iu.exec(says) ?? [];
  const [many, worth] = [numberOf(count.toLowerCase()), worthOfWord(metal.toLowerCase())];
  return many && worth ? { copper: many * worth, shown: `${count} ${metal}` } : null;
}

/** What somebody has of it, and for how much; null where they sell no such thing. */
function offerOf(turn: Telling, person: Person, step: Step): { sum: Sum; good?: string } | null {
  if (!step.object) return null;
  const asked = [...askedFor(step.object), step.object.shown.toLowerCase()];
  const written = priceHere(turn, asked);
  if (written) return { sum: written };
  const said = sumSaid(person.topics[priceKnownTo(person, asked)]?.says ?? '');
  if (said) return { sum: said };
  if (servesGuests(turn, person) && isServed(asked)) return { sum: goldSum(costOf(step.object.shown)) };
  const good = sellsGoods(turn, person) ? wareMeant(asked) : undefined;
  return good ? { sum: goldSum(costOf(step.object.shown)), good } : null;
}

/** Whether they would have it at all: nothing is argued about that nobody sells. */
export const hasForSale = (turn: Telling, person: Person, step: Step): boolean =>
  offerOf(turn, person, step) !== null;

const ofCoin = /\b(?:gold|silver|copper|coins?)\b.* for /;
const wareNames = () =>
  Object.keys(wares)
    .slice(0, 6)
    .map((name) => name.toLowerCase());

/** Answers what was ordered, or asked about its price. */
export async function order(turn: Telling, step: Step, person: Person): Promise<void> {
  echoed(turn, step);
  const slots = slotsOf(turn, person);
  const isSelling = servesGuests(turn, person) || sellsGoods(turn, person);
  if (step.verb === 'take coin')
    return void (
      turn.line(isSelling ? lines.takesCoin : lines.takesNone, slots) || turn.line(lines.takesNone, slots)
    );
  if (step.verb === 'ask for wares') {
    const goods = servesGuests(turn, person)
      ? ['ale', 'whiskey', 'stew', 'bread', 'a bed for the night']
      : wareNames();
    return void (
      turn.line(lines.offers, { ...slots, wares: listed(goods) }) || turn.say(`There is ${listed(goods)}.`)
    );
  }
  if (step.verb === 'settle') return void turn.line(lines.nothingOwed, slots);
  const known = step.object ? priceKnownTo(person, askedFor(step.object)) : -1;
  if (known >= 0 && step.verb === 'price') return tellTopic(turn, person, known);
  const offer = offerOf(turn, person, step);
  const ware = step.object ? bare(step.object) : 'that';
  if (!offer) {
    const isGiven =
      step.verb === 'order' &&
      step.object !== null &&
      isDrink(askedFor(step.object)) &&
      attitudeOf(turn, person) === 'friendly';
    const table = isGiven
      ? lines.givenFreely
      : step.verb === 'price service'
        ? lines.noSuchWork
        : lines.hasNone;
    return void (
      turn.line(table, { ...slots, ware, shown: step.object?.shown }) ||
      turn.line(hand.nothingToSell, { ...slots, ware })
    );
  }
  if (step.verb === 'order' && ofCoin.test(step.echo)) offer.sum = sumMeant(turn, step);
  const sum = { ...slots, ware, shown: step.object!.shown, sum: offer.sum.shown };
  if (step.verb !== 'order')
    return void (turn.line(lines.priceNamed, sum) || turn.say(`It comes to ${offer.sum.shown}.`));
  if (isShort(turn, person, offer.sum) || !(await spend(turn, offer.sum.copper))) return;
  if (offer.good) await gainItem(turn, offer.good);
  turn.line(offer.good ? hand.sold : hand.seenTo, { ...sum, rest: restOf(turn) }) ||
    turn.say(`${offer.sum.shown} goes to ${person.name}; ${restOf(turn)}.`);
}
