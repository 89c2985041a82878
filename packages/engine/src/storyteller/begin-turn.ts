import type { Excerpts } from '../ports.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Reading } from './intent/read-intent.ts';
import { createProse } from './language/prose.ts';
import { composePlot } from './plot/compose-plot.ts';
import { openPlot } from './plot/plot.ts';
import { createRandom, hashText } from './random.ts';
import { newState, readNotes } from './state.ts';
import { actorOf, type Turn } from './turn.ts';

/** Everything that a turn starts from, made anew from the snapshot each time it is asked for. */
export function beginTurn(snapshot: Snapshot, excerpts: Excerpts, reading: Reading): Turn {
  const state = readNotes(snapshot.world) ?? firstState(snapshot);
  const random = createRandom(hashText(`${state.seed} ${snapshot.dmMessages} ${snapshot.message}`));
  const party = snapshot.seats.map(actorOf);
  return {
    snapshot,
    excerpts,
    plot: openPlot(state.plot),
    random,
    prose: createProse(random, state.said),
    state,
    party,
    speaker: snapshot.speaker ? actorOf(snapshot.speaker) : party[0]!,
    words: reading.words,
    intent: reading.intent,
    told: [],
    sheets: new Map(),
    facts: [],
    waiting: false,
    asked: false,
    safe: false,
    moved: false,
    ending: null,
  };
}

function firstState({ game, world }: Snapshot) {
  const seed = hashText(game.id);
  return newState(seed, composePlot(seed, game), world.notes);
}
