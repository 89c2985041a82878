import type { Outline, State } from './state.ts';

interface Beginning {
  seed: number;
  outline: Outline | null;
  met: string[];
}

export function newState({ seed, outline, met }: Beginning): State {
  return {
    version: 2,
    seed,
    outline,
    at: outline?.places[0]?.id ?? '',
    been: [],
    turnsHere: 0,
    turns: 0,
    things: {},
    left: {},
    open: [],
    people: {},
    progress: 0,
    clues: 0,
    signs: 0,
    twisted: false,
    fought: false,
    exposed: false,
    sway: 0,
    asked: {},
    next: {},
    met,
    deeds: [],
    help: null,
    said: { turns: [], templates: '' },
  };
}

function isState(tale: unknown): tale is State {
  return typeof tale === 'object' && tale !== null && 'version' in tale && tale.version === 2;
}

/** What was kept of the turns before, to be changed by this one; null where nothing was. */
export function keptState(tale: unknown): State | null {
  return isState(tale) ? structuredClone(tale) : null;
}

/** The places of a tale that another table plays, by their ids. */
export function placesOf(tale: unknown): string[] {
  return isState(tale) ? (tale.outline?.places.map(({ id }) => id) ?? []) : [];
}
