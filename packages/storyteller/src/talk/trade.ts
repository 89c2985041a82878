import { titled } from '../deeds/number.ts';
import type { Step } from '../reader/reading.ts';
import { gainItem, spend } from '../telling/belongings.ts';
import { listed } from '../language/nouns.ts';
import type { Telling } from '../telling/telling.ts';
import type { Person } from '../world/world.ts';
import { bare, echoed, sayOneOf } from './echo.ts';
import { carriedAs } from './give.ts';
import * as lines from './hand-lines.ts';
import type { Listener } from './listener.ts';
import { hasForSale, isOrder, order } from './order.ts';
import { keptFrom } from './kept.ts';
import { isShort } from './pay.ts';
import { attitudeOf, knownTo, slotsOf } from './people.ts';
import { priceHere } from './prices.ts';
import { goldSum, restOf } from './purse.ts';
import { subjectOf } from './topics.ts';
import { tellTopic } from './tell-topic.ts';
import { sayUnheard } from './unheard.ts';
import { winOver } from './win-over.ts';
import { isServed, sellsGoods, servesGuests, wareMeant, wares } from './wares.ts';
import { wordsIn } from './words.ts';
import { refusals } from './ask-lines.ts';

/** Buying, selling and haggling: only a price that is argued about needs the dice. */
export async function trade(turn: Telling, step: Step, listener: Listener): Promise<void> {
  if (listener.kind !== 'person') {
    echoed(turn, step);
    return sayUnheard(turn, listener);
  }
  const { person } = listener;
  if (attitudeOf(turn, person) === 'hostile') {
    echoed(turn, step);
    return void (
      turn.line(lines.noTrade, slotsOf(turn, person)) || turn.line(refusals, slotsOf(turn, person))
    );
  }
  if (isOrder(step)) return await order(turn, step, person);
  const hasPrice = keptFrom(turn, person, 'Persuasion', step.echo, { isPrice: true }) !== null;
  if (isHaggling(step) && hasPrice) return await winOver(turn, { ...step, act: 'trade' }, listener);
  if (step.verb === 'haggle' && step.object && !hasForSale(turn, person, step)) {
    echoed(turn, step);
    return void turn.line(lines.nothingToSell, { ...slotsOf(turn, person), ware: bare(step.object) });
  }
  if (isHaggling(step)) return await winOver(turn, { ...step, act: 'trade' }, listener);
  if (step.verb === 'sell' || step.verb === 'pawn') return offerForSale(turn, step, person);
  await buy(turn, step, person);
}

/** Whether a price is argued about. */
export function isHaggling({ verb, echo }: Step): boolean {
  return (
    /^(?:haggle|bargain|negotiate|barter|dicker)/.test(verb) ||
    /\b(?:haggle|bargain|negotiate|discount|cheaper|lower price|better price|for less|more (?:gold|money|coins?|pay)|too (?:much|little|expensive)|not enough)\b/.test(
      echo.slice(0, 400).toLowerCase(),
    )
  );
}

function offerForSale(turn: Telling, step: Step, person: Person): void {
  const slots = slotsOf(turn, person);
  const item = step.object && carriedAs(turn, step.object);
  if (step.object && !item) return void turn.line(lines.notCarried, { ...slots, item: bare(step.object) });
  tried(turn, step);
  turn.line(lines.wantsNone, { ...slots, ware: step.object ? `the ${bare(step.object)}` : 'what you offer' });
}

function tried(turn: Telling, { echo }: Step): void {
  sayOneOf(turn, [`You try to ${echo}`, `Once more you try to ${echo}`, `You try again to ${echo}`]);
}

const bareWare = (ware: string) =>
  ware.replace(/^(?:and |an? |the |one )+/i, '').replace(/^(?:pair|set|coil) of /i, '');

async function buy(turn: Telling, step: Step, person: Person): Promise<void> {
  const slots = slotsOf(turn, person);
  const asked = step.object ? [step.object.head.toLowerCase(), ...step.object.words] : wordsIn(step.echo);
  const ware = step.object ? bare(step.object) : 'such thing';
  const known = sellsGoods(turn, person) ? wareMeant(asked) : undefined;
  const isTable = servesGuests(turn, person) && isServed(asked);
  const written = priceHere(turn, asked);
  if (known || isTable || written) {
    const price = written ?? goldSum(known ? wares[known]! : 1);
    if (isShort(turn, person, price) || !(await spend(turn, price.copper))) return;
    echoed(turn, step);
    if (known && !written) await gainItem(turn, known);
    for (const one of written?.wares ?? [])
      if (!isServed(wordsIn(one)) && !wordsIn(one).includes('night'))
        await gainItem(turn, titled(bareWare(one)).slice(0, 60));
    turn.line(known ? lines.sold : lines.served, { ...slots, sum: price.shown, rest: restOf(turn) }) ||
      turn.say(`${price.shown} goes to ${person.name}; ${restOf(turn)}.`);
    return;
  }
  tried(turn, step);
  const subject = subjectOf({ topic: step.object, text: '' }, person, knownTo(turn, person).told);
  if (subject.kind === 'topic') tellTopic(turn, person, subject.at);
  if (sellsGoods(turn, person))
    turn.line(lines.sellsThese, {
      ...slots,
      ware,
      wares: listed(
        Object.keys(wares)
          .slice(0, 6)
          .map((name) => name.toLowerCase()),
      ),
    });
  else
    turn.line(lines.nothingToSell, { ...slots, ware }) ||
      turn.say(`There is no ${ware} to be bought from ${person.name}.`);
}
