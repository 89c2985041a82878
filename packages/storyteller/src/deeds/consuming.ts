import { gain } from '../story/advance.ts';
import type { Resolve } from '../telling/attempt.ts';
import { loseItem } from '../telling/belongings.ts';
import type { Telling } from '../telling/telling.ts';
import type { Thing } from '../world/world.ts';
import { itemOf, spoken } from './carried.ts';
import { decide, nameAid } from './checks.ts';
import { type Deed, type Handler, readDeed, refuse, tell, thingById, thingOf } from './deed.ts';
import * as lines from './lines/consuming.ts';
import { haveAlready } from './lines/taking.ts';
import { plainly } from './lines/plainly.ts';
import { hasMark, mark } from './marks.ts';
import { take } from './taking.ts';

export const foods =
  /ration|food|bread|apple|cheese|meat|fruit|jerky|meal|biscuit|cake|berr|nut|fish|sausage|pie|egg|soup|stew|sandwich|bean|chocolate|honey|carrot|onion|tack|candy|snack|turnip|potato|cabbage|radish|beet|pumpkin|vegetable|pear|plum|peach|grape|mushroom|bun|loaf|roll|porridge|ham|bacon|chicken|sweet/i;
const drinks =
  /waterskin|water|canteen|flask|wine|ale|beer|mead|brandy|whisk|spirits|rum|tea|coffee|milk|juice|bottle|elixir|potion|draught|philt|tonic|vial/i;
/** What holds more than a mouthful, and what a player says who empties it all the same. */
const vessels = /waterskin|canteen|flask|bottle|jug|keg|cask|barrel|thermos|wineskin|pitcher|carafe/i;
const emptying = /\b(?:empty|finish|drain|down|chug|all of|whole|last of|rest of)\b/;
export const healing = /heal|cure|med ?kit|stim|first[- ]aid/i;
const potion = /potion|elixir|draught|philt|tonic|vial/i;

export const eat: Handler = async (deed) => {
  const { turn, object } = deed;
  const item = itemOf(object);
  if (item) {
    if (potion.test(item)) return await drink(deed);
    if (!foods.test(item)) return refuse(deed, lines.notFood, { thing: `your ${spoken(item)}` });
    await loseItem(turn, item);
    return void tell(deed, lines.ate);
  }
  const thing = thingOf(deed);
  if (thing) return await swallow(deed, thing, thing.traits.includes('liquid') ? 'drinkable' : 'edible');
  const isAnything = /^(?:something|anything|bite|snack|meal|dinner|lunch|supper|breakfast|food)$/.test(
    deed.step.object?.head ?? '',
  );
  if (object && object.kind !== 'place' && !isAnything) return refuse(deed, lines.notFood);
  const ration = turn.sheet?.inventory.find(({ name, quantity }) => quantity > 0 && foods.test(name));
  if (ration) await loseItem(turn, ration.name);
  tell(deed, ration ? lines.ate : plainly);
};

export const drink: Handler = async (deed) => {
  const { turn, object } = deed;
  const item = itemOf(object) ?? itemOf(deed.target);
  if (item) {
    if (healing.test(item) && potion.test(item)) return await quaff(deed, item);
    if (!drinks.test(item)) return refuse(deed, lines.notDrink, { thing: `your ${spoken(item)}` });
    const isKept = vessels.test(item) && !potion.test(item) && !emptying.test(deed.step.echo);
    if (!isKept && !/waterskin|canteen/i.test(item)) await loseItem(turn, item);
    if (!potion.test(item)) return void tell(deed, lines.drank);
    turn.state.help = { by: item.slice(0, 40), target: turn.speaker.name };
    return void tell(deed, lines.draught);
  }
  const thing = thingOf(deed);
  if (thing) return await swallow(deed, thing, 'drinkable');
  tell(deed, lines.drank);
};

/** How much a draught of its name heals. */
function diceOf(item: string): string {
  if (/supreme/i.test(item)) return '10d4+20';
  if (/superior/i.test(item)) return '8d4+8';
  return /greater/i.test(item) ? '4d4+4' : '2d4+2';
}

/** Drinks a healing draught, or gives it to a companion: used up first, then told by what it did. */
export async function quaff(deed: Deed, item: string, patient = deed.turn.sheet): Promise<void> {
  const { turn } = deed;
  if (!patient || !(await loseItem(turn, item))) return void tell(deed, plainly);
  const roll = await turn.call('roll_dice', {
    notation: diceOf(item),
    reason: `Healing for ${patient.name}`.slice(0, 100),
    roller: 'dm',
  });
  const total = typeof roll.total === 'number' ? roll.total : 0;
  const healing = Math.min(total, patient.max_hp - patient.current_hp);
  if (healing > 0) await turn.call('update_character', { character: patient.id, hp_change: healing });
  tellHealing(deed, { healing, hp: patient.current_hp + healing });
}

function tellHealing(deed: Deed, { healing, hp }: { healing: number; hp: number }): void {
  const { target, object } = deed;
  const friend =
    object?.kind === 'companion' ? object.actor : target?.kind === 'companion' ? target.actor : null;
  const slots = { healing: String(healing), hp: String(hp), who: friend?.name };
  if (friend) return void tell(deed, lines.healedFriend, slots);
  tell(deed, healing > 0 ? lines.healed : lines.healedFully, slots);
}

/** A whole word of them: the eel stew, not the hammer. */
const dish = new RegExp(`^(?:${foods.source})(?:y|ies|e?s)?$`, 'i');

/** What stands about and can be eaten or drunk; where it is dangerous, the stomach decides. */
async function swallow(deed: Deed, thing: Thing, trait: 'edible' | 'drinkable'): Promise<void> {
  const { turn } = deed;
  const { id, name, traits, words } = thing;
  if (hasMark(turn.state, id, 'eaten')) return refuse(deed, lines.notDrink, { thing: name });
  const isWater = trait === 'drinkable' && (traits.includes('liquid') || words.includes('water'));
  const isDish = trait === 'edible' && name.split(/\P{L}+/u).some((word) => dish.test(word));
  if (!traits.includes(trait) && !isWater && !isDish)
    return refuse(deed, trait === 'edible' ? lines.notFood : lines.notDrink, { thing: name });
  if (traits.includes('dangerous'))
    return await decide(
      deed,
      { skill: 'Constitution save', difficulty: 'fair', about: id },
      resolveSwallowing,
    );
  if (traits.includes('portable')) mark(turn, id, 'eaten');
  tell(deed, trait === 'edible' ? lines.ate : lines.drank, { thing: name });
}

export const resolveSwallowing: Resolve = (turn, { step }, { isSuccess }) => {
  tell(readDeed(turn, step), isSuccess ? lines.unwell.success : lines.unwell.failure);
};

export const wear: Handler = async (deed) => {
  const { turn, object } = deed;
  if (object?.kind === 'thing') {
    if (hasMark(turn.state, object.thing.id, 'taken'))
      return refuse(deed, haveAlready, { thing: object.thing.name });
    return await take(deed);
  }
  tell(deed, /\b(?:off|remove|undress|doff)\b/.test(deed.step.echo) ? lines.doffed : lines.wore);
};

/** A machine is set to work by somebody who sees how. */
export async function operate(deed: Deed, thing: Thing): Promise<void> {
  if (hasMark(deed.turn.state, thing.id, 'working'))
    return refuse(deed, lines.working.already, { thing: thing.name });
  await decide(deed, { skill: 'Investigation', difficulty: 'fair', about: thing.id }, resolveWorking);
}

export const resolveWorking: Resolve = (turn: Telling, { step, about }, outcome) => {
  const deed = readDeed(turn, step);
  const thing = thingById(turn, about);
  if (outcome.isSuccess && thing) {
    mark(turn, thing.id, 'working');
    gain(turn);
  }
  tell(
    deed,
    outcome.isSuccess ? lines.working.success : lines.working.failure,
    thing ? { thing: thing.name } : {},
  );
  nameAid(deed, outcome);
};
