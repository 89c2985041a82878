/** Where the party is, and where it has been, the latest first. The world record keeps it as `7,3,2`. */
export interface Trail {
  /** The number of a scene; null before the first. */
  place: number | null;
  /** Scenes that were left, the latest first, each once. */
  been: number[];
}

const mostKept = 60;

export function readTrail(kept: string, scenes: number): Trail {
  const numbers = kept
    .slice(0, 600)
    .split(',')
    .map(Number)
    .filter((number) => Number.isInteger(number) && number >= 1 && number <= scenes);
  const [place = null, ...been] = numbers;
  return { place, been };
}

/** The trail after the party has come to a scene. */
export function arrive({ place, been }: Trail, at: number): Trail {
  if (place === at) return { place, been };
  const left = place === null ? been : [place, ...been];
  return { place: at, been: [...new Set(left)].filter((number) => number !== at).slice(0, mostKept) };
}

export function writeTrail({ place, been }: Trail): string {
  return place === null ? '' : [place, ...been].join(',');
}
