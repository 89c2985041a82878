/** Where the party is, and where it has been, the latest first. The world record keeps it as `7?,3,2`, or as `7!,3,2` for a DM who says it. */
export interface Trail {
  /** The number of a scene; null before the first. */
  place: number | null;
  /** Whether nothing that the DM said since has borne it out. */
  isGuess: boolean;
  /** Whether the DM says where they are when the outline marks another place: what it leaves as it is, is right. */
  isSaid: boolean;
  /** Scenes that were left, the latest first, each once. */
  been: number[];
}

const mostKept = 60;

export function readTrail(kept: string, scenes: number): Trail {
  const steps = kept
    .slice(0, 600)
    .split(',')
    .map((step) => ({
      number: Number.parseInt(step, 10),
      isGuess: step.includes('?'),
      isSaid: step.includes('!'),
    }))
    .filter(({ number }) => number >= 1 && number <= scenes);
  const [first, ...others] = steps;
  return {
    place: first?.number ?? null,
    isGuess: first?.isGuess ?? false,
    isSaid: first?.isSaid ?? false,
    been: others.map(({ number }) => number),
  };
}

/** The trail after the party has come to a scene. A guess that was wrong leaves no trace. */
export function arrive(trail: Trail, at: number, isGuess: boolean): Trail {
  const left = trail.place === null || trail.isGuess ? trail.been : [trail.place, ...trail.been];
  const been = [...new Set(left)].filter((number) => number !== at).slice(0, mostKept);
  return { ...trail, place: at, isGuess, been };
}

export function writeTrail({ place, isGuess, isSaid, been }: Trail): string {
  const marks = `${isGuess ? '?' : ''}${isSaid ? '!' : ''}`;
  return place === null ? '' : [`${place}${marks}`, ...been].join(',');
}
