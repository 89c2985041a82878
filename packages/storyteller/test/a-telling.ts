import { emptyWorld } from '@fireside/contract/effects';
import {
  type Bestiary,
  type Character,
  createDice,
  defaultTurnLimits,
  type Excerpts,
  noCreatures,
  readyLines,
  type Seat,
  type Snapshot,
  ToldTurn,
} from '@fireside/engine';
import { takeStep } from '../src/answer.ts';
import { createProse } from '../src/language/prose.ts';
import { createRandom } from '../src/random.ts';
import { Telling } from '../src/telling/telling.ts';
import { newState } from '../src/world/new-state.ts';
import type { State } from '../src/world/state.ts';
import type { World } from '../src/world/world.ts';
import { marrowBridge } from './marrow-bridge.ts';
import { brannoch } from './sheets.ts';

export interface TellingOptions {
  message?: string;
  sheet?: Character;
  /** Others at the table. */
  others?: Character[];
  world?: World;
  state?: Partial<State>;
  /** What every die shows, as far as it has such a face; 10 unless said. */
  face?: number;
  /** What each die shows, one after the other; then `face`. */
  faces?: number[];
  selfRolls?: boolean;
  excerpts?: Partial<Excerpts>;
  bestiary?: Bestiary;
  table?: Partial<Snapshot>;
  seed?: number;
}

const seatOf = (character: Character, at: number, selfRolls = false): Seat => ({
  user_id: `user-${at}`,
  name: `Player ${at}`,
  self_rolls: selfRolls,
  pending_roll: null,
  character,
});

/** A table at which one answer is told, with the engine's own tools and dice of which the faces are known. */
export async function aTelling(options: TellingOptions = {}) {
  const { sheet = brannoch, others = [], world = marrowBridge, message = '', face = 10 } = options;
  const party = [sheet, ...others].map((one, at) => seatOf(one, at, at === 0 && options.selfRolls));
  const snapshot: Snapshot = {
    game: {
      id: 'game',
      name: 'A Game',
      description: '',
      hasAdventure: false,
      code: '',
      agency: true,
      lines: [],
      veils: [],
    },
    kind: 'reply',
    speaker: party[0]!,
    party,
    world: emptyWorld,
    history: [],
    isCut: false,
    chronicle: { chapters: [], pinned: [] },
    message,
    encounter: null,
    ended_reason: null,
    also: [],
    dmMessages: 3,
    ...options.table,
  };
  const faces = [...(options.faces ?? [])];
  const dice = createDice((min, max) => Math.min(max, Math.max(min, faces.shift() ?? face)));
  const excerpts: Excerpts = { rulebooks: [], script: null, story: [], recorded: [], ...options.excerpts };
  const shown: string[] = [];
  const hands = new ToldTurn({
    ports: {
      model: {
        name: 'storyteller',
        tell: async () => {},
        discuss: async () => ({ reply: '', proposal: null }),
      },
      library: { excerpts: async () => excerpts, recall: async () => [] },
      bestiary: options.bestiary ?? noCreatures,
      dice,
      clock: { elapsed: () => 0, sleep: async () => {} },
    },
    limits: defaultTurnLimits,
    snapshot,
    excerpts,
    lines: await readyLines([]),
    observer: { rolling: () => {}, effect: () => {}, delta: (text) => shown.push(text) },
    signal: new AbortController().signal,
  });
  const state: State = {
    ...newState({ seed: options.seed ?? 7, outline: null, met: party.map(({ name }) => name) }),
    at: world.places[0]!.id,
    ...options.state,
  };
  const random = createRandom(options.seed ?? 7);
  const turn = new Telling({
    hands,
    takeStep,
    excerpts,
    world,
    state,
    random,
    prose: createProse(random, state.said),
    speaker: hands.table.speaker!,
    message,
  });
  return {
    turn,
    hands,
    state,
    /** What was told so far, as one text. */
    text: () => turn.told.join(' ').replace(/\s+/g, ' ').trim(),
    /** What came through to the players of what was said to them. */
    shown: () => shown.join(''),
    rolls: () => turn.effects.flatMap((effect) => (effect.kind === 'rolled' ? [effect.roll] : [])),
  };
}
