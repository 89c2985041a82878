import type { Telling } from '../telling/telling.ts';
import { cosine, type Embed } from './meanings.ts';
import { ground } from './ground.ts';
import type { Phrase, Reading, Step } from './reading.ts';
import { isBeing, type Scene } from './scene.ts';

/** Below it two nouns only stand near each other in the world; the next best must be so much further off. */
const leastSimilarity = 0.55;
const leastLead = 0.08;
const mostPlaces = 200;

interface Named {
  name: string;
  vectors: readonly Float32Array[];
}

const plain = (text: string) =>
  text.replace(/^(?:the|an?|your|that|this|some|any|these|those) /i, '').slice(0, 60);

/** What of a step is not here by its words: a noun that the scene may hold under another. */
function unknownOf(step: Step, scene: Scene): Phrase | null {
  const { object } = step;
  if (!object || object.isOwn || object.words.length > 3 || step.act === 'make' || step.act === 'cast')
    return null;
  if (ground(object, scene.turn).kind !== 'absent' || isBeing(object, scene)) return null;
  // A name is somebody's, and nothing's other word.
  return /^\p{Lu}/u.test(plain(object.shown)) || /\d/.test(object.shown) ? null : object;
}

/** Places of two adventures may go by the same id, but not with the same things in them. */
const keyOf = ({ place }: Telling) => [place.id, ...place.things.map(({ name }) => name)].join('|');

/** Finds what the scene has under other words than the player's, by their meaning. A place is learnt with the first noun that needs it, which does not wait. */
export function createMeantThings(embed: Embed | undefined) {
  const places = new Map<string, Promise<void> | readonly Named[]>();

  const learn = async (turn: Telling, using: Embed) => {
    const list = turn.place.things.map(({ name, words }) => ({
      name,
      words: [plain(name), ...words.slice(0, 4)],
    }));
    const vectors = await using(
      list.flatMap(({ words }) => words),
      'later',
    );
    const starts = list.map((_, index) =>
      list.slice(0, index).reduce((sum, { words }) => sum + words.length, 0),
    );
    places.set(
      keyOf(turn),
      list.map(({ name, words }, index) => ({
        name,
        vectors: vectors.slice(starts[index], starts[index]! + words.length),
      })),
    );
  };

  /** The reading with what was meant in the place of what is not here; the same where nothing is near enough. */
  return async (reading: Reading, scene: Scene): Promise<Reading> => {
    const [first, ...rest] = reading.kind === 'steps' ? reading.steps : [];
    const phrase = first ? unknownOf(first, scene) : null;
    if (!embed || reading.kind !== 'steps' || !first || !phrase) return reading;
    const key = keyOf(scene.turn);
    const known = places.get(key);
    if (!known) {
      if (places.size >= mostPlaces) places.clear();
      places.set(
        key,
        learn(scene.turn, embed).catch(() => void places.delete(key)),
      );
      return reading;
    }
    if (known instanceof Promise) return reading;
    let vector: Float32Array | undefined;
    try {
      [vector] = await embed([plain(phrase.shown)], 'now');
    } catch {
      return reading;
    }
    if (!vector) return reading;
    const rated = known
      .map(({ name, vectors }) => ({ name, rate: Math.max(...vectors.map((one) => cosine(vector, one))) }))
      .sort((a, b) => b.rate - a.rate);
    const [best, second] = rated;
    if (!best || best.rate < leastSimilarity || best.rate - (second?.rate ?? 0) < leastLead) return reading;
    const words = plain(best.name).toLowerCase().split(' ');
    const object = { ...phrase, shown: best.name, head: words.at(-1)!, words };
    return { ...reading, steps: [{ ...first, object }, ...rest] };
  };
}
