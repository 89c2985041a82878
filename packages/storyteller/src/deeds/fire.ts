import { loseItem } from '../telling/belongings.ts';
import type { Thing } from '../world/world.ts';
import { sayCarriesNone, sayNotHere } from './absent.ts';
import { flameOf, itemOf, lightOf, lights, spoken } from './carried.ts';
import { type Deed, type Handler, nameOfObject, refuse, tell, thingOf } from './deed.ts';
import { leave } from './left-behind.ts';
import * as lines from './lines/fire.ts';
import { hasMark, mark, unmark } from './marks.ts';
import { bare } from './number.ts';

const fires = /^(?:fire|campfire|bonfire|flame|signal|beacon|hearth)$/;
const torches = /torch|candle|flare|glowstick/i;

export const light: Handler = async (deed) => {
  const { turn, object, step } = deed;
  const item = itemOf(object);
  if (object?.kind === 'absent' && step.object && !fires.test(step.object.head))
    return lights.test(step.object.head) ? sayCarriesNone(deed, step.object) : sayNotHere(deed, step.object);
  const thing = thingOf(deed);
  if (thing && hasMark(turn.state, thing.id, 'lit'))
    return refuse(deed, lines.litAlready, { thing: thing.name });
  if (item && !lights.test(item)) return await burn(deed);
  const flame = flameOf(turn);
  if (!flame) return refuse(deed, lines.noFlame);
  if (item) return await lightItem(deed, item, flame);
  if (thing) return lightThing(deed, thing, flame);
  if (object?.kind === 'scenery' && step.object && !fires.test(step.object.head))
    return void tell(deed, litBy(deed, flame), { flame, thing: step.object.shown });
  leave(turn, `a small fire ${turn.place.at}`);
  tell(deed, lines.campfire, { flame });
};

/** A torch or a candle burns down; a lantern is only lit. */
async function lightItem(deed: Deed, item: string, flame: string): Promise<void> {
  const { turn } = deed;
  if (torches.test(item) && !(await loseItem(turn, item))) return sayCarriesNone(deed, deed.step.object!);
  mark(turn, lightOf(turn), spoken(item));
  tell(deed, litBy(deed, flame), { flame, thing: `your ${spoken(item)}` });
}

/** What the player has named already is not named again. */
function litBy({ step }: Deed, flame: string): readonly string[] {
  return step.echo.includes(bare(flame)) ? lines.litSo : lines.lit;
}

function lightThing(deed: Deed, thing: Thing, flame: string): void {
  const { id, name, traits } = thing;
  if (!traits.some((trait) => trait === 'lightable' || trait === 'light' || trait === 'flammable'))
    return void refuse(deed, lines.notFlammable, { thing: name });
  unmark(deed.turn, id, 'out');
  mark(deed.turn, id, 'lit');
  tell(deed, litBy(deed, flame), { flame, thing: name });
}

export const extinguish: Handler = (deed) => {
  const { turn } = deed;
  const thing = thingOf(deed);
  const own = lightOf(turn);
  if (thing && !hasMark(turn.state, thing.id, 'out')) {
    const burns =
      hasMark(turn.state, thing.id, 'lit') ||
      (thing.traits.includes('light') && !thing.traits.includes('lightable'));
    if (!burns) return refuse(deed, lines.notBurning, { thing: thing.name });
    unmark(turn, thing.id, 'lit');
    mark(turn, thing.id, 'out');
    return void tell(deed, lines.out, { thing: thing.name });
  }
  if (!thing && turn.state.things[own]) {
    delete turn.state.things[own];
    return void tell(deed, lines.out);
  }
  if (!thing && deed.object?.kind === 'scenery') return void tell(deed, lines.out);
  refuse(deed, lines.notBurning, { thing: nameOfObject(deed) || 'your light' });
};

const paperlike =
  /paper|parchment|letter|note|scroll|map|book|rope|rag|cloth|bandage|oil|wood|stick|journal|cloak|blanket/i;

function isPaper({ traits }: Thing): boolean {
  return traits.includes('readable') && traits.includes('portable');
}

export const burn: Handler = async (deed) => {
  const { turn, object, step } = deed;
  if (object?.kind === 'person' || object?.kind === 'foe' || object?.kind === 'companion')
    return await turn.take({ ...step, act: 'attack' });
  const item = itemOf(object);
  const thing = thingOf(deed);
  const name = item ? `your ${spoken(item)}` : (thing?.name ?? step.object?.shown ?? 'it');
  if (thing && hasMark(turn.state, thing.id, 'burnt', 'lit'))
    return refuse(deed, lines.litAlready, { thing: name });
  if (object?.kind === 'place' || object?.kind === 'exit' || object?.kind === 'obstacle')
    return refuse(deed, lines.tooLarge);
  const canBurn = item
    ? paperlike.test(item)
    : !thing ||
      isPaper(thing) ||
      thing.traits.some((trait) => trait === 'flammable' || trait === 'lightable');
  if (!canBurn) return refuse(deed, lines.notFlammable, { thing: name });
  const flame = flameOf(turn);
  if (!flame) return refuse(deed, lines.noFlame);
  if (item) await loseItem(turn, item);
  if (thing) mark(turn, thing.id, 'burnt');
  tell(deed, lines.burnt, { flame, thing: name });
};
