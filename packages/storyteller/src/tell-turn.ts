import { answeredIn, type Hands, type Seat, type TellRequest } from '@fireside/engine';
import { answer, isOver, takeStep } from './answer.ts';
import { createProse } from './language/prose.ts';
import { createRandom, hashText } from './random.ts';
import type { Understand } from './reader/understand.ts';
import { openScript } from './script/follow-script.ts';
import { scriptWorld } from './script/script-world.ts';
import { finish, handBack } from './story/finish.ts';
import { greet } from './story/greet.ts';
import type { Tales } from './tale/tales.ts';
import { Telling } from './telling/telling.ts';
import { keptState, newState, placesOf } from './world/new-state.ts';
import type { State } from './world/state.ts';
import type { World } from './world/world.ts';

export interface TellerParts {
  understand: Understand;
  tales: Tales;
  latestTales: () => Promise<unknown[]>;
}

/** A tale for this table, in places that no other has seen lately. */
async function beginTale({ tales, latestTales }: TellerParts, { snapshot }: TellRequest): Promise<State> {
  const { game, party } = snapshot;
  const seed = hashText(`${game.id} ${game.name}`);
  const met = party.map(({ name }) => name);
  if (game.hasAdventure) return newState({ seed, outline: null, met });
  const avoid = new Set((await latestTales()).flatMap(placesOf));
  return newState({ seed, outline: tales.compose({ ...game, players: playedIn(party) }, seed, avoid), met });
}

const playedIn = (party: readonly Seat[]) => party.map(({ name, character }) => character?.name ?? name);

function worldOf({ tales }: TellerParts, { snapshot, excerpts }: TellRequest, state: State): World {
  if (state.outline) return tales.open(state.outline);
  // An adventure that cannot be read at the moment is no reason to fall silent.
  return (
    scriptWorld(snapshot, excerpts, state) ?? tales.open(tales.compose(snapshot.game, state.seed, new Set()))
  );
}

/** One turn: everybody who has spoken is answered in a part of their own, until the tale is over. */
export async function tellTurn(parts: TellerParts, request: TellRequest, hands: Hands): Promise<void> {
  const { snapshot, excerpts, tale } = request;
  const state = keptState(tale) ?? (await beginTale(parts, request));
  const world = worldOf(parts, request, state);
  if (!world.places.some(({ id }) => id === state.at)) state.at = world.places[0]!.id;
  const random = createRandom(hashText(`${state.seed} ${snapshot.dmMessages} ${snapshot.message}`));
  const prose = createProse(random, state.said);
  const tellingFor = (speaker: Seat, message: string) =>
    new Telling({ hands, takeStep, excerpts, world, state, random, prose, speaker, message });

  const spoken = answeredIn(snapshot);
  const turns: Telling[] = [];
  if (spoken.length === 0) {
    const turn = tellingFor(snapshot.party[0]!, '');
    turns.push(turn);
    if (state.outline) greet(turn);
    else await openScript(turn);
    handBack(turn);
  }
  for (const { speaker, message } of spoken) {
    const turn = tellingFor(speaker, message);
    turns.push(turn);
    await answer(turn, parts.understand, snapshot.settled);
    if (turn.ending || isOver(turn)) break;
  }
  await finish(turns, hands);
}
