import { plural } from '../language/nouns.ts';
import { mark } from '../deeds/marks.ts';
import type { Telling } from '../telling/telling.ts';
import type { FoeKind } from '../world/world.ts';

const groundOf = ({ state }: Telling) => `fallen ${state.at}`;
const isOver = 'searched';

/** What lies there once a fight is won. */
export function noteFallen(turn: Telling, fallen: readonly FoeKind[]): void {
  const kinds = fallen.filter(({ isProper }) => !isProper);
  if (kinds.length === 0) return;
  const isMany = ({ name }: FoeKind) => kinds.filter((one) => one.name === name).length > 1;
  const shown = kinds.map((kind) => (isMany(kind) ? plural(kind.name) : kind.name));
  mark(turn, groundOf(turn), ...new Set(shown));
}

/** Who lies here, and whether they were gone through. */
export function fallenHere(turn: Telling): { fallen: string[]; isSearched: boolean } {
  const marks = turn.state.things[groundOf(turn)] ?? [];
  return { fallen: marks.filter((one) => one !== isOver), isSearched: marks.includes(isOver) };
}

export const noteSearched = (turn: Telling): void => mark(turn, groundOf(turn), isOver);
