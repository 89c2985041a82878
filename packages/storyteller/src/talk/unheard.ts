import { hinders } from '../conditions/condition.ts';
import { definite, listed } from '../language/nouns.ts';
import type { Telling } from '../telling/telling.ts';
import { bare } from './echo.ts';
import * as lines from './hear-lines.ts';
import type { World } from '../world/world.ts';
import type { Listener } from './listener.ts';

/** Whoever is spoken to is nobody of whom an answer could come: that is said. */
export function sayUnheard(turn: Telling, listener: Exclude<Listener, { kind: 'person' }>): void {
  switch (listener.kind) {
    case 'missing':
      return void sayMissing(turn, bare(listener.phrase), listener.phrase.shown);
    case 'gone':
      return void sayGone(turn, listener.who);
    case 'companion':
      turn.isTimeless = true;
      return void turn.line(lines.companionsHear, { friend: listener.actor.name });
    case 'animal':
      return void turn.line(lines.animals, { thing: listener.thing.name });
    case 'thing':
      return void turn.line(lines.deafThings, { thing: listener.name });
    case 'foes':
      return void turn.line(lines.foesHear, { foe: listener.name });
    case 'villain': {
      const foe = definite({ name: listener.villain.name, proper: listener.villain.isProper });
      const taunt = turn.prose.draw(turn.world.threat?.taunts ?? [], turn.slots);
      turn.line(lines.villainHears, { foe });
      return void (taunt && turn.say(`"${taunt}"`));
    }
    case 'way':
      return void (
        turn.line([listener.exit.obstacle!.block]) ||
        turn.line(lines.deafThings, { thing: listener.exit.obstacle!.name })
      );
    case 'far':
      return void turn.line(lines.farOff, { who: listener.who });
    case 'self':
      return void turn.line(lines.toOneself);
    case 'nobody':
      return void turn.line(lines.nobodyHere);
  }
}

function sayGone(turn: Telling, { name, why, conditions = [] }: World['absent'][number]): void {
  const people = turn.place.people.map((one) => one.name).slice(0, 3);
  const knowing = people.length > 0 ? listed(people, 'or') : undefined;
  const how = conditions.find((one) => hinders(one, 'come'))?.how;
  if (how && turn.line(lines.keptFromHere, { who: name, how, people: knowing })) return;
  turn.line(why === 'dead' ? lines.deadHear : lines.soughtHear, { who: name, people: knowing });
}

function sayMissing(turn: Telling, missing: string, who: string): void {
  // `friends`, but not `Thomas`.
  const are = /^\p{Ll}.*[^s]s$/u.test(missing) ? 'are' : 'is';
  const people = turn.place.people.map(({ name }) => name).slice(0, 4);
  const isSaid =
    people.length > 0
      ? turn.line(lines.notHere, { missing, who, are, people: listed(people) })
      : turn.line(lines.notHereAlone, { missing, who, are });
  if (!isSaid) turn.say(`Still no ${missing} here.`);
}
