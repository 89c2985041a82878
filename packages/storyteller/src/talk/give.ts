import type { Character } from '@fireside/engine';
import { takesSilently } from '../conditions/answers-otherwise.ts';
import { ground } from '../reader/ground.ts';
import type { Phrase, Step } from '../reader/reading.ts';
import { loseItem } from '../telling/belongings.ts';
import type { Telling } from '../telling/telling.ts';
import { bare, echoed } from './echo.ts';
import * as lines from './hand-lines.ts';
import { handTo } from './hand-to.ts';
import type { Listener } from './listener.ts';
import { attitudeOf, hear, slotsOf, turnAttitude } from './people.ts';
import { sayUnheard } from './unheard.ts';
import { isSameWord, wordsIn } from './words.ts';

export interface Carried {
  name: string;
  quantity: number;
}

/** What of the sheet a phrase means. */
export function carriedAs(turn: Telling, phrase: Phrase): Carried | null {
  const referent = ground(phrase, turn);
  if (referent.kind === 'item') return referent;
  return turn.sheet && bestItem(turn.sheet, phrase);
}

function bestItem({ inventory }: Character, { head, words }: Phrase): Carried | null {
  let found: { item: Carried; rate: number } | null = null;
  for (const item of inventory) {
    const names = wordsIn(item.name);
    const isNamed = (word: string) => names.some((name) => isSameWord(name, word.toLowerCase()));
    if (!isNamed(head)) continue;
    const rate = 1 + words.filter(isNamed).length / (names.length + 1);
    if (rate > (found?.rate ?? 0)) found = { item, rate };
  }
  return found?.item ?? null;
}

const asGift = ({ shown }: Phrase) => shown.replace(/^one of your .*$/, 'it').replace(/^your /, 'the ');

/** Something off the sheet is handed over, if it is on it. */
export async function give(turn: Telling, step: Step, listener: Listener): Promise<void> {
  const gift = giftOf(turn, step);
  const person = listener.kind === 'person' ? slotsOf(turn, listener.person) : { person: 'nobody' };
  if (!gift) {
    echoed(turn, step);
    return void turn.line(lines.given.coolly, { ...person, gift: 'what you offer' });
  }
  const item = carriedAs(turn, gift);
  if (!item && listener.kind === 'person' && sharesDrink(turn, gift)) {
    echoed(turn, step);
    turnAttitude(turn, listener.person, 1);
    hear(turn, listener.person, 'was given a drink');
    return void turn.line(lines.sharedDrink, person);
  }
  if (!item) return sayNotCarried(turn, gift, person);
  const quantity = Math.max(1, step.amount ?? 1);
  if (quantity > item.quantity) return void turn.line(lines.tooFew, { have: String(item.quantity) });
  if (listener.kind === 'companion') return await handTo(turn, step, listener.actor, item.name, quantity);
  echoed(turn, step);
  if (listener.kind !== 'person' && listener.kind !== 'animal') return sayUnheard(turn, listener);
  if (!(await loseItem(turn, item.name, quantity))) return;
  const slots = { ...person, gift: asGift(gift) };
  if (listener.kind === 'animal')
    return void turn.line(lines.animalsGiven, { ...slots, thing: listener.thing.name });
  if (takesSilently(turn, listener.person, slots.gift)) {
    turnAttitude(turn, listener.person, 1);
    return hear(turn, listener.person, `was given ${item.name}`);
  }
  const isCool = attitudeOf(turn, listener.person) !== 'friendly';
  turnAttitude(turn, listener.person, 1);
  hear(turn, listener.person, `was given ${item.name}`);
  turn.line(isCool ? lines.given.coolly : lines.given.thanks, slots) ||
    turn.say(`${listener.person.name} takes ${slots.gift}, with thanks.`);
}

const drinks = /^(?:drink|sip|swig|gulp|water|mouthful|draught)$/;
const vessels = /waterskin|flask|bottle|canteen|wine|ale|beer|mead|brandy|whisk/i;

/** A mouthful out of what somebody carries leaves it on the sheet. */
const sharesDrink = ({ sheet }: Telling, { head }: Phrase): boolean =>
  drinks.test(head) &&
  (sheet?.inventory.some(({ name, quantity }) => quantity > 0 && vessels.test(name)) ?? false);

/** Of object and target, the one that is a thing: `give the boy my rope`, `give my rope to the boy`. */
function giftOf(turn: Telling, { object, target, instrument }: Step): Phrase | null {
  const phrases = [object, instrument, target].filter((phrase) => phrase !== null);
  return (
    phrases.find((phrase) => carriedAs(turn, phrase)) ??
    (target || instrument ? (instrument ?? object) : object)
  );
}

function sayNotCarried(turn: Telling, gift: Phrase, slots: Record<string, unknown> | object): void {
  const referent = ground(gift, turn);
  if (referent.kind === 'thing' && turn.line(lines.notYours, { thing: referent.thing.name })) return;
  turn.line(lines.notCarried, { ...(slots as object), item: bare(gift) }) ||
    turn.say(`Still, you carry no ${bare(gift)}.`);
}
