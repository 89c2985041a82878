import { canSee } from '../conditions/people-now.ts';
import { tellHowTheyAre } from '../conditions/seen.ts';
import type { Resolve } from '../telling/attempt.ts';
import type { Exit, Thing } from '../world/world.ts';
import { decide } from './checks.ts';
import { sayNotHere } from './absent.ts';
import { attitudeOf } from './company.ts';
import {
  add,
  type Deed,
  exitOf,
  type Handler,
  nameOfObject,
  personOf,
  readDeed,
  refuse,
  tell,
  thingOf,
} from './deed.ts';
import { gestured } from './lines/reactions.ts';
import { leftNamed } from './left-behind.ts';
import { sceneryNow } from './lines/scenery.ts';
import * as lines from './lines/senses.ts';
import { sceneryMarks } from './scenery-marks.ts';
import { lookAround } from './look-around.ts';
import { hasMark } from './marks.ts';
import { react } from './reactions.ts';
import { tellLooks } from '../questions/tell-looks.ts';
import { toldOf } from '../questions/tell-named.ts';
import { hiddenAt, search, tellFind } from './search.ts';

/** `A strongbox stands there.` within another sentence. */
function seenOf({ see }: Thing): string {
  return see.replace(
    /^(?:The|An?|Two|Three|Some|Many|One|In|On|Under|At|For|Every|Somebody|Something|Where|Over|Behind|There|It)\b/,
    (word) => word.toLowerCase(),
  );
}

const closely = new Set([
  'examine',
  'inspect',
  'study',
  'check',
  'investigate',
  'analyse',
  'analyze',
  'scrutinize',
  'scrutinise',
]);

export const look: Handler = (deed) => {
  const { object, target, step, turn } = deed;
  const at = object ?? target;
  const phrase = step.object ?? step.target;
  const left =
    phrase && (at?.kind === 'scenery' || at?.kind === 'absent') ? leftNamed(turn, phrase.head) : null;
  if (left) return void tell(deed, lines.leftSeen, { left });
  // Whoever goes over something closely finds what is written of it.
  if (closely.has(step.verb) && at?.kind !== 'person' && hiddenAt(deed)) return search(deed);
  switch (at?.kind) {
    case 'thing':
      return lookAtThing(deed, at.thing);
    case 'person': {
      const { person } = at;
      const slots = { who: person.name, role: person.role ? `the ${person.role}` : undefined };
      if (canSee(turn, person)) tell(deed, lines.people[attitudeOf(turn, person)], slots);
      else if (!turn.say(`You ${step.echo}.`)) add(deed, lines.lookAtOther);
      if (canSee(turn, person)) tellLooks(turn, person);
      return tellHowTheyAre(turn, person);
    }
    case 'exit':
    case 'obstacle':
      return lookAtWay(deed, at.exit);
    case 'item':
      return void tell(deed, lines.lookAtItem, { count: String(at.quantity) });
    case 'foe':
      return void tell(deed, lines.lookAtFoe, { foe: { name: at.name, proper: /^\p{Lu}/u.test(at.name) } });
    case 'companion':
      return void tell(deed, lines.companions, { who: at.actor.name });
    case 'absent':
      // Looking out for somebody who may come is looking around.
      if (step.act === 'watch') return lookAround(deed);
      return sayNotHere(deed, (step.object ?? step.target)!);
    case undefined:
    case 'place':
      return lookAround(deed);
    default: {
      // Who looks over the wall does not look at the wall.
      if (/ (?:over|out of|beyond|across|past) /.test(step.echo) && turn.say(`You ${step.echo}.`))
        return void add(deed, lines.beyond);
      const now = phrase ? sceneryMarks(turn, phrase.head).at(-1) : undefined;
      if (now && phrase) {
        if (!turn.say(`You ${step.echo}.`)) add(deed, lines.lookAtOther);
        return void add(deed, sceneryNow, { thing: phrase.shown, how: now });
      }
      tell(deed, lines.lookAtOther);
      const told = phrase ? toldOf(turn, phrase) : null;
      if (told) turn.say(told);
    }
  }
};

function lookAtThing(deed: Deed, thing: Thing): void {
  const { turn, step } = deed;
  const { state } = turn;
  const { id, name, find } = thing;
  if (hasMark(state, id, 'taken', 'eaten')) return void tell(deed, lines.taken, { thing: name });
  if (!turn.prose.claim(thing.see)) tell(deed, lines.seenAgain, { thing: name, seen: seenOf(thing) });
  else {
    if (!turn.say(`You ${step.echo}.`)) add(deed, lines.lookAtOther);
    turn.told.push(thing.see);
  }
  const told = (state.things[id] ?? []).filter((one) => lines.marked[one]).slice(-2);
  for (const one of told) add(deed, lines.marked[one]!, { thing: name });
  if (find !== '' && !hasMark(state, id, 'searched') && told.length === 0)
    add(deed, lines.closer, { thing: name });
}

function lookAtWay(deed: Deed, { to, name, obstacle }: Exit): void {
  const { turn } = deed;
  if (!obstacle || turn.state.open.includes(to))
    return void tell(deed, lines.lookAtWay.open, { thing: name });
  tell(deed, lines.lookAtWay.shut, { way: name, thing: obstacle.name });
  turn.say(obstacle.block);
}

/** What one hears, smells or feels of the place itself; empty when all of it was told. */
function sense({ turn }: Deed, of = /./): boolean {
  const fitting = turn.place.senses.filter((one) => of.test(one));
  return (fitting.length > 0 && turn.line(fitting)) || (of.source === '.' && turn.line(turn.place.senses));
}

const smelt =
  /\b(?:smells?|smelling|scents?|reeks?|stinks?|odou?rs?|aroma|perfume|whiff|stench|fumes|hangs? in the air|on the air|in the air)\b/i;
const heard =
  /\b(?:sounds?|hear|taps?|creaks?|hums?|buzz(?:es)?|whistles?|rattles?|ticks?|drips?|clacks?|rings?|howls?|whispers?|sings?|knocks?|groans?|voices?|echo(?:es)?|noise|complain)\b/i;

/** At a door or a way, what is beyond can be missed; anything else is simply heard. */
export const listen: Handler = async (deed) => {
  const exit = exitOf(deed);
  if (exit)
    return await decide(deed, { skill: 'Perception', difficulty: 'easy', about: exit.to }, resolveListening);
  const thing = thingOf(deed);
  tell(deed, thing ? lines.listening.thing : lines.listening.lead, thing ? { thing: thing.name } : {});
  if (!thing && !sense(deed, heard)) sense(deed);
};

export const resolveListening: Resolve = (turn, { step, about }, { isSuccess }) => {
  const deed = readDeed(turn, step);
  const exit = turn.place.exits.find(({ to }) => to === about);
  const beyond = turn.world.places.find(({ id }) => id === about);
  const { listening } = lines;
  const table = !isSuccess
    ? listening.failure
    : beyond && beyond.foes.length > 0
      ? listening.beyond
      : beyond && beyond.people.length > 0
        ? listening.voices
        : listening.silence;
  tell(deed, table, { way: exit?.name ?? turn.place.name });
};

export const smell: Handler = (deed) => {
  const thing = thingOf(deed);
  const { smelling } = lines;
  if (!thing) {
    const before = deed.turn.told.length;
    if (!deed.step.object && sense(deed, smelt)) {
      const told = deed.turn.told.splice(before);
      deed.turn.say(`You ${deed.step.echo}.`);
      return void deed.turn.told.push(...told);
    }
    tell(deed, smelling.plain);
    return void sense(deed);
  }
  const has = (...wanted: string[]) => thing.traits.some((trait) => wanted.includes(trait));
  if (hasMark(deed.turn.state, thing.id, 'lit', 'burnt')) return void tell(deed, smelling.burning);
  if (has('edible')) return void tell(deed, smelling.food);
  if (has('liquid', 'drinkable')) return void tell(deed, smelling.liquid);
  if (has('animal')) return void tell(deed, smelling.animal);
  if (has('machine', 'weapon')) return void tell(deed, smelling.iron);
  tell(deed, smelling.plain);
};

export const taste: Handler = (deed) => {
  if (!personOf(deed) && deed.object?.kind !== 'companion') return void tell(deed, lines.tasting);
  tell(deed, gestured);
  react(deed, 'wary');
};

const knocks = /^(?:knock|rap|tap|bang|pound|drum)\b/;

export const touch: Handler = (deed) => {
  const isBeast = thingOf(deed)?.traits.includes('animal');
  if (isBeast) return void tell(deed, lines.petting);
  const who = personOf(deed);
  if (who || deed.object?.kind === 'companion') {
    tell(deed, gestured);
    return react(deed);
  }
  tell(deed, knocks.test(deed.step.echo) ? lines.knocking : lines.touching);
};

export const read: Handler = async (deed) => {
  const { object, turn } = deed;
  if (object?.kind === 'item') return void tell(deed, lines.reading.item);
  const thing = thingOf(deed);
  if (!thing) return void tell(deed, lines.lookAtOther);
  if (!thing.traits.includes('readable') && !hasMark(turn.state, thing.id, 'written'))
    return refuse(deed, lines.reading.nothing, { thing: nameOfObject(deed) });
  // What is written there plainly needs no luck to be read.
  if (thing.find !== '' && !hasMark(turn.state, thing.id, 'searched')) {
    if (!turn.say(`You ${deed.step.echo}.`)) tell(deed, lines.lookAtOther);
    return await tellFind(turn, thing);
  }
  if (thing.isHidden && !/["“]|\b(?:says|reads|lists|tells)\b/.test(thing.find))
    return void tell(deed, lines.reading.unwritten);
  if (turn.prose.claim(thing.see)) {
    turn.say(`You ${deed.step.echo}.`);
    turn.told.push(thing.see);
  } else tell(deed, lines.reading.done);
};
