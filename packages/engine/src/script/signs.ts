import type { Query } from '../library/queries.ts';
import { type MovementKind, readMovement, withoutGoing, withoutSpeech } from './movement.ts';
import { type ScriptIndex, wordsIn } from './script-index.ts';

/** How a message speaks of going, once it is known where it is said. */
export type Going = Exclude<MovementKind, 'aside' | 'name'>;

/** What speaks for a scene being the one that a message leads to, each from 0 to about 1. */
export interface Signs {
  /** Shares words with the message. */
  words: number;
  /** Is named by it. */
  title: number;
  /** Means the same. */
  meaning: number;
  /** The party is there, and the message says this of going. */
  stay?: Going;
  /** It has a door that can be meant. */
  door?: number;
  /** What it says of a way to elsewhere is what the message speaks of. */
  pointed?: number;
  /** How much a message that goes speaks of where it goes from. */
  leaving?: number;
  /** Something that the party has seen describes the way there as the message does. */
  way?: number;
  /** The DM's last words name it. */
  led?: number;
  /** The DM's last sentence is more like it than like where the party is. */
  last?: number;
  /** It follows in the text, and the message says this of going; `much` of what speaks for that. */
  next?: { going: Going; much: number };
  /** It lies within where the party is. */
  child?: number;
  /** It lies behind other rooms. */
  inner?: number;
  /** Where the party is names it. */
  exit?: number;
  /** It belongs to a chapter that nobody has seen, */
  far?: number;
  /** or opens one. */
  opening?: number;
  /** The party has been there and goes back, */
  returned?: number;
  /** or has been there and does not say so. */
  visited?: number;
}

export interface Moment {
  /** Where the party was when the message was written. */
  here: number;
  /** Every scene that it has been in, that one too. */
  been: ReadonlySet<number>;
  /** Scenes left last, the latest first. */
  left: readonly number[];
  message: string;
  lastNarration: string;
  queries: readonly Query[];
}

const readOfMessage = 1_200;
const readOfNarration = 400;
/** A message with so many words of its own is not vague. */
const plain = 3;
const fewWords = 0.1;
/** So much of a title is all of it. */
const wholly = 0.9;
/** The message as a whole, and what it says most clearly: each costs a look at every passage. */
const mostQueries = 2;
/** How much of a vague sign is left in a message that is not. */
const inPlainWords = 0.3;

const wayWords = new Set(
  wordsIn(
    'door gate stairs path road lane track trail passage bridge tunnel north south east west ladder hatch corridor',
  ),
);
const doors = /\b(?:doors?|inside|locked|lock|indoors)\b/i;

function lastSentence(text: string): string {
  const end = text.trimEnd().slice(-300);
  let start = 0;
  for (const { index } of end.matchAll(/[.!?]["”]? /g)) start = index + 1;
  return end.slice(start);
}

function keepBest(best: Map<number, number>, at: number, value: number): void {
  best.set(at, Math.max(best.get(at) ?? 0, value));
}

/** What the scenes around say of the way to others: which they name, and how much of it the message speaks of. */
function waysAround(index: ScriptIndex, { here, left }: Moment, words: ReadonlySet<string>) {
  const exits = new Map<number, number>();
  const ways = new Map<number, number>();
  const told = Math.max(6, index.told(words));
  for (const from of [here, ...left.slice(0, 2)]) {
    for (const { to, named, words: own } of index.waysFrom(from)) {
      if (from === here) keepBest(exits, to, named);
      const shared = new Set([...words].filter((word) => own.has(word)));
      if ([...shared].some((word) => wayWords.has(word))) keepBest(ways, to, index.told(shared) / told);
    }
  }
  return { exits, ways };
}

/** The signs for every scene that comes into question; null for the others. */
export function signsOf(index: ScriptIndex, moment: Moment): (Signs | null)[] {
  const { map } = index;
  const { scenes } = index.script;
  const { here, been, lastNarration, queries } = moment;
  const message = withoutSpeech(moment.message.slice(-readOfMessage));
  const movement = readMovement(message);
  const words = new Set(wordsIn(message));
  const { exits, ways } = waysAround(index, moment, words);
  const pointed = Math.max(0, ...ways.values());
  const hasChild = scenes.some((_, at) => map.parents[at] === here && map.isPlayed(at) && !been.has(at));
  const going = goingOf();

  function goingOf(): Going {
    if (movement.kind === 'aside') return hasChild ? 'in' : 'none';
    if (movement.kind !== 'none' && movement.kind !== 'name') return movement.kind;
    // Who takes a way that the text describes goes there, whatever the verb.
    const isKnown = movement.kind === 'name' && index.told(new Set(wordsIn(movement.sentence))) > 0;
    return pointed >= 0.5 || isKnown ? 'to' : 'none';
  }

  /** What comes next: what follows in the text, unless the scene names another and not that. */
  function successor(): number {
    const follows = map.next(here, been);
    if (exits.has(follows)) return follows;
    const referred = [...exits].find(([at, much]) => much >= wholly && !been.has(at) && map.isPlayed(at));
    return referred?.[0] ?? follows;
  }

  const goes = going !== 'none' && going !== 'consent';
  const whole = index.likeness(withoutGoing(message));
  const said = index.likeness(withoutGoing(movement.sentence));
  const where = index.likeness(withoutGoing(movement.destination));
  // "Follow the bird": what is spoken of is here, and where it leads is not said.
  const speaksOfHere =
    going === 'on' && whole[here]! > 0 && whole.every((likeness) => likeness <= whole[here]!);
  const plainness = speaksOfHere ? 0 : Math.min(1, wordsIn(withoutGoing(message)).length / plain);
  const vagueness = 1 - (1 - inPlainWords) * plainness;
  const named = index.naming(words);
  const passages = index.meanings(queries.slice(0, mostQueries));
  const meaning = passages && index.bestOfScenes(passages);
  const last = index.likeness(lastSentence(lastNarration));
  const led = new Map<number, number>();
  for (const way of index.waysIn(lastNarration.slice(-readOfNarration))) keepBest(led, way.to, way.named);
  const next = successor();
  const beyond = map.beyond(here);
  const hasDoor = () =>
    !hasChild && !map.isRoom(here) && scenes[here]!.passages.some(({ text }) => doors.test(text));
  const known = new Set([...been].map((at) => map.chapters[at]!));

  function wordsOf(at: number): number {
    if (speaksOfHere) return 0;
    if (at === here && goes) return Math.min(said[at]!, whole[at]!);
    return Math.max(whole[at]!, said[at]!, where[at]!);
  }

  function signsOfNew(at: number, opened: number): Partial<Signs> {
    const ledTo = Math.max(led.get(at) ?? 0, at === beyond ? (led.get(opened) ?? 0) : 0);
    const isFar = !known.has(map.chapters[at]!);
    const follows = at === next;
    const isVaguelyLed = going !== 'none' && going !== 'to' && (follows || ledTo > 0);
    return {
      led: going === 'none' ? 0 : ledTo * ledTo * vagueness,
      last: isVaguelyLed ? (1 - plainness) * Math.max(-0.1, last[at]! - last[here]!) : 0,
      ...(follows && !(going === 'in' && isFar) && { next: { going, much: going === 'to' ? vagueness : 1 } }),
      child: map.parents[at] !== here ? 0 : going === 'in' ? 1 : inPlainWords,
      inner: map.isInner(at, been) ? 1 : 0,
      exit: (exits.get(at) ?? 0) * vagueness,
      ...(isFar && !follows && { [opened < 0 ? 'far' : 'opening']: 1 }),
    };
  }

  /** Nobody goes to an unknown chapter of which not a word is said. */
  function isOutOfQuestion(at: number, opened: number): boolean {
    if (at === here || known.has(map.chapters[at]!) || at === next || at === beyond || named.has(opened))
      return false;
    return wordsOf(at) < fewWords && !named.has(at) && !led.has(at) && !exits.has(at) && !ways.has(at);
  }

  return scenes.map((_, at) => {
    if (!map.isPlayed(at) && at !== here) return null;
    const opened = been.has(at) ? -1 : map.opens(at);
    if (isOutOfQuestion(at, opened)) return null;
    const title = Math.max(named.get(at) ?? 0, opened < 0 ? 0 : (named.get(opened) ?? 0));
    const signs: Signs = {
      words: wordsOf(at),
      title: title * title,
      meaning: meaning ? plainness * meaning[at]! : 0,
    };
    if (at === here) {
      const leaving = goes ? signs.words + signs.meaning : 0;
      return { ...signs, stay: going, door: going === 'in' && hasDoor() ? 1 : 0, pointed, leaving };
    }
    const way = going === 'none' ? 0 : (ways.get(at) ?? 0);
    if (!been.has(at)) return { ...signs, way, ...signsOfNew(at, opened) };
    return { ...signs, way, [going === 'back' ? 'returned' : 'visited']: 1 };
  });
}
