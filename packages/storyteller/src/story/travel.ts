import { takesAlong, tellCompany } from '../company/come-along.ts';
import { isWithUs } from '../company/where-people-are.ts';
import { canAnswer } from '../conditions/people-now.ts';
import type { Telling } from '../telling/telling.ts';
import { departures, introductions, returns, woundsBound } from './lines.ts';

const mostBeen = 12;

/** Brings the party to a place, by its id, and shows it. */
export async function travel(turn: Telling, to: string): Promise<void> {
  const { state, place: from } = turn;
  const isKnown = state.been.includes(to);
  state.been = [...state.been.filter((id) => id !== from.id), from.id].slice(-mostBeen);
  takesAlong(turn);
  delete state.spot;
  Object.assign(state, { at: to, turnsHere: 0, progress: 0, fought: false });
  turn.hasMoved = true;
  await bindWounds(turn);
  if (turn.told.length === 0) turn.line(departures, { from: from.name });
  turn.paragraph();
  const { place, world } = turn;
  if (isKnown) {
    turn.line(returns);
    if (place.senses.length > 0) turn.line(place.senses);
    return tellCompany(turn);
  }
  turn.line([place.arrival]);
  tellCompany(turn);
  if (place.beat === 'climax' && world.threat) turn.line(world.threat.confront);
  // An adventure says itself who is there.
  else if (place.people.length > 0 && place.beat !== 'scene') introduce(turn);
}

function introduce(turn: Telling): void {
  const person = turn.place.people.find((one) => canAnswer(turn, one) && !isWithUs(turn.state, one));
  if (person) turn.line(introductions, { roleThing: { name: person.role || 'traveller' } });
}

/** The way gives the badly hurt time to bind their wounds: nobody walks into the next fight at death's door. */
async function bindWounds(turn: Telling): Promise<void> {
  let hasBound = false;
  for (const { character } of turn.table.party) {
    const missing = character ? Math.ceil(character.max_hp * 0.75) - character.current_hp : 0;
    if (!character || missing <= 0 || character.current_hp <= 0) continue;
    await turn.call('update_character', { character: character.id, hp_change: missing });
    hasBound = true;
  }
  if (hasBound) turn.line(woundsBound);
}
