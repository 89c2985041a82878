import type { Intent } from './lexicon.ts';
import type { Reading } from './read-intent.ts';

/** `now` fails rather than keep a turn waiting; `later` takes the time that it takes. */
export type Embed = (texts: string[], wanted: 'now' | 'later') => Promise<Float32Array[]>;

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

interface Example {
  intent: Intent;
  vector: Float32Array;
}

/**
 * A second reading by meaning, asked only when the words are unsure. Without an embedder it changes nothing. The examples are
 * learnt with the first such message, which does not wait for them.
 */
export function createMeanings(embed: Embed | undefined) {
  let isLearning = false;
  let learnt: Example[] | null = null;
  const known = new Map<string, Intent | null>();

  const learn = async () => {
    isLearning = true;
    const list = Object.entries(examples).flatMap(([intent, texts]) =>
      texts!.map((text) => ({ intent: intent as Intent, text })),
    );
    try {
      const vectors = await embed!(
        list.map(({ text }) => text),
        'later',
      );
      learnt = list.map(({ intent }, index) => ({ intent, vector: vectors[index]! }));
    } catch {
      // The next message tries again.
      isLearning = false;
    }
  };

  /** Undefined when it cannot be told in time: then the words alone must do. */
  const nearest = async (message: string): Promise<Intent | null | undefined> => {
    if (!isLearning) void learn();
    try {
      const [vector] = await embed!([message.slice(0, 400)], 'now');
      if (!learnt) return undefined;
      let best: Intent | null = null;
      let most = leastSimilarity;
      for (const example of learnt) {
        const similarity = cosine(vector!, example.vector);
        if (similarity > most) {
          best = example.intent;
          most = similarity;
        }
      }
      return best;
    } catch {
      return undefined;
    }
  };

  return async (message: string, reading: Reading): Promise<Reading> => {
    if (!embed || reading.sure >= 0.6) return reading;
    let meant = known.get(message);
    if (meant === undefined) {
      meant = await nearest(message);
      if (meant === undefined) return reading;
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
