import type { Consultation } from '@fireside/engine';

/** What a turn asks the library, with what a test leaves out. */
export function consultation(fields: Partial<Consultation>): Consultation {
  return {
    gameId: 'none',
    hasAdventure: false,
    message: '',
    lastNarration: '',
    place: '',
    isCut: false,
    heldFrom: Number.MAX_SAFE_INTEGER,
    cutEntries: [],
    signal: new AbortController().signal,
    ...fields,
  };
}
