import { canSee } from '../conditions/people-now.ts';
import { singular } from '../reader/inflection.ts';
import { toldWords } from '../reader/scenery.ts';
import type { Resolve } from '../telling/attempt.ts';
import { gainItem } from '../telling/belongings.ts';
import type { Thing } from '../world/world.ts';
import { sayNotHere } from './absent.ts';
import { carries, spoken } from './carried.ts';
import { decide, nameTrouble } from './checks.ts';
import { makeWary } from './company.ts';
import {
  type Deed,
  type Handler,
  nameOfObject,
  personOf,
  readDeed,
  refuse,
  tell,
  thingById,
  thingOf,
  wholeOf,
} from './deed.ts';
import { takeLeft, takenFrom } from './left-behind.ts';
import { plainly } from './lines/plainly.ts';
import * as lines from './lines/taking.ts';
import { hasMark, mark } from './marks.ts';
import { bare, titled } from './number.ts';

const vessels = /waterskin|flask|bottle|vial|bucket|jug|canteen|cup|mug|pot|jar/i;
/** What lies about in any such place and is nobody's. */
const trifles =
  /^(?:stone|pebble|rock|stick|branch|twig|mud|dirt|sand|snow|leaf|feather|flower|straw|splinter|dust|ash|grass|shell|acorn|berry|bone|coal|soil|earth|brick|nail)$/;

/** What was only told of, and whoever stands there can put into a pocket: neither treasure nor arms. */
const small =
  /^(?:thread|paper|note|scrap|page|slip|letter|envelope|card|ticket|photo|photograph|newspaper|list|roster|glove|button|coat|cloak|hat|cap|scarf|ribbon|string|rag|cloth|sheet|blanket|pillow|towel|cup|mug|glass|plate|spoon|fork|bottle|cork|jar|tin|candle|match|bucket|basket|net|rope|cord|wire|hook|pin|needle|book|notebook|ledger|log|pen|pencil|quill|chalk|brush|broom|rod|pole|board|peg|bell|badge|tuft|hair|fur|tooth|claw|scale|feather|crumb|crust|bread|apple|stub|token|tag|label|seal|wax|soap|comb|pipe|doll|toy|tool|rasp|spanner|wrench|screw|bolt|nail)$/;

export const take: Handler = async (deed) => {
  const { object, step, turn } = deed;
  const thing = object?.kind === 'thing' ? object.thing : null;
  if (thing) return await takeThing(deed, thing);
  if (step.object && (await takesBack(deed))) return;
  const whole = step.object && object?.kind !== 'item' ? wholeOf(step.object, turn) : null;
  if (whole?.kind === 'person') return refuse(deed, lines.held, { who: whole.person.name });
  switch (object?.kind) {
    case 'item':
      return refuse(deed, lines.haveAlready, { thing: `your ${spoken(object.name)}` });
    case 'person':
    case 'foe':
      return refuse(deed, lines.someone, {
        thing: object.kind === 'foe' ? `the ${object.name}` : object.person.name,
      });
    case 'gold':
      return refuse(deed, lines.noGold);
    case 'exit':
    case 'obstacle':
    case 'place':
      return refuse(deed, lines.fixed, { thing: nameOfObject(deed) || turn.place.name });
    case 'absent':
      return sayNotHere(deed, step.object!);
    case 'scenery':
      return await takeScenery(deed);
    default:
      return void tell(deed, plainly);
  }
};

/** What players have left here before can be picked up again. */
async function takesBack(deed: Deed): Promise<boolean> {
  const { turn, step } = deed;
  const left = takeLeft(turn, step.object!.head);
  if (left === null) return false;
  const { name, quantity } = takenFrom(left);
  await pocket(deed, name, quantity);
  return true;
}

/** Whether the sheet has it by now; it goes where others of its kind stand. */
async function pocket(deed: Deed, name: string, quantity = 1): Promise<boolean> {
  const { turn } = deed;
  const kind = singular(bare(name).toLowerCase());
  const others = turn.sheet?.inventory.find((item) => singular(item.name.toLowerCase()) === kind);
  const isKept = await gainItem(turn, others?.name ?? titled(name).slice(0, 60), quantity);
  if (!isKept && turn.sheet) refuse(deed, lines.noRoom, { thing: name });
  else tell(deed, lines.took, { item: `the ${bare(name)}`, thing: name });
  return isKept || !turn.sheet;
}

async function takeScenery(deed: Deed): Promise<void> {
  const { step, turn } = deed;
  const { head, shown } = step.object!;
  if (trifles.test(head)) return void (await pocket(deed, shown));
  const id = `told/${turn.place.id}/${head}`.slice(0, 80);
  if (!small.test(head) || !toldWords(turn).has(head) || hasMark(turn.state, id, 'taken'))
    return refuse(deed, lines.notToBeHad, { thing: shown });
  if (await pocket(deed, shown)) mark(turn, id, 'taken');
}

async function takeThing(deed: Deed, thing: Thing): Promise<void> {
  const { turn } = deed;
  const { id, name, traits } = thing;
  if (hasMark(turn.state, id, 'taken')) return refuse(deed, lines.haveAlready, { thing: name });
  const holder = turn.place.people.find((one) => one.id === thing.holder);
  if (holder) return refuse(deed, lines.held, { who: holder.name });
  if (traits.includes('animal'))
    return await decide(deed, { skill: 'Animal Handling', difficulty: 'fair', about: id }, resolveTaking);
  if (traits.includes('liquid')) {
    const vessel = carries(turn, vessels);
    if (!vessel) return refuse(deed, lines.noVessel, { thing: name });
    return void tell(deed, lines.filled, { vessel: spoken(vessel), thing: name });
  }
  if (!traits.includes('portable')) return refuse(deed, lines.fixed, { thing: name });
  if (await pocket(deed, name)) mark(turn, id, 'taken');
}

export const resolveTaking: Resolve = async (turn, { step, about }, outcome) => {
  const deed = readDeed(turn, step);
  const thing = thingById(turn, about);
  const { isSuccess } = outcome;
  if (isSuccess && thing?.traits.includes('portable') && (await gainItem(turn, titled(thing.name))))
    mark(turn, thing.id, 'taken');
  tell(deed, isSuccess ? lines.animals.success : lines.animals.failure, thing ? { thing: thing.name } : {});
  nameTrouble(deed, outcome);
};

/** Where nobody is near it is taking; otherwise quick fingers against watchful eyes. */
export const steal: Handler = async (deed) => {
  const { turn, object, step } = deed;
  const whole = step.object && wholeOf(step.object, turn);
  const thing = thingOf(deed);
  const holder = turn.place.people.find((one) => one.id === thing?.holder);
  const victim = holder ?? personOf(deed) ?? (whole?.kind === 'person' ? whole.person : null);
  const watcher = victim ?? turn.place.people.find((one) => canSee(turn, one));
  if (!watcher) return await take(deed);
  if (thing) {
    if (!thing.traits.includes('portable') || hasMark(turn.state, thing.id, 'taken'))
      return await takeThing(deed, thing);
    return await decide(
      deed,
      { skill: 'Sleight of Hand', difficulty: 'fair', about: thing.id },
      resolveStealing,
    );
  }
  if (!victim) return await take(deed);
  if (object?.kind !== 'person' && step.object && !purse.test(step.object.head))
    return refuse(deed, lines.stealing.nothing, { who: victim.name });
  if (hasMark(turn.state, victim.id, 'robbed'))
    return refuse(deed, lines.stealing.poor, { who: victim.name });
  const difficulty = canSee(turn, victim) ? 'hard' : 'easy';
  await decide(deed, { skill: 'Sleight of Hand', difficulty, about: victim.id }, resolveStealing);
};

const purse = /^(?:purse|coin|money|gold|pocket|wallet|pouch|silver|credit|dollar|cash)$/;

export const resolveStealing: Resolve = async (turn, { step, about }, outcome) => {
  const deed = readDeed(turn, step);
  const thing = thingById(turn, about);
  const victim =
    turn.place.people.find(({ id }) => id === about || id === thing?.holder) ??
    personOf(deed) ??
    turn.place.people[0];
  const slots = { who: victim?.name };
  if (!outcome.isSuccess) {
    if (victim) makeWary(turn, victim);
    tell(deed, lines.stealing.failure, slots);
    return nameTrouble(deed, outcome);
  }
  tell(deed, lines.stealing.success, slots);
  if (thing) {
    if (await gainItem(turn, titled(thing.name))) mark(turn, thing.id, 'taken');
    return;
  }
  mark(turn, about, 'robbed');
  const { total } = await turn.call('roll_dice', {
    notation: '1d6',
    reason: `The purse of ${victim?.name}`.slice(0, 100),
    roller: 'dm',
  });
  const count = typeof total === 'number' ? total : 1;
  const coin = carries(turn, /^(?:gold|gp|gold (?:pieces?|coins?)|coins?|credits?|dollars?|money|purse)$/i);
  if (await gainItem(turn, coin ?? 'Gold pieces', count))
    turn.line(lines.stealing.coins, { count: String(count) });
};
