import { readFileSync } from 'node:fs';
import type { Effect } from '@fireside/contract';
import { emptyWorld } from '@fireside/contract/effects';
import {
  type Bestiary,
  type Character,
  type Creature,
  createBestiary,
  createDice,
  defaultTurnLimits,
  type Excerpts,
  readyLines,
  type Seat,
  type Snapshot,
  ToldTurn,
} from '@fireside/engine';
import { takeStep } from '../src/answer.ts';
import { fightStep, foesAct, tellDecided } from '../src/fight/fight.ts';
import { createProse } from '../src/language/prose.ts';
import { createRandom } from '../src/random.ts';
import type { Step } from '../src/reader/reading.ts';
import { Telling } from '../src/telling/telling.ts';
import { newState } from '../src/world/new-state.ts';
import type { State } from '../src/world/state.ts';
import type { World } from '../src/world/world.ts';
import { marrowBridge } from './marrow-bridge.ts';

const file = new URL('../../../rulebooks/creatures.json', import.meta.url);
export const creatures = JSON.parse(readFileSync(file, 'utf8')) as Creature[];
export const bestiary: Bestiary = createBestiary(creatures);

export interface FightGameOptions {
  party: Character[];
  /** The places of those who roll their own dice. */
  selfRollers?: readonly number[];
  world?: World;
  state?: Partial<State>;
  zeroHp?: 'end' | 'fall';
  seed?: number;
  /** What the dice show, one after the other; seeded once they are used up. */
  faces?: number[];
}

/** What one answer came to. */
export interface Told {
  turn: Telling;
  text: string;
  /** What of it the table would read. */
  shown: string;
  effects: readonly Effect[];
  errors: unknown[];
  staged: ToldTurn['staged'];
}

const noExcerpts: Excerpts = { rulebooks: [], script: null, story: [], recorded: [] };

/** A game of several turns with the engine's own tools and the bestiary that ships. */
export class FightGame {
  snapshot: Snapshot;
  readonly state: State;
  readonly world: World;
  readonly told: Told[] = [];
  readonly #faces: number[];
  readonly #dice: ReturnType<typeof createDice>;
  readonly #seed: number;

  constructor({
    party,
    selfRollers = [],
    world = marrowBridge,
    state,
    zeroHp,
    seed = 1,
    faces = [],
  }: FightGameOptions) {
    const seats = party.map(
      (character, at): Seat => ({
        user_id: `user-${at}`,
        name: `Player ${at}`,
        self_rolls: selfRollers.includes(at),
        pending_roll: null,
        character,
      }),
    );
    this.world = world;
    this.#seed = seed;
    this.#faces = [...faces];
    const random = createRandom(seed * 7919);
    this.#dice = createDice((min, max) => {
      const face = this.#faces.shift() ?? min + random.below(max - min + 1);
      return Math.max(min, Math.min(max, face));
    });
    this.state = {
      ...newState({ seed, outline: null, met: seats.map(({ name }) => name) }),
      at: world.places[0]!.id,
      ...state,
    };
    this.snapshot = {
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
      speaker: seats[0]!,
      party: seats,
      world: emptyWorld,
      history: [],
      isCut: false,
      chronicle: { chapters: [], pinned: [] },
      message: '',
      encounter: null,
      ended_reason: null,
      also: [],
      dmMessages: 0,
      ...(zeroHp && { zero_hp: zeroHp }),
    };
  }

  get encounter() {
    return this.snapshot.encounter;
  }

  get standingFoes() {
    return (this.encounter?.combatants ?? []).filter(({ side, state }) => side === 'foe' && state !== 'down');
  }

  get onTurn() {
    return this.encounter?.combatants[this.encounter.turn] ?? null;
  }

  sheet(at = 0): Character {
    return this.snapshot.party[at]!.character!;
  }

  load(...faces: number[]): this {
    this.#faces.push(...faces);
    return this;
  }

  /** One player's message is answered: by what was awaited of them, or by `deed`. */
  async answer(at: number, message: string, deed: (turn: Telling) => Promise<void> | void): Promise<Told> {
    const speaker = this.snapshot.party[at]!;
    const snapshot: Snapshot = { ...this.snapshot, speaker, message };
    const errors: unknown[] = [];
    const hands = new ToldTurn({
      ports: {
        model: {
          name: 'storyteller',
          tell: async () => {},
          discuss: async () => ({ reply: '', proposal: null }),
        },
        library: { excerpts: async () => noExcerpts, recall: async () => [] },
        bestiary,
        dice: this.#dice,
        clock: { elapsed: () => 0, sleep: async () => {} },
      },
      limits: defaultTurnLimits,
      snapshot,
      excerpts: noExcerpts,
      lines: await readyLines([]),
      observer: { rolling: () => {}, effect: () => {}, delta: () => {} },
      signal: new AbortController().signal,
    });
    let telling: Telling | null = null;
    await hands.run({
      name: 'storyteller',
      discuss: async () => ({ reply: '', proposal: null }),
      tell: async ({ snapshot: now }) => {
        const random = createRandom(this.#seed * 31 + now.dmMessages);
        const prose = createProse(random, this.state.said);
        const watched = {
          get table() {
            return hands.table;
          },
          get effects() {
            return hands.effects;
          },
          say: hands.say.bind(hands),
          keep: hands.keep.bind(hands),
          call: async (tool: string, input: Record<string, unknown>) => {
            const answer = await hands.call(tool, input);
            if (answer.error !== undefined) errors.push({ tool, input, answer });
            return answer;
          },
        };
        const turn = new Telling({
          hands: watched,
          takeStep,
          excerpts: noExcerpts,
          world: this.world,
          state: this.state,
          random,
          prose,
          speaker: hands.table.party[at]!,
          message,
        });
        telling = turn;
        if (now.settled?.users.has(speaker.user_id)) await tellDecided(turn);
        else await deed(turn);
        if (!turn.isTimeless && !turn.isWaiting && !turn.ending) await foesAct(turn);
        this.state.said = prose.remembered();
      },
    });
    const turn = telling! as Telling;
    const text = turn.told.join(' ').replace(/\s+/g, ' ').trim();
    if (text !== '') hands.say(text);
    const { name } = speaker;
    this.snapshot = {
      ...hands.table,
      message: '',
      dmMessages: snapshot.dmMessages + 1,
      history: [
        ...snapshot.history,
        {
          id: 0,
          sender: 'player' as const,
          playerName: name,
          characterName: null,
          content: message,
          rolls: [],
        },
        { id: 0, sender: 'dm' as const, playerName: null, characterName: null, content: text, rolls: [] },
      ].slice(-40),
    };
    const told = { turn, text, shown: hands.text, effects: hands.effects, errors, staged: hands.staged };
    this.told.push(told);
    return told;
  }

  step(at: number, step: Step, message = 'I act.'): Promise<Told> {
    return this.answer(at, message, (turn) => fightStep(turn, step));
  }
}
