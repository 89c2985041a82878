import type { Query } from '../library/queries.ts';
import { type MovementKind, readMovement, readWaiting, withoutGoing, withoutSpeech } from './movement.ts';
import { type ScriptIndex, wordsIn } from './script-index.ts';
import { keepBest, waysAround } from './ways-around.ts';

/** How a message speaks of going, once it is known where it is said; idle is "what now?" */
export type Going = Exclude<MovementKind, 'aside' | 'name'> | 'idle';

/** What speaks for or against a scene being the one that a message leads to; each is from 0 to about 1. */
export type Sign =
  /** It shares words with the message, */
  | 'words'
  /** is named by it, */
  | 'title'
  /** or means the same. */
  | 'meaning'
  /** The party is there, and the message says this of going. */
  | `stay ${Going}`
  /** The party is there, and it has a door that can be meant. */
  | 'door'
  /** The party is there, and what it says of a way to elsewhere is what the message speaks of. */
  | 'pointed'
  /** The party is there, and so much of a message that goes speaks of it. */
  | 'leaving'
  /** It comes next, and the message says this of going. */
  | `next ${Going}`
  /** Time brings it, and the message lets time pass. */
  | 'due'
  /** It lies within where the party is, */
  | 'within'
  /** and the message goes in. */
  | 'into'
  /** Something that the party has seen describes the way there as the message does, */
  | 'way'
  /** or as the DM does, and the message says nothing of where. */
  | 'told way'
  /** The DM's last words name it, */
  | 'led'
  /** or are more like it than like where the party is. */
  | 'told'
  /** Nothing that was seen or said speaks of it. */
  | 'unheard'
  /** It lies behind other rooms. */
  | 'inner'
  /** It belongs to a chapter that nobody has seen, */
  | 'far'
  /** or opens one. */
  | 'opening'
  /** The party has been there and goes back, */
  | 'returned'
  /** or has been there and does not say so. */
  | 'visited';

export type Signs = Partial<Record<Sign, number>>;

export interface Moment {
  /** Where the party was when the message was written. */
  here: number;
  /** Every scene that it has been in, that one too. */
  been: ReadonlySet<number>;
  /** Scenes left last, the latest first. */
  left: readonly number[];
  /** Whether the DM's last words were the first that were spoken there. */
  hasJustCome: boolean;
  message: string;
  lastNarration: string;
  queries: readonly Query[];
}

const readOfMessage = 1_200;
const readOfNarration = 400;
/** A message with so many words of its own is not vague. */
const plain = 3;
/** How many words of a message a scene shares when that says something, and when it says much. */
const fewWords = 0.1;
const manyWords = 0.2;
const halfNamed = 0.5;
/** Who speaks so much of a way takes it. */
const clearly = 0.4;
/** How much of what the DM's words name is left in a message with words of its own. */
const inPlainWords = 0.3;
/** So much of a title is all of it. */
const wholly = 0.9;
/** The message as a whole, and what it says most clearly: each costs a look at every passage. */
const mostQueries = 2;

/** Who goes in there goes through. */
const thresholds =
  /\b(?:gates?|gatehouse|yard|courtyard|approach|outside|road|lane|path|drive|beach|landing|bridge|causeway|porch|entrance|doors?|stairs?|gallery|corridor|passage|ford|ferry|crossing|square|green|market)\b/i;
const doors = /\b(?:doors?|inside|locked|lock|indoors)\b/i;

/** The last two sentences of a text. */
function lastSentences(text: string): string {
  const end = text.trimEnd().slice(-400);
  const starts = [...end.matchAll(/[.!?]["”]? /g)].map(({ index }) => index + 1);
  return end.slice(starts.at(-2) ?? 0);
}

/** The signs for every scene that comes into question; null for the others. */
export function signsOf(index: ScriptIndex, moment: Moment): (Signs | null)[] {
  const { map } = index;
  const { scenes } = index.script;
  const { here, been, lastNarration, queries } = moment;
  const message = withoutSpeech(moment.message.slice(-readOfMessage));
  const movement = readMovement(message);
  const words = new Set(wordsIn(message));
  const end = lastSentences(lastNarration);
  const around = waysAround(index, here, moment.left);
  const { ways, pointed } = around.described(message);
  const toldWays = around.described(end).ways;
  const hasChild = scenes.some((_, at) => map.parents[at] === here && map.isPlayed(at) && !been.has(at));
  const waiting = readWaiting(message);
  const going = goingOf();

  function goingOf(): Going {
    if (movement.kind === 'aside') return hasChild ? 'in' : 'none';
    if (movement.kind !== 'none' && movement.kind !== 'name') return movement.kind;
    // Who takes a way that the text describes goes there, whatever the verb.
    const isKnown = movement.kind === 'name' && index.told(new Set(wordsIn(movement.sentence))) > 0;
    if (pointed >= clearly || isKnown) return 'to';
    return waiting === 0.5 ? 'idle' : 'none';
  }

  const goes = going !== 'none' && going !== 'idle' && going !== 'consent';
  const whole = index.likeness(withoutGoing(message));
  const said = index.likeness(withoutGoing(movement.sentence));
  const where = index.likeness(withoutGoing(movement.destination));
  // "Follow the bird": what is spoken of is here, and where it leads is not said.
  const speaksOfHere =
    going === 'on' && whole[here]! > 0 && whole.every((likeness) => likeness <= whole[here]!);
  const plainness = speaksOfHere ? 0 : Math.min(1, wordsIn(withoutGoing(message)).length / plain);
  const vagueness = 1 - plainness;
  const named = index.naming(words);
  const passages = index.meanings(queries.slice(0, mostQueries));
  const meaning = passages && index.bestOfScenes(passages);
  const told = index.likeness(end);
  const led = new Map<number, number>();
  for (const way of index.waysIn(lastNarration.slice(-readOfNarration))) keepBest(led, way.to, way.named);
  const next = map.next(here, been);
  const due = map.due(here, been);
  // Who comes back to where they were and knows nothing to do there has seen it all.
  const hasReturned = [...been].some((at) => at > here);
  const isIdle = map.isTimed ? !moment.hasJustCome : hasReturned;
  const passes = isIdle ? Math.ceil(waiting) : Math.floor(waiting);
  // What time brings comes when nobody does anything else, or when it is called by its name.
  const comes = passes > 0 || going === 'on' || (named.get(due) ?? 0) >= wholly;
  const beyond = map.beyond(here);
  const hasDoor = () =>
    !hasChild &&
    !map.isRoom(here) &&
    !thresholds.test(scenes[here]!.title.split(/ (?:on|of|at|by|in|near|under) /i, 1)[0]!) &&
    scenes[here]!.passages.some(({ text }) => doors.test(text));
  const known = new Set([...been].map((at) => map.chapters[at]!));
  if (map.isTimed)
    for (const [at, chapter] of map.chapters.entries()) if (!map.isEvent(at)) known.add(chapter);

  function wordsOf(at: number, opened = -1): number {
    if (speaksOfHere) return 0;
    if (at === here && goes) return Math.min(said[at]!, whole[at]!);
    const own = Math.max(whole[at]!, said[at]!, where[at]!);
    // What is said of a part is said of where one comes into it.
    return opened < 0 ? own : Math.max(own, wordsOf(opened));
  }

  function signsOfNew(at: number, opened: number): Signs {
    const isFar = !known.has(map.chapters[at]!);
    const ledTo = Math.max(led.get(at) ?? 0, at === beyond ? (led.get(opened) ?? 0) : 0);
    const isWithin = map.parents[at] === here;
    const signs: Signs = {
      led: going === 'none' ? 0 : ledTo * ledTo * (inPlainWords + (1 - inPlainWords) * vagueness),
      told: vagueness * Math.max(-0.1, told[at]! - told[here]!),
      'told way': vagueness * (toldWays.get(at) ?? 0),
      due: at === due ? passes : 0,
      within: isWithin ? 1 : 0,
      into: isWithin && going === 'in' ? 1 : 0,
      inner: map.isInner(at, been) ? 1 : 0,
      unheard: isHeardOf(at, opened, ledTo) ? 0 : 1,
    };
    if (at === next && !(going === 'in' && isFar)) signs[`next ${going}`] = going === 'to' ? vagueness : 1;
    if (isFar && at !== next) signs[opened < 0 ? 'far' : 'opening'] = 1;
    return signs;
  }

  function isHeardOf(at: number, opened: number, ledTo: number): boolean {
    if (at === next || at === due || map.parents[at] === here || ledTo > 0) return true;
    if (wordsOf(at, opened) >= manyWords) return true;
    return [at, opened].some((one) => around.heardOf.has(one) || (named.get(one) ?? 0) >= halfNamed);
  }

  /** Nobody goes to an unknown chapter of which not a word is said. */
  function isOutOfQuestion(at: number, opened: number): boolean {
    if (map.isTimed && map.isEvent(at)) return at !== here && (at !== due || !comes);
    if (at === here || known.has(map.chapters[at]!) || at === next || at === beyond || named.has(opened))
      return false;
    return wordsOf(at, opened) < fewWords && !named.has(at) && !led.has(at) && !around.heardOf.has(at);
  }

  return scenes.map((_, at) => {
    if (!map.isPlayed(at) && at !== here) return null;
    const opened = been.has(at) ? -1 : map.opens(at);
    if (isOutOfQuestion(at, opened)) return null;
    const title = Math.max(named.get(at) ?? 0, opened < 0 ? 0 : (named.get(opened) ?? 0));
    const spoken = wordsOf(at, opened);
    const meant = meaning ? plainness * meaning[at]! : 0;
    const signs: Signs = { words: spoken, title: title * title, meaning: meant };
    if (at === here) {
      const door = going === 'in' && hasDoor() ? 1 : 0;
      return { ...signs, [`stay ${going}`]: 1, door, pointed, leaving: goes ? spoken + meant : 0 };
    }
    signs.way = going === 'none' ? 0 : (ways.get(at) ?? 0);
    if (!been.has(at)) return { ...signs, ...signsOfNew(at, opened) };
    return { ...signs, [going === 'back' ? 'returned' : 'visited']: 1 };
  });
}
