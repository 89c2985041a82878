/** Where the party is, and where it has been, the latest first. The world record keeps it as `7?,3,2`. */
export interface Trail {
  /** The number of a scene; null before the first. */
  place: number | null;
  /** Whether nothing that the DM said since has borne it out. */
  isGuess: boolean;
  /** Scenes that were left, the latest first, each once. */
  been: number[];
}

const mostKept = 60;

export function readTrail(kept: string, scenes: number): Trail {
  const steps = kept
    .slice(0, 600)
    .split(',')
    .map((step) => ({ number: Number.parseInt(step, 10), isGuess: step.endsWith('?') }))
    .filter(({ number }) => number >= 1 && number <= scenes);
  const [first, ...others] = steps;
  return {
    place: first?.number ?? null,
    isGuess: first?.isGuess ?? false,
    been: others.map(({ number }) => number),
  };
}

/** The trail after the party has come to a scene. */
export function arrive({ place, been }: Trail, at: number, isGuess: boolean): Trail {
  const left = place === null ? been : [place, ...been];
  return {
    place: at,
    isGuess,
    been: [...new Set(left)].filter((number) => number !== at).slice(0, mostKept),
  };
}

export function writeTrail({ place, isGuess, been }: Trail): string {
  return place === null ? '' : [`${place}${isGuess ? '?' : ''}`, ...been].join(',');
}
