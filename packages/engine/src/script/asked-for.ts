import type { IndexedPassage, ScriptIndex } from './script-index.ts';
import { wordsIn } from './script-index.ts';

/** Scenes that are looked through for it. */
const mostScenes = 4;
const mostPassages = 3;
/** A passage is asked for by so many words that hardly stand elsewhere, and by so much of what the message tells. */
const leastWords = 2;
const leastShare = 0.5;
/** A word that stands in more scenes than that belongs to none. */
const mostHolders = 2;

/** People and creatures are there by their names, an ending never. */
const searched = new Set<string>(['scene', 'part', 'items']);

export interface AskedFor {
  scene: number;
  passage: IndexedPassage;
}

/**
 * The passages whose own rare words a message says, wherever they stand: whoever names the vial in the birdcage has heard of it, and the DM must
 * know what is written there. Best first.
 */
export function askedFor(index: ScriptIndex, message: string): AskedFor[] {
  const words = new Set(wordsIn(message));
  const told = index.told(words);
  if (told === 0) return [];
  const likeness = index.likeness(message);
  const likely = [...likeness.keys()]
    .filter((at) => likeness[at]! > 0)
    .sort((one, other) => likeness[other]! - likeness[one]!)
    .slice(0, mostScenes);
  return likely
    .flatMap((at) => {
      const { number, kind, passages } = index.script.scenes[at]!;
      if (!searched.has(kind)) return [];
      return passages.map((passage) => {
        const shared = new Set(wordsIn(passage.text).filter((word) => words.has(word)));
        const own = [...shared].filter((word) => index.holders(word) <= mostHolders).length;
        return { scene: number, passage, own, share: index.told(shared) / told };
      });
    })
    .filter(({ own, share }) => own >= leastWords && share >= leastShare)
    .sort((one, other) => other.share - one.share)
    .slice(0, mostPassages)
    .map(({ scene, passage }) => ({ scene, passage }));
}
