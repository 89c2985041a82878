import type { Outline } from '../src/world/state.ts';

/** That a tale is composed, where nothing else of it matters. */
export const anOutline: Outline = {
  genre: 'fantasy',
  threat: 'drowned-bell',
  twist: 0,
  cast: [],
  places: [],
  wished: {},
};
