import { type Act, acts } from './reading.ts';

/** `now` fails rather than keep a turn waiting; `later` takes the time that it takes. */
export type Embed = (texts: string[], wanted: 'now' | 'later') => Promise<Float32Array[]>;

export type Meaning = Act | 'hint' | 'scene' | 'small talk' | 'table';

/** What players say when they mean something whose words alone do not tell it. */
const examples: Partial<Record<Meaning, readonly string[]>> = {
  look: [
    'what does this place look like',
    'I take in my surroundings',
    'my eyes wander over the room',
    'I let my gaze drift across the street',
  ],
  search: [
    'I want to find out what is hidden here',
    'there must be something concealed in the desk',
    'I go over every inch of the wall',
    'my hands run along the shelf for anything out of place',
  ],
  listen: ['I put my ear to the door', 'I prick up my ears', 'I hold my breath to hear what they say'],
  smell: ['I take a deep breath through my nose', 'my nose tells me what is in the pot'],
  read: ['I go through the letter line by line', 'what is written on the page'],
  go: [
    'we carry on down the road',
    'I want to get to the other side',
    'time to be on our way',
    'we make our way to the tower',
  ],
  return: ['we make our way to where we came from', 'I would rather be where we were before'],
  climb: ['I haul myself up hand over hand', 'up the wall I go'],
  jump: ['I launch myself over the gap', 'I take a running start and clear the ditch'],
  sneak: ['I try not to be noticed', 'I stay out of sight and pass by them', 'nobody must hear my footsteps'],
  hide: ['I make myself small in the shadows', 'I get out of sight behind the barrels'],
  flee: ['I get the hell out of here', 'I turn on my heel and run for my life', 'we are leaving this fight'],
  open: ['I get the lid up', 'the door should not stay shut'],
  unlock: ['I work the tumblers until it clicks', 'I get the padlock off with a bit of wire'],
  break: [
    'I bring my weight down on the planks',
    'the box has to come to pieces',
    'I put my boot through the window',
  ],
  take: ['I put it in my bag', 'that belongs to me now', 'into my pack it goes'],
  steal: ['while he is not looking it vanishes into my sleeve', 'my fingers find their way into his pouch'],
  use: ['I work the mechanism', 'I put the key into the lock', 'I see what the lever does'],
  light: ['I strike a spark for the wick', 'we need some light in here'],
  burn: ['I hold the flame to the curtains', 'let it all go up in flames'],
  tie: ['I make a knot around the post', 'I wind the cord around his wrists'],
  eat: ['I have some of my provisions', 'time for a bite of bread'],
  drink: ['the flask goes to my lips', 'down the hatch with the potion'],
  ask: [
    'I would like to know what she can tell us',
    'I start a conversation with the old man',
    'what does he have to say about it',
    'I try to get him talking',
  ],
  tell: ['I let her know what we have seen', 'I pass on the news to him'],
  greet: ['I make myself known to her', 'I bid him a good evening'],
  persuade: [
    'I try to win him over',
    'I make her an offer she should accept',
    'surely we can come to an agreement',
    'I appeal to her better nature',
  ],
  threaten: [
    'I make it clear what happens if he refuses',
    'I let him see the edge of my blade',
    'he had better be afraid of me',
  ],
  deceive: [
    'I spin him a tale that is not quite true',
    'I act as if I were from the guild',
    'he should think that I am somebody else',
  ],
  flatter: ['I say how lovely she looks today', 'I admire his work aloud'],
  pay: ['I slide a few coins across the table', 'maybe money loosens his tongue'],
  give: ['I let him have my rope', 'she can have this from me'],
  calm: ['I speak softly so that the animal is not afraid', 'easy now, nobody will hurt you'],
  help: ['I give my friend a hand', 'I keep my companion safe', 'I stand between him and the danger'],
  heal: ['I see to her wounds', 'I stop the bleeding'],
  attack: [
    'I want to hurt this creature',
    'I go for its throat',
    'I let my arrow fly at the enemy',
    'my blade comes down on him',
    'time to draw blood',
  ],
  cast: ['I use my magic on it', 'I weave an arcane incantation', 'the words of power leave my lips'],
  defend: ['I brace myself behind my shield', 'I keep my guard up'],
  wait: ['I let some time go by', 'I see what happens'],
  rest: ['I am tired and need a moment', 'we patch ourselves up', 'let us spend the night here'],
  perform: ['I entertain the crowd', 'I give them a verse or two'],
  pray: ['I speak to my god', 'may the heavens watch over us'],
  track: ['I see where the footprints lead', 'which way did the beast go'],
  surrender: ['we lay down our weapons', 'enough, I give in'],
  hint: ['I have no idea what to do now', 'what would you do in my place', 'I do not know how to go on'],
  scene: ['could you tell me again where we are', 'what is going on around here'],
  'small talk': [
    'this game is fun',
    'I have to make a phone call',
    'my cat just walked over the keyboard',
    'sorry my internet died',
    'what a great session tonight',
  ],
  table: ['how does this app work', 'is there a way to save the game'],
};

const leastSimilarity = 0.5;
const keptMessages = 256;

interface Example {
  meaning: Meaning;
  vector: Float32Array;
}

export const isAct = (meaning: Meaning): meaning is Act => (acts as readonly string[]).includes(meaning);

/** The meaning nearest to a message; undefined where it cannot be told (in time). The examples are learnt with the first message that needs them, which does not wait. */
export function createMeanings(embed: Embed | undefined): (message: string) => Promise<Meaning | undefined> {
  let isLearning = false;
  let learnt: Example[] = [];
  const known = new Map<string, Meaning | undefined>();

  const learn = async (using: Embed) => {
    isLearning = true;
    const list = Object.entries(examples).flatMap(([meaning, texts]) =>
      texts.map((text) => ({ meaning: meaning as Meaning, text })),
    );
    try {
      const vectors = await using(
        list.map(({ text }) => text),
        'later',
      );
      learnt = list.flatMap(({ meaning }, at) => (vectors[at] ? [{ meaning, vector: vectors[at] }] : []));
    } catch {
      // The next message tries again.
      isLearning = false;
    }
  };

  return async (message) => {
    if (!embed) return undefined;
    if (known.has(message)) return known.get(message);
    if (!isLearning) void learn(embed);
    let vector: Float32Array | undefined;
    try {
      [vector] = await embed([message.slice(0, 400)], 'now');
    } catch {
      return undefined;
    }
    if (!vector || learnt.length === 0) return undefined;
    let best: Meaning | undefined;
    let most = leastSimilarity;
    for (const example of learnt) {
      const similarity = cosine(vector, example.vector);
      if (similarity > most) {
        most = similarity;
        best = example.meaning;
      }
    }
    if (known.size >= keptMessages) known.clear();
    known.set(message, best);
    return best;
  };
}

export function cosine(left: Float32Array, right: Float32Array): number {
  let dot = 0;
  let a = 0;
  let b = 0;
  for (let at = 0; at < left.length; at++) {
    dot += left[at]! * right[at]!;
    a += left[at]! ** 2;
    b += right[at]! ** 2;
  }
  return dot / (Math.sqrt(a * b) || 1);
}
