import type { World } from '@fireside/contract';
import type { Action } from './moves/action.ts';
import type { PlotOutline } from './plot/outline.ts';

/** A creature in the present scene. */
export interface Foe {
  /** `minion`s share a kind and are told apart by a word: `the tall raider`. */
  part: 'villain' | 'minion';
  /** The word before the kind's name; empty when it is the only one. */
  mark: string;
  /** The kind's name where an adventure's text gave it, with its own way to fight. */
  kind?: string;
  hp: number;
  maxHp: number;
  armor: number;
  attack: number;
  damage: string;
}

/** Where a game that follows an adventure's text stands in it. */
export interface Reading {
  /** The furthest passage that was told. */
  position: number;
  /** Fingerprints of the sentences that were told, over the whole game. */
  told: string;
  /** Names and places that the text has brought up and nobody has followed yet. */
  leads: string[];
  /** A passage further on that was seen and not told yet. */
  ahead: { position: number; text: string } | null;
  /** The text's last passage, where it was seen already. */
  last: { position: number; text: string } | null;
  /** Turns since the text last had something new to say. */
  quiet: number;
}

/** All that the storyteller remembers of a game, kept in the world's private notes. */
export interface State {
  version: 1;
  seed: number;
  plot: PlotOutline;
  /** Index of the present scene. */
  scene: number;
  /** Turns spent in this scene, and in the whole game. */
  turns: number;
  total: number;
  /** How much of this scene was won. */
  progress: number;
  /** The way onward lies open. */
  open: boolean;
  foes: Foe[];
  /** Turns of the present fight, the one that began it included; 0 when there is none. */
  rounds: number;
  /** The minions of this scene have come already. */
  fought: boolean;
  clues: number;
  twisted: boolean;
  /** Escalation: how many signs the table has seen. */
  signs: number;
  /** Indices of this scene's features that were searched. */
  searched: number[];
  /** The person of this scene was spoken with. */
  spoke: boolean;
  /** Names of those who have rested in this scene. */
  rested: string[];
  /** The weakness was used. */
  exposed: boolean;
  offeredMercy: boolean;
  /** Names of the seats that were greeted. */
  met: string[];
  /** Who did what, the latest last. */
  deeds: { who: string; what: string }[];
  /** Somebody's help, waiting for the other's next roll. */
  help: { by: string; target: string } | null;
  /** Rolls that were asked of players who roll their own dice, by player name. */
  asked: Record<string, Action>;
  said: { turns: string[]; templates: string };
  reading?: Reading;
  /** Notes that stood here before the storyteller took the game over. */
  kept?: string;
}

const notesLimit = 4_000;
const keptLimit = 600;

export function readNotes(world: World): State | null {
  try {
    const state: unknown = JSON.parse(world.notes);
    return isState(state) ? { ...state, asked: byName(state.asked) } : null;
  } catch {
    return null;
  }
}

/** Without a prototype: a player may be called `__proto__`. */
function byName(asked: State['asked'] = {}): State['asked'] {
  return Object.assign(Object.create(null), asked);
}

function isState(value: unknown): value is State {
  if (typeof value !== 'object' || value === null) return false;
  const state = value as Partial<State>;
  return (
    state.version === 1 &&
    typeof state.plot === 'object' &&
    Number.isInteger(state.scene) &&
    Array.isArray(state.foes) &&
    Array.isArray(state.said?.turns)
  );
}

/** As JSON, within the bound: the oldest memories go first. */
export function writeNotes(state: State): string {
  const written = structuredClone(state);
  let text = JSON.stringify(written);
  while (text.length > notesLimit) {
    if (written.kept) delete written.kept;
    else if (written.said.turns.length > 1) written.said.turns.shift();
    else if (written.reading && written.reading.told.length > 400)
      written.reading.told = written.reading.told.slice(-400);
    else if (written.reading?.ahead) written.reading.ahead = null;
    else if (written.deeds.length > 0) written.deeds.shift();
    else break;
    text = JSON.stringify(written);
  }
  return text;
}

export function newState(seed: number, plot: PlotOutline, notes: string): State {
  return {
    version: 1,
    seed,
    plot,
    scene: 0,
    turns: 0,
    total: 0,
    progress: 0,
    open: false,
    foes: [],
    rounds: 0,
    fought: false,
    clues: 0,
    twisted: false,
    signs: 0,
    searched: [],
    spoke: false,
    rested: [],
    exposed: false,
    offeredMercy: false,
    met: [],
    deeds: [],
    help: null,
    asked: byName(),
    said: { turns: [], templates: '' },
    ...(notes.trim() !== '' && { kept: notes.slice(0, keptLimit) }),
  };
}
