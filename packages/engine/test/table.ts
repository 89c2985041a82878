import { unspent } from '@fireside/contract/effects';
import { scriptedModel, type ScriptedModel, type ScriptedSteps } from '@fireside/testing';
import { createDice } from '../src/dice/create-dice.ts';
import type { Excerpts, Library, Model, Sense } from '../src/ports.ts';
import { noCreatures } from '../src/rules/creature.ts';
import type { Character, Seat, Snapshot } from '../src/snapshot.ts';
import type { TurnLimits, TurnObserver, TurnOutcome } from '../src/turn/outcome.ts';
import { runTurn, type TurnOptions } from '../src/turn/run-turn.ts';
import { type VirtualClock, virtualClock } from './virtual-clock.ts';

export function character(fields: Partial<Character> = {}): Character {
  return {
    id: '11111111-1111-4111-8111-111111111111',
    name: 'Brakk',
    ancestry: 'dwarf',
    class_name: 'fighter',
    level: 3,
    background: 'soldier',
    abilities: { strength: 16, dexterity: 12, constitution: 14, intelligence: 8, wisdom: 10, charisma: 9 },
    armor_class: 17,
    speed: 25,
    proficiencies: ['Athletics'],
    inventory: [{ name: 'axe', quantity: 1, note: '' }],
    spells: [],
    conditions: [],
    backstory: 'Left the mountain after the fire.',
    current_hp: 20,
    max_hp: 28,
    combat_stats: { initiative: 2 },
    ...unspent,
    ...fields,
  };
}

export function seat(fields: Partial<Seat> = {}): Seat {
  return {
    user_id: 'user-ann',
    name: 'Ann',
    self_rolls: false,
    pending_roll: null,
    character: character(),
    ...fields,
  };
}

export const ann = seat();
export const bob = seat({
  user_id: 'user-bob',
  name: 'Bob',
  character: character({ id: '22222222-2222-4222-8222-222222222222', name: 'Lira', class_name: 'wizard' }),
});

export function snapshot(fields: Partial<Snapshot> = {}): Snapshot {
  return {
    game: {
      id: 'game',
      name: 'The Salt Road',
      description: 'A caravan is late.',
      hasAdventure: false,
      code: '',
      agency: true,
      lines: [],
      veils: [],
    },
    kind: 'reply',
    speaker: ann,
    party: [ann, bob],
    world: { scene: '', time: '', quests: [], people: [], facts: [], notes: '', place: '', awaited: {} },
    history: [],
    isCut: false,
    chronicle: { chapters: [], pinned: [] },
    message: 'I open the door.',
    encounter: null,
    ended_reason: null,
    also: [],
    dmMessages: 0,
    ...fields,
  };
}

export const selfRolling = seat({ self_rolls: true });

export interface Recorder extends TurnObserver {
  /** Every event but the words. */
  readonly events: unknown[];
  /** The words as they were shown. */
  readonly shown: string[];
}

export function recorder(): Recorder {
  const events: unknown[] = [];
  const shown: string[] = [];
  return {
    events,
    shown,
    rolling: (roll) => events.push(['rolling', roll.notation, roll.reason]),
    delta: (text) => shown.push(text),
    effect: ({ kind, ...effect }) => events.push([kind, effect]),
  };
}

export const noExcerpts: Excerpts = { rulebooks: [], script: null, story: [], recorded: [] };

export interface Play {
  snapshot?: Snapshot;
  library?: Library['excerpts'];
  recall?: Library['recall'];
  limits?: Partial<TurnLimits>;
  signal?: AbortSignal;
  /** How it is stopped, or that it is told anew. */
  turn?: TurnOptions;
  model?: Partial<Omit<Model, 'ask'>>;
  /** What every die shows, as far as it has such a face. */
  face?: number;
  observer?: TurnObserver;
  sense?: Sense;
}

export interface Played {
  outcome: Promise<TurnOutcome>;
  model: ScriptedModel;
  recorded: Recorder;
  clock: VirtualClock;
  /** How often the source of randomness was asked. */
  draws(): number;
}

/** Runs one turn against a script. */
export function play(steps: ScriptedSteps[], options: Play = {}): Played {
  const model = scriptedModel(steps);
  const recorded = recorder();
  const clock = virtualClock();
  let draws = 0;
  const dice = createDice((min, max) => {
    draws++;
    return Math.min(max, Math.max(min, options.face ?? 4));
  });
  const outcome = runTurn(
    {
      model: { ...model, ...options.model },
      library: {
        excerpts: options.library ?? (async () => noExcerpts),
        recall: options.recall ?? (async () => []),
      },
      dice,
      bestiary: noCreatures,
      clock,
      ...(options.sense && { sense: options.sense }),
    },
    options.snapshot ?? snapshot(),
    options.observer ?? recorded,
    options.signal ?? new AbortController().signal,
    options.limits,
    options.turn,
  );
  // Whoever awaits it sees the failure; a test that only looks at the events does not have to.
  outcome.catch(() => {});
  return { outcome, model, recorded, clock, draws: () => draws };
}

/** A step that calls tools. */
export function calling(...calls: [name: string, input: unknown][]) {
  return { calls: calls.map(([name, input]) => ({ name, input })) };
}

/** The result of the last tool call that the model was sent in a request. */
export function resultsIn(model: ScriptedModel, request: number): Record<string, unknown>[] {
  const last = model.requests[request]?.messages.findLast((message) => message.role === 'tool');
  return last?.answers.map(({ value }) => value) ?? [];
}

export function systemText(model: ScriptedModel, request = 0): string {
  return (model.requests[request]?.messages ?? [])
    .flatMap((message) => (message.role === 'system' ? [message.text] : []))
    .join('\n\n');
}
