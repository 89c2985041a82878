import type { Excerpts } from '../ports.ts';
import type { Snapshot, Spoken } from '../snapshot.ts';
import type { Reading } from './intent/read-intent.ts';
import { createProse } from './language/prose.ts';
import { composePlot } from './plot/compose-plot.ts';
import { openPlot } from './plot/plot.ts';
import { createRandom, hashText } from './random.ts';
import { newState, readNotes, type State } from './state.ts';
import { adventurePlot } from './adventure/adventure-plot.ts';
import { startReading } from './adventure/tell-text.ts';
import { mentions } from './intent/words.ts';
import type { Plot } from './plot/plot.ts';
import { actorOf, type Turn } from './turn.ts';

/** Everything that a turn starts from, made anew from the snapshot each time it is asked for. */
export function beginTurn(snapshot: Snapshot, excerpts: Excerpts, reading: Reading): Turn {
  const state = readNotes(snapshot.world) ?? firstState(snapshot);
  if (snapshot.game.hasAdventure) state.reading ??= startReading();
  const random = createRandom(hashText(`${state.seed} ${snapshot.dmMessages} ${snapshot.message}`));
  const party = snapshot.party.map(actorOf);
  return {
    snapshot,
    excerpts,
    plot: snapshot.game.hasAdventure ? plotFromText(snapshot, state, reading) : openPlot(state.plot),
    heading: snapshot.game.hasAdventure ? headingOf(excerpts) : '',
    random,
    prose: createProse(random, state.said),
    state,
    party,
    speaker: snapshot.speaker ? actorOf(snapshot.speaker) : party[0]!,
    ...answerTo(reading),
    sheets: new Map(),
    facts: [],
    people: [],
  };
}

/** What is told to one of those who are answered, before anything is. */
function answerTo({ words, intent }: Reading) {
  return {
    words,
    intent,
    told: [],
    waiting: false,
    asked: false,
    safe: false,
    pointed: false,
    moved: false,
    ending: null,
  };
}

function firstState({ game, world }: Snapshot) {
  const seed = hashText(game.id);
  return newState(seed, composePlot(seed, game), world.notes);
}

/** The same turn, on which somebody else in the round is answered: what was told and changed so far stands. */
export function goOnTo({ speaker, message }: Spoken, reading: Reading, turn: Turn): Turn {
  const snapshot = { ...turn.snapshot, speaker, message };
  const { hasAdventure } = snapshot.game;
  return {
    ...turn,
    snapshot,
    plot: hasAdventure ? plotFromText(snapshot, turn.state, reading) : turn.plot,
    speaker: actorOf(speaker),
    ...answerTo(reading),
  };
}

/** The scene in which the party is. */
function headingOf({ script }: Excerpts): string {
  return script?.outline.find(({ number }) => number === script.here)?.title ?? '';
}

/** Somebody whom the message names is the one who is spoken with. */
function plotFromText({ game, world }: Snapshot, { reading }: State, { words }: Reading): Plot {
  const known = [...world.people.map(({ name }) => name), ...(reading?.leads ?? [])];
  const person =
    known.find((name) => !name.startsWith('the ') && mentions(words, name.toLowerCase())) ?? null;
  return adventurePlot(`${game.name} ${game.description}`, person);
}
