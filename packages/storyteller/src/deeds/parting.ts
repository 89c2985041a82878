import { isThrownInFace } from '../fight/in-the-face.ts';
import { counted, plural, withArticle } from '../language/nouns.ts';
import type { Resolve } from '../telling/attempt.ts';
import { loseItem, spend } from '../telling/belongings.ts';
import { copperInGold, sumShown, worthNamedIn } from '../telling/coins.ts';
import { sayCarriesNone } from './absent.ts';
import { carries, itemOf, lightOf, spoken } from './carried.ts';
import { decide } from './checks.ts';
import { type Deed, type Handler, nameOf, readDeed, refuse, tell, thingById, thingOf } from './deed.ts';
import { isBrittle } from './force.ts';
import { asLeft, leave } from './left-behind.ts';
import * as lines from './lines/parting.ts';
import { plainly } from './lines/plainly.ts';
import { filled } from './lines/taking.ts';
import { hasMark, mark, unmark } from './marks.ts';
import { isMany } from './number.ts';
import { take } from './taking.ts';

const prepositions =
  /\b(in|into|inside|on|onto|upon|under|underneath|beneath|behind|beside|near|by|against|between|over|at|through|across)\b/g;
const resting: Readonly<Record<string, string>> = {
  into: 'in',
  onto: 'on',
  upon: 'on',
  at: 'near',
  through: 'beyond',
  across: 'beyond',
  inside: 'in',
};

/** Where it comes to lie: `under the bench`, by the player's own preposition. */
export function spotOf({ step, target }: Deed): string {
  const where = nameOf(target, step.target);
  if (!where || target?.kind === 'self') return 'on the ground';
  const said = [...step.echo.matchAll(prepositions)].at(-1)?.[1] ?? 'by';
  // What is thrown over something does not stay over it.
  if (said === 'over' && step.act === 'throw') return `beyond ${where}`;
  return `${resting[said] ?? said} ${where}`;
}

const amountOf = ({ step }: Deed, most: number) => Math.max(1, Math.min(step.amount ?? 1, most));

/** Takes the item off the sheet and leaves it here. Whether it could be. */
async function partWith(deed: Deed): Promise<string | null> {
  const { turn, object } = deed;
  if (object?.kind === 'gold') {
    const amount = amountOf(deed, 1_000_000);
    const worth = worthNamedIn(deed.step.echo);
    if (!(await spend(turn, amount * worth))) return null;
    const metal = sumShown(worth).replace(/^\d+ /, '');
    leave(
      turn,
      `${amount === 1 ? `a ${metal} piece` : `a heap of ${counted(amount)} ${metal} pieces`} ${spotOf(deed)}`,
    );
    return worth === copperInGold ? 'the gold' : 'the coins';
  }
  if (object?.kind !== 'item') return null;
  const count = amountOf(deed, object.quantity);
  const lit = lightOf(turn);
  // A torch that burns is off the sheet already.
  if (count === 1 && hasMark(turn.state, lit, spoken(object.name))) {
    unmark(turn, lit, spoken(object.name));
    const burning = `burning ${oneOf(spoken(object.name), 1)}`;
    leave(turn, `a ${burning} ${spotOf(deed)}`);
    return `the ${burning}`;
  }
  if (!(await loseItem(turn, object.name, count))) return null;
  const name = oneOf(spoken(object.name), count);
  leave(turn, `${asLeft(name)} ${spotOf(deed)}`);
  return `the ${name}`;
}

/** One of the arrows is an arrow, and two of a torch are two torches. */
function oneOf(name: string, count: number): string {
  if (count === 1) return isMany(name) ? name.replace(/(?:(?<=[sxz]|[cs]h)e)?s$/, '') : name;
  return `${counted(count)} ${isMany(name) ? name : plural(name)}`;
}

export const drop: Handler = async (deed) => {
  const { turn } = deed;
  const item = await partWith(deed);
  if (item) return void tell(deed, lines.dropped, { item, thing: item, spot: spotOf(deed) });
  const thing = thingOf(deed);
  const carried = thing && hasMark(turn.state, thing.id, 'taken') ? carries(turn, exactly(thing.name)) : null;
  if (carried && (await loseItem(turn, carried))) {
    leave(turn, `${asLeft(spoken(carried))} ${spotOf(deed)}`);
    return void tell(deed, lines.dropped, { item: `the ${spoken(carried)}`, spot: spotOf(deed) });
  }
  tell(deed, plainly);
};

/** What a player wrote never becomes a pattern; names of things are ours, and still are escaped. */
function exactly(name: string): RegExp {
  const words = name.replace(/^(?:the|an?) /i, '').replace(/[^\p{L}\p{N} ]/gu, '.');
  return new RegExp(`^${words}$`, 'iu');
}

export const put: Handler = async (deed) => {
  const { turn, object, step } = deed;
  if (object?.kind === 'item' && /^(?:re)?fill /.test(step.echo))
    return void tell(deed, filled, { vessel: spoken(object.name) });
  if (object?.kind === 'thing') {
    if (!object.thing.traits.includes('portable')) return await take(deed);
    mark(turn, object.thing.id, 'moved');
    return void tell(deed, lines.moved, { thing: object.thing.name });
  }
  if (object?.kind === 'item' && step.target?.isOwn)
    return void tell(deed, lines.keptOn, { item: `the ${spoken(object.name)}`, thing: spoken(object.name) });
  await drop(deed);
};

/** `Throw the dog a ration`: the ration is thrown. */
function turned(deed: Deed): Deed {
  const { step, object, target } = deed;
  if (itemOf(object) || !itemOf(target)) return deed;
  return {
    ...deed,
    step: { ...step, object: step.target, target: step.object },
    object: target,
    target: object,
  };
}

export const throwThing: Handler = async (given) => {
  const deed = turned(given);
  const { turn, object, target, step } = deed;
  if (turn.table.encounter && step.object && blinding.test(step.object.head) && isThrownInFace(step))
    return await turn.take({ ...step, act: 'shove' });
  const isAtSomebody = target?.kind === 'foe' || (target?.kind === 'person' && / at /.test(step.echo));
  if (isAtSomebody)
    return await turn.take({
      ...step,
      act: 'attack',
      object: step.target,
      instrument: step.object,
      target: null,
    });
  const name = itemOf(object);
  if (target?.kind === 'companion' && name) return await toss(deed, name);
  const thing = target?.kind === 'thing' ? target.thing : null;
  const isHard = thing?.traits.some((trait) =>
    ['breakable', 'dangerous', 'machine', 'light'].includes(trait),
  );
  if (thing && isHard && / at /.test(step.echo))
    return await decide(
      deed,
      { skill: shoots.test(step.echo) ? 'Dexterity' : 'Athletics', difficulty: 'easy', about: thing.id },
      resolveThrow,
    );
  await land(deed);
};

/** What stings in the eyes and lies about anywhere. */
const blinding =
  /^(?:sand|dirt|dust|mud|ash|ashes|snow|soil|earth|gravel|salt|pepper|flour|water|ale|beer|wine|drink)$/;
const shoots = /^(?:shoot|fire|loose|sling) /;

async function land(deed: Deed): Promise<void> {
  const item = await partWith(deed);
  if (item) tell(deed, lines.thrown, { item, thing: item, spot: spotOf(deed) });
  else tell(deed, lines.thrownTrifle);
}

export const resolveThrow: Resolve = async (turn, { step, about }, { isSuccess }) => {
  const deed = readDeed(turn, step);
  const thing = thingById(turn, about);
  await partWith(deed);
  const isBroken = isSuccess && thing !== null && isBrittle(thing);
  if (isSuccess) mark(turn, about, isBroken ? 'broken' : 'struck');
  if (isBroken) return void tell(deed, lines.hits.shatters, thing ? { thing: thing.name } : {});
  tell(deed, isSuccess ? lines.hits.success : lines.hits.failure, thing ? { thing: thing.name } : {});
};

async function toss(deed: Deed, name: string): Promise<void> {
  const { turn, target } = deed;
  const friend = target?.kind === 'companion' ? target.actor : null;
  const sheet = friend?.seat.character;
  if (sheet && (await loseItem(turn, name)))
    await turn.call('update_character', { character: sheet.id, add_items: [{ name, quantity: 1 }] });
  tell(deed, lines.caught, { who: friend?.name, item: `the ${spoken(name)}` });
}

const liquids = /oil|water|wine|ale|beer|acid|ink|spirits|brandy|whisk|perfume|potion|holy|milk|flask|vial/i;

export const pour: Handler = async (deed) => {
  const { turn, object, target } = deed;
  const name = itemOf(object);
  // Water there may be; what was made of it must be carried.
  const asked = deed.step.object;
  const made = /\b(?:holy|blessed|boiling|enchanted|poisoned|soapy)\b/.exec(asked?.shown ?? '')?.[0];
  if (asked && made && object?.kind !== 'thing' && !name?.toLowerCase().includes(made))
    return sayCarriesNone(deed, { ...asked, shown: asked.shown.replace(/ all$/, '') });
  if (!name) {
    const thing = object?.kind === 'thing' ? object.thing : null;
    if (thing && !thing.traits.some((trait) => ['liquid', 'drinkable', 'container'].includes(trait)))
      return refuse(deed, lines.notLiquid, { thing: thing.name });
    return void tell(deed, plainly);
  }
  // What is strewn need not run.
  if (!liquids.test(name) && /\b(?:scatter|strew|sprinkle|spread)\b/.test(deed.step.echo))
    return await drop(deed);
  if (!liquids.test(name)) return refuse(deed, lines.notLiquid, { thing: `your ${spoken(name)}` });
  // A waterskin is filled again at the next brook.
  if (!/waterskin|canteen/i.test(name)) await loseItem(turn, name);
  if (target?.kind === 'thing') mark(turn, target.thing.id, 'wet');
  leave(turn, `${withArticle(`pool of ${liquidIn(name)}`)} ${spotOf(deed)}`);
  tell(deed, lines.poured, { item: `the ${spoken(name)}` });
};

function liquidIn(name: string): string {
  return /oil|wine|ale|beer|acid|ink|milk|water/i.exec(name)?.[0].toLowerCase() ?? 'something wet';
}
