import type { Exit } from '../world/world.ts';
import { contentWords } from './content-words.ts';
import { once } from './once.ts';
import type { Adventure, Room } from './rooms.ts';
import { placeName } from './titles.ts';

const directions = [
  'north',
  'south',
  'east',
  'west',
  'northeast',
  'northwest',
  'southeast',
  'southwest',
  'up',
  'down',
];
/** `Exits: east to 2, south to 3`, `a door leads north to area 4` */
const counted =
  /\b(north(?:east|west)?|south(?:east|west)?|east|west|up|down)\b[^.;\n,]{0,30}?\b(?:to|into) (?:area |room |the )?([A-Z]?\d{1,2}[a-z]?)\b/gi;
const mostExits = 8;

/** By what a room is named among the others of its adventure. */
export const titleWords = once((room: Pick<Room, 'title'>): readonly string[] => [
  ...new Set(contentWords(room.title)),
]);

interface Way {
  room: Room;
  words: string[];
}

/** The ways that a room counts, by direction and key. */
const countedIn = once((room: Room): readonly (readonly [string, string])[] => {
  const text = room.paragraphs
    .filter(({ voice }) => voice !== 'secret')
    .map((one) => one.text)
    .join('\n');
  return [...text.matchAll(counted)].map(([, direction, key]) => [
    direction!.toLowerCase(),
    key!.toUpperCase(),
  ]);
});

function countedWays(room: Room, rooms: readonly Room[]): Way[] {
  return countedIn(room).flatMap(([direction, key]) => {
    const to = rooms.find((one) => one.key.toUpperCase() === key && one.id !== room.id);
    return to ? [{ room: to, words: [direction] }] : [];
  });
}

/** Whether a room counts a way to another. */
const leadsTo = (room: Room, to: Room) =>
  to.key !== '' && room.id !== to.id && countedIn(room).some(([, key]) => key === to.key.toUpperCase());

/** Rooms whose names stand in what is told here, but for the last: where it ends is not on the way. */
function namedWays(room: Room, rooms: readonly Room[]): Way[] {
  const text = room.paragraphs
    .filter(({ voice }) => voice === 'plain' || voice === 'aloud')
    .map((one) => one.text)
    .join(' ');
  const low = text.toLowerCase();
  return rooms.slice(0, -1).flatMap((one): Way[] => {
    const name = one.title.toLowerCase().replace(/^(?:the|an?) /, '');
    const at = name.length > 3 ? low.indexOf(name) : -1;
    // `the Weir House` is not the weir.
    const isWhole = at >= 0 && !/^ \p{Lu}|^\p{L}/u.test(text.slice(at + name.length));
    return one.id !== room.id && isWhole ? [{ room: one, words: [] }] : [];
  });
}

/** Where one can go from a room: as its text says, else onward and back in the order of the text. */
export function waysFrom(room: Room, { rooms }: Adventure): Way[] {
  const at = rooms.findIndex(({ id }) => id === room.id);
  const byText = countedWays(room, rooms);
  const back = rooms.flatMap((one) => (leadsTo(one, room) ? [{ room: one, words: [] }] : []));
  const onward = rooms.slice(at + 1, at + 2).map((one) => ({ room: one, words: [] }));
  const before = rooms.slice(Math.max(0, at - 1), at).map((one) => ({ room: one, words: [] }));
  const isMapped = byText.some(({ room: to }) => to.id !== rooms[at - 1]?.id);
  const all = [
    ...byText,
    ...(isMapped ? [] : onward),
    ...namedWays(room, rooms),
    ...back,
    ...(byText.length > 0 ? [] : before),
  ];
  const merged = new Map<string, Way>();
  for (const { room: to, words } of all) {
    const known = merged.get(to.id);
    if (known) known.words.push(...words);
    else merged.set(to.id, { room: to, words: [...words] });
  }
  return [...merged.values()].slice(0, mostExits);
}

export function exitsOf(room: Room, adventure: Adventure): Exit[] {
  return waysFrom(room, adventure).map(({ room: to, words }) => ({
    to: to.id,
    name: placeName(to.title),
    words: [
      ...new Set([
        ...to.title
          .toLowerCase()
          .split(/[^\p{L}\d]+/u)
          .filter((word) => word.length > 2 && word !== 'the'),
        ...titleWords(to),
        ...words,
        ...(to.key ? [to.key.toLowerCase()] : []),
      ]),
    ],
    obstacle: null,
  }));
}

export function directionsIn(message: string): string[] {
  return (message.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => directions.includes(word));
}
