import type { Act } from '../reader/reading.ts';
import { cords, itemOf, levers, lights, lockpicks } from './carried.ts';
import { drink, eat, foods, healing, operate } from './consuming.ts';
import { type Deed, exitOf, type Handler, tell, thingOf } from './deed.ts';
import { light } from './fire.ts';
import { breakThing, isWorking, move } from './force.ts';
import { heal } from './care.ts';
import { used } from './lines/consuming.ts';
import { tie } from './making.ts';
import { disguise } from './oneself.ts';
import { open, unlock } from './opening.ts';
import { look, read } from './senses.ts';
import { tryWay } from './ways.ts';

function as(deed: Deed, act: Act): Deed {
  return { ...deed, step: { ...deed.step, act } };
}

/** The tool as the means, and what it is used on as the object. */
function on(deed: Deed, act: Act): Deed {
  const { step, object, target } = deed;
  const turned = { ...step, act, object: step.target, instrument: step.object, target: null };
  return { ...deed, step: turned, object: target, instrument: object, target: null };
}

/** What an item is for, or a thing. */
export const use: Handler = async (deed) => {
  const { object, target } = deed;
  const item = itemOf(object);
  if (item) return await useItem(deed, item);
  const exit = exitOf(deed);
  if (exit) return await tryWay(as(deed, 'go'), exit);
  const thing = object?.kind === 'thing' ? object.thing : target?.kind === 'thing' ? target.thing : null;
  if (!thing) return void tell(deed, used);
  const has = (trait: (typeof thing.traits)[number]) => thing.traits.includes(trait);
  if (has('machine')) return await operate(deed, thing);
  if (isWorking(thing)) return await move(as(deed, 'pull'));
  if (has('lightable')) return await light(as(deed, 'light'));
  if (has('drinkable')) return await drink(as(deed, 'drink'));
  if (has('edible')) return await eat(as(deed, 'eat'));
  if (has('readable')) return await read(as(deed, 'read'));
  if (has('door') || has('container')) return await open(as(deed, 'open'));
  await look(as(deed, 'look'));
};

async function useItem(deed: Deed, item: string): Promise<void> {
  const isOn = deed.target?.kind === 'thing';
  const exit = exitOf(deed);
  if (exit) return await tryWay(on(deed, 'go'), exit);
  if (/\bkey\b/i.test(item) || lockpicks.test(item)) {
    if (isOn) return await unlock(on(deed, 'unlock'));
  } else if (levers.test(item) && isOn) return await breakThing(on(deed, 'break'));
  else if (/healer|bandage|med ?kit|medical|first[- ]aid/i.test(item)) return await heal(on(deed, 'heal'));
  else if (/disguise|costume/i.test(item)) return await disguise(as(deed, 'disguise'));
  else if (healing.test(item) || /potion|elixir|waterskin/i.test(item)) return await drink(as(deed, 'drink'));
  else if (foods.test(item)) return await eat(as(deed, 'eat'));
  else if (lights.test(item)) return await light(as(deed, 'light'));
  else if (cords.test(item) && isOn) return tie(as(deed, 'tie'));
  tell(deed, used, thingOf(deed) ? { thing: thingOf(deed)!.name } : {});
}
