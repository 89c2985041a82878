import { definite } from '../language/nouns.ts';
import { findClue, gain } from '../story/advance.ts';
import type { Resolve } from '../telling/attempt.ts';
import type { Telling } from '../telling/telling.ts';
import { foesHere, nameOfFoe, villainHere } from './listener.ts';
import { letPass } from './passage.ts';
import * as lines from './win-lines.ts';

type Outcome = Parameters<Resolve>[2];

/** The villain hesitates, or mocks. Enough of it ends the tale without another blow. */
export function resolveVillain(turn: Telling, { isSuccess, grade }: Outcome): void {
  const { state, world } = turn;
  const villain = villainHere(turn);
  if (!villain || !world.threat) return;
  const foe = definite({ name: villain.name, proper: villain.isProper });
  if (isSuccess) {
    state.sway += grade === 'triumph' ? 2 : 1;
    if (!turn.line(world.threat.sway)) turn.line(lines.villainSwayed, { foe });
    return;
  }
  const taunt = turn.prose.draw(world.threat.taunts, turn.slots);
  turn.line(lines.villainUnmoved, { foe });
  if (taunt) turn.say(`"${taunt}"`);
  if (grade === 'disaster') turn.line(world.complications);
}

/** Those who were fighting stop, or do not. */
export async function resolveFoes(turn: Telling, { isSuccess, grade }: Outcome): Promise<void> {
  const { state } = turn;
  const [standing] = foesHere(turn);
  const foe = standing ? nameOfFoe(standing.name) : 'your enemy';
  if (!isSuccess) {
    turn.line(lines.foesTalked.lost, { foe });
    if (grade === 'disaster') turn.line(turn.world.complications);
    return;
  }
  const answer = await turn.call('end_encounter', {});
  if (answer.error !== undefined) return void turn.line(lines.foesTalked.lost, { foe });
  turn.line(lines.foesTalked.won, { foe });
  state.fought = true;
  turn.remember('ended a fight with words');
  gain(turn, 2);
  findClue(turn);
}

export function resolveAnimal(turn: Telling, id: string, { isSuccess, grade }: Outcome): void {
  const { state, place } = turn;
  const { name } = place.things.find((thing) => thing.id === id)!;
  const slots = { thing: name };
  turn.line(isSuccess ? lines.animalsCalmed.won : lines.animalsCalmed.lost, slots) ||
    turn.say(isSuccess ? `${name} is quiet again.` : `${name} will have none of it.`);
  if (isSuccess)
    state.things[id] = [...(state.things[id] ?? []).filter((mark) => mark !== 'calm'), 'calm'].slice(-6);
  else if (grade === 'disaster') turn.line(turn.world.complications);
}

/** Whoever stands in the way, known by no name. */
export function resolveWayTalk(turn: Telling, to: string, { isSuccess, grade }: Outcome): void {
  const exit = turn.place.exits.find((one) => one.to === to);
  if (!exit?.obstacle) return;
  if (isSuccess) return void letPass(turn, exit, grade === 'partial');
  turn.line([exit.obstacle.fail]) || turn.say(`${exit.obstacle.name} is where it was, and so are you.`);
  if (grade === 'disaster') turn.line(turn.world.complications);
}
