import { contentWords, stem } from './content-words.ts';
import { onceWithin } from './once.ts';
import type { Adventure, Room } from './rooms.ts';
import { titleWords } from './ways.ts';

const sides =
  /\b(?:left|right|straight|ahead|north(?:east|west)?|south(?:east|west)?|east|west|up|down|upstairs|downstairs|uphill|downhill|upstream|downstream)\b/g;
const side = new RegExp(`^${sides.source}$`);
const wayNouns = new Set(
  'door doorway arch archway gate gateway stair stairs staircase step ladder passage passageway corridor hall hallway tunnel path track trail road lane street bridge hatch trapdoor opening hole rope ford slope curtain wood'
    .split(' ')
    .map(stem),
);
const compass: Readonly<Record<string, string>> = { N: 'north', S: 'south', E: 'east', W: 'west' };

/** What a clause says of the way: its side, its door, and how that looks. */
const wordsOf = (clause: string) => [...(clause.toLowerCase().match(sides) ?? []), ...contentWords(clause)];

/** `Doors: left cold store (5), right iron door (6)`: each way for itself. */
const clausesOf = (text: string) =>
  text.split(
    /[.;:!?]\s+|,\s+(?=(?:left|right|straight|on the|to the|in the|north|south|east|west|up|down|another|the other)\b)|\s+and\s+(?=(?:on|to|at) the (?:left|right|far|other)|straight|left|right|another|the other)/i,
  );

export interface Described {
  to: Room;
  words: readonly string[];
}

/** The one room besides the one it stands in that a clause speaks of, by its key or its whole name. */
function roomIn(clause: string, rooms: readonly Room[], own: Room): Room | null {
  const key = /\(([A-Z]?\d{1,2}[a-z]?)\)|\b(?:to|into|area|room) ([A-Z]?\d{1,2}[a-z]?)\b/i.exec(clause);
  const said = new Set(contentWords(clause));
  const found = rooms.filter((room) => {
    if (room.id === own.id) return false;
    if (key) return room.key !== '' && room.key.toLowerCase() === (key[1] ?? key[2])!.toLowerCase();
    const words = titleWords(room);
    return words.length > 0 && words.every((word) => said.has(word));
  });
  return found.length === 1 ? found[0]! : null;
}

const openTextOf = (room: Room) =>
  room.paragraphs.filter(({ voice }) => voice === 'plain' || voice === 'aloud').map(({ text }) => text);

/** `ferry -> 2 hrs E, cart track -> charcoal burners`, in the notes of whoever leads. */
function routesFrom(room: Room, { rooms, background, front, first }: Adventure): Described[] {
  const nodeOf = (node: string): Room | null => {
    const words = contentWords(node.replace(/\([^)]*\)/g, ''));
    const named = rooms.find((one) => words.some((word) => titleWords(one).includes(word)));
    const opening = rooms.find(({ id }) => id === first);
    const isThere =
      opening && openTextOf(opening).some((text) => words.some((word) => contentWords(text).includes(word)));
    return named ?? (isThere ? opening : null);
  };
  return [...background, ...front].flatMap(({ raw }) =>
    raw.split('\n').flatMap((line): Described[] => {
      const nodes = line.slice(0, 400).split(/\s*(?:->|→)\s*/);
      if (nodes.length < 2 || nodeOf(nodes[0]!)?.id !== room.id) return [];
      const to = nodeOf(nodes.at(-1)!.split(/[.,;]/)[0]!);
      const way = nodes.slice(1, -1).join(', ');
      const towards = [...way.matchAll(/(?<![\p{L}\d])[NSEW](?![\p{L}\d])/gu)].map(
        ([letter]) => compass[letter]!,
      );
      return to && to.id !== room.id ? [{ to, words: [...towards, ...wordsOf(way)] }] : [];
    }),
  );
}

/** The ways of which the text says more than where they lead: those of a room, and those that other rooms describe from there. */
export const describedWays = onceWithin((room: Room, adventure: Adventure): readonly Described[] => {
  const { rooms } = adventure;
  const own = openTextOf(room)
    .flatMap(clausesOf)
    .flatMap((clause) => {
      const to = roomIn(clause, rooms, room);
      return to ? [{ to, words: wordsOf(clause) }] : [];
    });
  const others = rooms
    .filter(({ id }) => id !== room.id)
    .flatMap((to) =>
      openTextOf(to)
        .flatMap(clausesOf)
        .filter((clause) => /\bfrom\b/i.test(clause) && roomIn(clause, rooms, to)?.id === room.id)
        .map((clause) => ({ to, words: wordsOf(clause) })),
    );
  return [...own, ...others, ...routesFrom(room, adventure)];
});

/** The way that a message takes by what the text says of it: `the doorway on the left`, `up the ladder`. */
export function wayMeant(message: string, room: Room, adventure: Adventure, atLeast = 1): Room | null {
  const said = new Set(wordsOf(message));
  const scored = describedWays(room, adventure)
    .map(({ to, words }) => {
      const shared = [...new Set(words)].filter((word) => said.has(word));
      return { to, score: shared.some((word) => wayNouns.has(word) || side.test(word)) ? shared.length : 0 };
    })
    .filter(({ score }) => score >= atLeast)
    .sort((one, other) => other.score - one.score);
  const [best] = scored;
  return best && !scored.some(({ to, score }) => to.id !== best.to.id && score === best.score)
    ? best.to
    : null;
}
