import type { Intent } from './lexicon.ts';
import type { Reading } from './read-intent.ts';

export type Embed = (texts: string[]) => Promise<Float32Array[]>;

/** What players say when they mean an intent, for messages whose words alone do not tell. */
const examples: Partial<Record<Intent, string[]>> = {
  attack: ['I want to hurt this creature', 'I go for its throat', 'I let my arrow fly at the enemy'],
  cast: ['I use my magic on it', 'I weave an arcane incantation'],
  sneak: ['I try not to be noticed', 'I stay out of sight and slip past'],
  search: ['I want to find out what is hidden here', 'is there anything interesting in the desk'],
  look: ['what does this place look like', 'I take in my surroundings'],
  talk: ['I would like to know what she can tell us', 'I start a conversation with the old man'],
  persuade: ['I try to win him over', 'I make her an offer she should accept'],
  help: ['I give my friend a hand', 'I keep my companion safe'],
  move: ['we carry on down the road', 'I want to get to the other side'],
  take: ['I put it in my bag', 'that belongs to me now'],
  use: ['I work the mechanism', 'I put the key into the lock'],
  rest: ['I am tired and need a moment', 'we patch ourselves up'],
  chat: ['this game is fun', 'I have to make a phone call'],
};

const leastSimilarity = 0.42;
const keptMessages = 256;

/** A second reading by meaning, asked only when the words are unsure. Without an embedder it changes nothing. */
export function createMeanings(embed: Embed | undefined) {
  let prototypes: Promise<{ intent: Intent; vector: Float32Array }[]> | null = null;
  const known = new Map<string, Intent | null>();

  const load = async () => {
    const list = Object.entries(examples).flatMap(([intent, texts]) =>
      texts!.map((text) => ({ intent: intent as Intent, text })),
    );
    const vectors = await embed!(list.map(({ text }) => text));
    return list.map(({ intent }, index) => ({ intent, vector: vectors[index]! }));
  };

  const nearest = async (message: string): Promise<Intent | null> => {
    prototypes ??= load();
    try {
      const [[vector], candidates] = await Promise.all([embed!([message.slice(0, 400)]), prototypes]);
      let best: Intent | null = null;
      let most = leastSimilarity;
      for (const candidate of candidates) {
        const similarity = cosine(vector!, candidate.vector);
        if (similarity > most) {
          best = candidate.intent;
          most = similarity;
        }
      }
      return best;
    } catch {
      // The words alone must do; the next message tries again.
      prototypes = null;
      return null;
    }
  };

  return async (message: string, reading: Reading): Promise<Reading> => {
    if (!embed || reading.sure >= 0.6) return reading;
    let meant = known.get(message);
    if (meant === undefined) {
      meant = await nearest(message);
      if (known.size >= keptMessages) known.clear();
      known.set(message, meant);
    }
    return meant ? { ...reading, intent: meant, sure: 0.6 } : reading;
  };
}

function cosine(left: Float32Array, right: Float32Array): number {
  let dot = 0;
  let a = 0;
  let b = 0;
  for (let index = 0; index < left.length; index++) {
    dot += left[index]! * right[index]!;
    a += left[index]! ** 2;
    b += right[index]! ** 2;
  }
  return dot / (Math.sqrt(a * b) || 1);
}
