import type { Query } from '../library/queries.ts';
import { readMovement, withoutGoing, withoutSpeech } from './movement.ts';
import { type ScriptIndex, wordsIn } from './script-index.ts';

/** What speaks for a scene being the one that a message is about. */
export type Signs = Record<string, number>;

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

function lastSentence(text: string): string {
  const end = text.trimEnd().slice(-300);
  return /[^.!?]*[.!?"”]*$/.exec(end)![0];
}

const doors = /\b(?:doors?|inside|locked|lock|indoors)\b/i;

/** The signs for every scene that can be played; null for the others. */
export function signsOf(
  index: ScriptIndex,
  { here, been, left, lastNarration, queries, ...given }: Moment,
): (Signs | null)[] {
  const { map } = index;
  const { scenes } = index.script;
  const message = withoutSpeech(given.message.slice(-readOfMessage));
  const movement = readMovement(message);
  const { sentence, destination } = movement;
  const own = wordsIn(withoutGoing(message));
  const info = Math.min(1, own.length / plain);
  const said = index.likeness(withoutGoing(sentence));
  const where = index.likeness(withoutGoing(destination));
  const whole = index.likeness(withoutGoing(message));
  const words = new Set(wordsIn(message));
  const named = index.naming(words);
  const last = index.likeness(lastSentence(lastNarration));
  const led = new Map<number, number>();
  for (const { to, named: much } of index.waysIn(lastNarration.slice(-readOfNarration)))
    led.set(to, Math.max(led.get(to) ?? 0, much));
  const exits = new Map<number, number>();
  const ways = new Map<number, number>();
  const told = Math.max(6, index.told(words));
  for (const from of [here, ...left.slice(0, 2)]) {
    for (const way of index.waysFrom(from)) {
      if (from === here) exits.set(way.to, Math.max(exits.get(way.to) ?? 0, way.named));
      const shared = index.told(new Set([...words].filter((word) => way.words.has(word)))) / told;
      ways.set(way.to, Math.max(ways.get(way.to) ?? 0, shared));
    }
  }
  const pointed = Math.max(0, ...ways.values());
  // Who takes a way that the text describes goes there, whatever the verb.
  const kind = movement.kind === 'none' && pointed >= 0.5 ? 'to' : movement.kind;
  const goes = kind !== 'none' && kind !== 'consent';
  const heard = queries.filter(({ text, vector }) => vector && text === sentence);
  const passages = index.meanings(goes && heard.length > 0 ? heard : queries);
  const meaning = passages && index.bestOfScenes(passages);
  const next = map.next(here, been);
  const hasChild = scenes.some((_, at) => map.parents[at] === here && map.isPlayed(at) && !been.has(at));
  const hasDoor =
    !hasChild && !map.isRoom(here) && scenes[here]!.passages.some(({ text }) => doors.test(text));
  const known = new Set([...been].map((at) => map.chapters[at]!));
  return scenes.map((_, at) => {
    if (!map.isPlayed(at)) return null;
    const opened = been.has(at) ? -1 : map.opens(at);
    const title = Math.max(named.get(at) ?? 0, opened < 0 ? 0 : (named.get(opened) ?? 0));
    const signs: Signs = {
      words: goes ? Math.max(said[at]!, where[at]!) : Math.max(whole[at]!, said[at]!),
      title: title * title,
      meaning: meaning ? info * meaning[at]! : 0,
    };
    if (at === here) {
      signs[`stay-${kind}`] = 1;
      if (kind === 'in' && hasDoor) signs.door = 1;
      if (pointed > 0) signs.pointed = pointed;
      return signs;
    }
    const isNew = !been.has(at);
    const far = !known.has(map.chapters[at]!);
    const way = ways.get(at) ?? 0;
    if (way > 0 && kind !== 'none') signs.way = way;
    if (isNew) {
      const ledTo = Math.max(led.get(at) ?? 0, opened < 0 ? 0 : (led.get(opened) ?? 0));
      if (kind !== 'none') {
        signs.led = ledTo * ledTo * (1 - 0.7 * info);
        if (at === next || ledTo > 0) signs.last = (1 - info) * (last[at]! - last[here]!);
      }
      if (at === next && !(kind === 'in' && far)) signs[`next-${kind}`] = 1 - 0.7 * info;
      if (map.parents[at] === here) signs.child = kind === 'in' ? 1 : 0.3;
      signs.exit = exits.get(at) ?? 0;
      if (far) signs[opened < 0 ? 'far' : 'opening'] = 1;
    } else {
      signs[kind === 'back' ? 'returned' : 'visited'] = 1;
      if (at === left[0]) signs.previous = kind === 'back' ? 1 : 0;
    }
    return signs;
  });
}
