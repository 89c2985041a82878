import { echoed } from './echo.ts';
import * as lines from './order-lines.ts';
import * as hand from './hand-lines.ts';
import { isShort } from './pay.ts';
import { attitudeOf, slotsOf } from './people.ts';
import { priceHere } from './prices.ts';
import { goldSum, restOf, type Sum } from './purse.ts';
import { askedFor, costOf, isDrink, isServed, sellsGoods, servesGuests, wareMeant } from './wares.ts';
import { bare } from './echo.ts';
import type { Step } from '../reader/reading.ts';
import { gainItem, spend } from '../telling/belongings.ts';
import type { Telling } from '../telling/telling.ts';
import type { Person } from '../world/world.ts';

const ofOrders = new Set(['order', 'price', 'price service', 'take coin', 'settle']);
export const isOrder = ({ verb }: Step): boolean => ofOrders.has(verb);

/** What somebody has of it, and for how much; null where they sell no such thing. */
function offerOf(turn: Telling, person: Person, step: Step): { sum: Sum; good?: string } | null {
  if (!step.object) return null;
  const asked = [...askedFor(step.object), step.object.shown.toLowerCase()];
  const written = priceHere(turn, asked);
  if (written) return { sum: written };
  if (servesGuests(turn, person) && isServed(asked)) return { sum: goldSum(costOf(step.object.shown)) };
  const good = sellsGoods(turn, person) ? wareMeant(asked) : undefined;
  return good ? { sum: goldSum(costOf(step.object.shown)), good } : null;
}

/** Whether they would have it at all: nothing is argued about that nobody sells. */
export const hasForSale = (turn: Telling, person: Person, step: Step): boolean =>
  offerOf(turn, person, step) !== null;

/** Answers what was ordered, or asked about its price. */
export async function order(turn: Telling, step: Step, person: Person): Promise<void> {
  echoed(turn, step);
  const slots = slotsOf(turn, person);
  const isSelling = servesGuests(turn, person) || sellsGoods(turn, person);
  if (step.verb === 'take coin')
    return void (
      turn.line(isSelling ? lines.takesCoin : lines.takesNone, slots) || turn.line(lines.takesNone, slots)
    );
  if (step.verb === 'settle') return void turn.line(lines.nothingOwed, slots);
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
  const sum = { ...slots, ware, shown: step.object!.shown, sum: offer.sum.shown };
  if (step.verb !== 'order')
    return void (turn.line(lines.priceNamed, sum) || turn.say(`It comes to ${offer.sum.shown}.`));
  if (isShort(turn, person, offer.sum) || !(await spend(turn, offer.sum.copper))) return;
  if (offer.good) await gainItem(turn, offer.good);
  turn.line(offer.good ? hand.sold : hand.served, { ...sum, rest: restOf(turn) }) ||
    turn.say(`${offer.sum.shown} goes to ${person.name}; ${restOf(turn)}.`);
}
