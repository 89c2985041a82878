import { definite } from '../language/nouns.ts';
import { canAnswer } from '../conditions/people-now.ts';
import { isInSight } from '../deeds/marks.ts';
import { nameOfTopic } from '../talk/topics.ts';
import type { Telling } from '../telling/telling.ts';
import type { Exit, Person, Topic } from '../world/world.ts';

export function foesOf({ table }: Telling) {
  const gone = new Set(['down', 'dead']);
  return (table.encounter?.combatants ?? []).filter(({ side, state }) => side === 'foe' && !gone.has(state));
}

export function untold({ state }: Telling, { id, topics }: Person): Topic[] {
  const told = state.people[id]?.told ?? [];
  return topics.filter((_, at) => !told.includes(at));
}

export function onward({ place, state }: Telling): Exit | undefined {
  return place.exits.find(({ to }) => !state.been.includes(to)) ?? place.exits[0];
}

export function isFree({ state }: Telling, { to, obstacle }: Exit): boolean {
  return !obstacle || state.open.includes(to) || state.been.includes(to);
}

function askSomebody(turn: Telling): string[] {
  const silent = turn.place.people.filter(
    (person) => untold(turn, person).length > 0 && canAnswer(turn, person),
  );
  return turn.random.shuffled(silent).map((person) => {
    const topic = untold(turn, person)
      .map(nameOfTopic)
      .find((name) => name !== null);
    return topic ? `ask ${person.name} about ${topic}` : `talk to ${person.name}`;
  });
}

function searchSomething({ place, state, random }: Telling): string[] {
  const fresh = place.things.filter(
    (thing) =>
      isInSight(state, thing) &&
      !state.things[thing.id]?.some((mark) => mark === 'searched' || mark === 'taken'),
  );
  return random
    .shuffled(fresh)
    .map(({ name }, at) => (at % 2 === 0 ? `search ${name}` : `take a closer look at ${name}`));
}

function goOn(turn: Telling): string[] {
  const exit = onward(turn);
  if (!exit) return [];
  return [isFree(turn, exit) ? `go on to ${exit.name}` : `find a way past ${exit.obstacle!.name}`];
}

/** Up to three things that can be done here and now, each to follow `You could `. */
export function thingsToDo(turn: Telling): string[] {
  const [foe] = foesOf(turn);
  if (foe)
    return [
      `attack ${definite({ name: foe.name, proper: /^(?:the )?\p{Lu}/u.test(foe.name) })}`,
      'guard yourself and wait for an opening',
      'break away and run',
    ];
  const kinds = [searchSomething(turn), askSomebody(turn), goOn(turn)];
  const firsts = kinds.flatMap(([first]) => (first ? [first] : []));
  const others = kinds.flatMap(([, ...rest]) => rest);
  return [...firsts, ...others, 'look around', 'listen for a while', 'rest for a while'].slice(0, 3);
}
