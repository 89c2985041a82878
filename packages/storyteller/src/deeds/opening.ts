import { gain } from '../story/advance.ts';
import type { Resolve } from '../telling/attempt.ts';
import type { Telling } from '../telling/telling.ts';
import type { Thing, Trait } from '../world/world.ts';
import { carries, itemOf, lockpicks, spoken } from './carried.ts';
import { decide, nameAid, nameTrouble } from './checks.ts';
import { add, type Deed, type Handler, readDeed, refuse, tell, thingById, thingOf } from './deed.ts';
import { breakThing } from './force.ts';
import * as lines from './lines/opening.ts';
import { hasMark, mark, unmark } from './marks.ts';

const opens: readonly Trait[] = ['door', 'container', 'closed', 'locked'];
const forcing = /crowbar|axe|hammer|pry|dagger|knife|sword|maul|mace|shoulder|boot|club|staff/i;

export function isLocked({ state }: Telling, { id, traits }: Thing): boolean {
  return traits.includes('locked') && !hasMark(state, id, 'unlocked', 'broken', 'open');
}

export const open: Handler = async (deed) => {
  const { turn } = deed;
  const thing = thingOf(deed);
  if (!thing) return void tell(deed, lines.opened);
  const { id, name, traits } = thing;
  if (hasMark(turn.state, id, 'open', 'broken')) return refuse(deed, lines.openAlready, { thing: name });
  if (!traits.some((trait) => opens.includes(trait)))
    return traits.includes('readable')
      ? void tell(deed, lines.opened, { thing: name })
      : refuse(deed, lines.notToOpen, { thing: name });
  if (isLocked(turn, thing)) return await openLocked(deed, thing);
  openUp(turn, thing);
  tell(deed, lines.opened, { thing: name });
  hintInside(deed, thing);
};

/** A key opens; tools and force are tries of their own; bare hands find out that it is locked. */
async function openLocked(deed: Deed, thing: Thing): Promise<void> {
  const { step, instrument } = deed;
  const means = itemOf(instrument);
  if (means && (isKey(means) || lockpicks.test(means))) return await unlock(as(deed, 'unlock'));
  if ((means && forcing.test(means)) || (step.instrument && forcing.test(step.instrument.head)))
    return await breakThing(as(deed, 'break'));
  refuse(deed, lines.locked, { thing: thing.name });
}

const isKey = (name: string) => /\bkey\b/i.test(name);

function as(deed: Deed, act: 'unlock' | 'break'): Deed {
  return { ...deed, step: { ...deed.step, act } };
}

function openUp(turn: Telling, { id }: Thing): void {
  unmark(turn, id, 'closed');
  mark(turn, id, 'open');
}

function hintInside(deed: Deed, { id, name, find, traits }: Thing): void {
  if (find !== '' && traits.includes('container') && !hasMark(deed.turn.state, id, 'searched'))
    add(deed, lines.inside, { thing: name });
}

export const close: Handler = (deed) => {
  const { turn } = deed;
  const thing = thingOf(deed);
  if (!thing) return void tell(deed, lines.closed);
  const { id, name, traits } = thing;
  if (!traits.some((trait) => opens.includes(trait))) return refuse(deed, lines.notToOpen, { thing: name });
  if (/^(?:bar|bolt|barricade|block|brace) /.test(deed.step.echo)) {
    unmark(turn, id, 'open');
    mark(turn, id, 'barred');
    return void tell(deed, lines.barred, { thing: name });
  }
  if (!hasMark(turn.state, id, 'open')) return refuse(deed, lines.closedAlready, { thing: name });
  unmark(turn, id, 'open');
  mark(turn, id, 'closed', 'unlocked');
  tell(deed, lines.closed, { thing: name });
};

export const unlock: Handler = async (deed) => {
  const { turn, instrument } = deed;
  const thing = thingOf(deed);
  if (!thing || !isLocked(turn, thing)) {
    if (thing && hasMark(turn.state, thing.id, 'open'))
      return refuse(deed, lines.openAlready, { thing: thing.name });
    return refuse(deed, lines.notLocked, thing ? { thing: thing.name } : {});
  }
  const key = keyFor(deed);
  if (key && (itemOf(instrument) || !carries(turn, lockpicks))) {
    mark(turn, thing.id, 'unlocked', 'open');
    tell(deed, lines.keyed, { thing: thing.name, key: spoken(key) });
    return hintInside(deed, thing);
  }
  await decide(deed, { skill: 'Sleight of Hand', difficulty: 'hard', about: thing.id }, resolveUnlocking);
};

/** The key that was named; without a word of tools, one that is carried. */
function keyFor({ turn, instrument, step }: Deed): string | null {
  const named = itemOf(instrument);
  if (named) return isKey(named) ? named : null;
  return /\bpick/.test(step.echo) ? null : carries(turn, /\bkey\b/i);
}

export const resolveUnlocking: Resolve = (turn, { step, about }, outcome) => {
  const deed = readDeed(turn, step);
  const thing = thingById(turn, about);
  const slots = thing ? { thing: thing.name } : {};
  if (!outcome.isSuccess) {
    tell(deed, lines.unlocking.failure, slots);
    nameAid(deed, outcome);
    return nameTrouble(deed, outcome);
  }
  if (thing) mark(turn, thing.id, 'unlocked', 'open');
  tell(deed, lines.unlocking.success, slots);
  nameAid(deed, outcome);
  gain(turn);
  if (thing) hintInside(deed, thing);
};

export const disarm: Handler = async (deed) => {
  const { turn, step, object } = deed;
  if (object?.kind === 'foe' || object?.kind === 'person') return await turn.take({ ...step, act: 'shove' });
  const thing = thingOf(deed);
  if (!thing?.traits.some((trait) => trait === 'dangerous' || trait === 'machine'))
    return refuse(deed, lines.disarming.nothing, thing ? { thing: thing.name } : {});
  if (hasMark(turn.state, thing.id, 'disarmed'))
    return refuse(deed, lines.disarming.already, { thing: thing.name });
  await decide(deed, { skill: 'Sleight of Hand', difficulty: 'hard', about: thing.id }, resolveDisarming);
};

export const resolveDisarming: Resolve = (turn, { step, about }, outcome) => {
  const deed = readDeed(turn, step);
  const thing = thingById(turn, about);
  const { isSuccess } = outcome;
  if (isSuccess && thing) {
    mark(turn, thing.id, 'disarmed');
    gain(turn);
  }
  tell(
    deed,
    isSuccess ? lines.disarming.success : lines.disarming.failure,
    thing ? { thing: thing.name } : {},
  );
  nameAid(deed, outcome);
  nameTrouble(deed, outcome);
};
