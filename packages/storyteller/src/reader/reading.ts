/** A part of a message that stands for something: `the iron door of the mill`, `my rope`. */
export interface Phrase {
  /** As it stands in an answer, with its article, `my` turned into `your`: `the iron door of the mill`, `your rope`. */
  shown: string;
  /** The noun that it turns on, in the singular and lower case: `door`. */
  head: string;
  /** Every word of it that means something, lower case, singular: `iron`, `door`, `mill`. */
  words: readonly string[];
  /** Whether the player calls it their own. */
  isOwn: boolean;
}

/** What somebody does, as far as it makes a difference for what follows. */
export const acts = [
  // The senses.
  'look',
  'search',
  'listen',
  'smell',
  'taste',
  'touch',
  'read',
  'watch',
  // Getting about.
  'go',
  'return',
  'follow',
  'climb',
  'jump',
  'swim',
  'sneak',
  'hide',
  'flee',
  // Things.
  'open',
  'close',
  'unlock',
  'break',
  'push',
  'pull',
  'lift',
  'take',
  'steal',
  'drop',
  'put',
  'throw',
  'tie',
  'cut',
  'light',
  'extinguish',
  'burn',
  'use',
  'wear',
  'eat',
  'drink',
  'fix',
  'make',
  'write',
  'dig',
  'pour',
  'disarm',
  // People.
  'ask',
  'tell',
  'greet',
  'call',
  'persuade',
  'threaten',
  'deceive',
  'flatter',
  'pay',
  'give',
  'trade',
  'calm',
  'help',
  'heal',
  'surrender',
  // A fight.
  'attack',
  'shove',
  'cast',
  'defend',
  // Oneself.
  'wait',
  'rest',
  'sit',
  'perform',
  'gesture',
  'think',
  'pray',
  'disguise',
  'track',
  // Anything else, by its own verb.
  'other',
] as const;
export type Act = (typeof acts)[number];

/** Done with words, to somebody. */
export const talkActs: ReadonlySet<Act> = new Set([
  'ask',
  'tell',
  'greet',
  'call',
  'persuade',
  'threaten',
  'deceive',
  'flatter',
  'pay',
  'give',
  'trade',
  'calm',
]);

/** One thing that a player does. It is remembered over a turn when it waits for a roll, so it is plain data. */
export interface Step {
  act: Act;
  /** The player's own verb, in its base form: `wedge`. */
  verb: string;
  /** The player's own clause, so that it can follow `You ` or `You try to `: `wedge your dagger under the lid of the strongbox`. */
  echo: string;
  /** What it is done to, or who. */
  object: Phrase | null;
  /** By what means: `with my dagger`. */
  instrument: Phrase | null;
  /** Toward whom or what: `to the guard`, `at the window`, `under the lid`. */
  target: Phrase | null;
  /** What is spoken about: `about the toll`. */
  topic: Phrase | null;
  /** How: `quietly`. */
  manner: string | null;
  /** The very words that are spoken. */
  speech: string | null;
  /** How many, or how much gold. */
  amount: number | null;
}

export type SheetField =
  | 'hit points'
  | 'armor class'
  | 'inventory'
  | 'gold'
  | 'spells'
  | 'slots'
  | 'level'
  | 'experience'
  | 'abilities'
  | 'skills'
  | 'weapons'
  | 'speed'
  | 'conditions'
  | 'name'
  | 'class'
  | 'everything';

export type Question =
  /** About the asker's own sheet; `about`: a skill, an ability, an item, a spell, where one is named. */
  | { kind: 'sheet'; field: SheetField; about: string | null }
  | { kind: 'rule'; text: string }
  /** What is here: `where`, `who`, `what`, `exits`, `time`; of something named: `thing`. */
  | {
      kind: 'scene';
      asks: 'where' | 'who' | 'what' | 'exits' | 'time' | 'thing' | 'happened' | 'goal';
      of: Phrase | null;
    }
  /** What only whoever tells the tale knows: who and where somebody is, what they said, how far it is, whether anybody noticed. */
  | {
      kind: 'told';
      asks:
        | 'who'
        | 'where'
        | 'said'
        | 'distance'
        | 'count'
        | 'here'
        | 'sale'
        | 'noticed'
        | 'stirring'
        | 'known'
        | 'somebody';
      of: Phrase | null;
    }
  /** Whether something can be done, which is not yet doing it. */
  | { kind: 'may'; step: Step }
  /** What one could do now. */
  | { kind: 'hint' }
  /** About the game, the game master, the players: nothing in the tale. */
  | { kind: 'table'; text: string }
  /** Asked of nobody in particular; whoever is here may answer. */
  | { kind: 'open'; topic: Phrase | null; text: string };

export type Claim = 'outcome' | 'treasure' | 'item' | 'level' | 'power' | 'identity' | 'world';

/** What a player says to whoever tells the tale: that it should be undone, that it was meant or told otherwise, what their own die shows. */
export type Objection = 'undo' | 'meant' | 'said' | 'roll';

/** What somebody means to do as soon as something happens that they do not bring about. */
export interface Kept {
  steps: readonly Step[];
  /** `if the steward comes at you`. */
  when: string;
  /** Whose doing it would be. */
  who: Phrase | null;
  /** What would happen, lower case: `the steward comes at me`. */
  happens: string;
}

/** A coin or a die that is to decide, with what was said for either side. */
export interface Toss {
  what: 'coin' | 'die';
  /** `heads`, and what is done then, as it can follow `you`; null where nothing was said for it. */
  sides: readonly [TossSide, TossSide];
}
export interface TossSide {
  name: string;
  deed: string | null;
}

/** What a player's message is, as far as its words tell. */
export type Reading =
  /** `isAsked`: a question that somebody here can answer, and no deed of its own; `also`, `asks`: what was asked beside the deed, of the game master or of them. */
  | { kind: 'steps'; steps: readonly Step[]; isAsked?: boolean; also?: Question; asks?: Step; kept?: Kept }
  /** Nothing is done yet. */
  | { kind: 'kept'; kept: Kept }
  | { kind: 'tossed'; toss: Toss }
  | { kind: 'question'; question: Question; also?: Question }
  /** Words in character; `to` where somebody is named. */
  | { kind: 'speech'; words: string; to: Phrase | null }
  /** What a player cannot decide: that it has succeeded, what they own, who they are. `echo` as in a step, or empty. */
  | { kind: 'declared'; claim: Claim; echo: string; object: Phrase | null }
  /** Talk at the table. */
  | {
      kind: 'small talk';
      /** `among`: what the players have to settle; `passing`: a turn that is let go by. */
      tone: 'greeting' | 'thanks' | 'laughter' | 'away' | 'praise' | 'blame' | 'among' | 'passing' | 'other';
    }
  | { kind: 'answer'; isYes: boolean }
  /** Said to whoever tells the tale; `besides`: what the rest of the message comes to. */
  | { kind: 'objection'; objection: Objection; besides: Reading | null }
  /** Another language; its tag where it is known. */
  | { kind: 'foreign'; language: string | null }
  | { kind: 'unknown' };
