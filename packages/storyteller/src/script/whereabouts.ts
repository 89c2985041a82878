import type { ScriptExcerpts } from '@fireside/engine';
import { placeNouns } from '@fireside/engine/script';
import type { Telling } from '../telling/telling.ts';
import { shownAt } from './arrival.ts';
import { contentWords, sharedWords, stem } from './content-words.ts';
import { once } from './once.ts';
import { type Opened, roomOf } from './opened.ts';
import type { Room } from './rooms.ts';
import { isSeen } from './seen.ts';
import { goesAlong, goingWords } from './sets-out.ts';
import { wayMeant } from './way-meant.ts';
import { directionsIn, titleWords, waysFrom } from './ways.ts';

const going =
  /(?:^|\b)(?:go|goes|going|walk|head|heads|run (?:to|back|up|down|into|for)|enter|climb|return|(?:^|[,.!] |and |then |go |run |get |head )back|follow|take us|lead us|leave|travel|ride|march|sneak (?:to|into|in)|swim (?:to|across)|descend|proceed|continue|move (?:on|to|into)|visit|hurry|rush (?:to|into)|cross|onward|on to|off to|up to|down to|through the|into the|wait (?:for|at|until)|search|bring|gather|make our way|set (?:off|out)|come (?:to|back)|call|carry|now up|(?:take|bring|carry|lead|escort) (?:\w+ ){1,3}(?:back|home))\b/i;
/** What is done where one is as often as elsewhere. */
const staying = /\b(?:search|gather|bring|call|carry)\b/gi;
const goingOn =
  /\b(?:go on|carry on|move on|press on|onwards?|keep going|proceed|let['’]?s go|follow (?:her|him|them|it)|continue|what(?:['’]s| is) next|next (?:scene|room|place)|keep (?:climbing|walking|moving|rowing|following)|climb (?:on|higher|further)|go (?:through|in|inside|down|up|ahead)(?! (?:to|into|onto|on|the|a|an|in|from|over|with)\b)|through (?:the|that|this) (?:\p{L}+ )?(?:door|gate|hatch|arch))\b/iu;
/** Whether a message goes somewhere without saying where. */
export function goesOn(message: string): boolean {
  return goingOn.test(goingWords(message));
}

const leavingIt =
  /\b(?:go on|carry on|move on|press on|onwards?|keep going|proceed|continue|what(?:['’]s| is) next|next (?:scene|room|place))\b/i;
/** Whether a message leaves behind where it is, be there nowhere else to go. */
export const goesOnward = (message: string) => leavingIt.test(message) && goesOn(message);

/** Whether a message goes anywhere. */
export function goesSomewhere(message: string): boolean {
  const done = goingWords(message);
  return going.test(done) || goingOn.test(done);
}

const generic = new Set([
  'hous',
  'house',
  'room',
  'old',
  'dark',
  'great',
  'hall',
  'first',
  'last',
  'little',
  'new',
  'key',
  'map',
  'night',
  'day',
]);

const places = new Set([...placeNouns].map(stem));

/** How many of the places that a message speaks of are spoken of in a room, and are not where the party is. */
function calledLike(room: Room, words: readonly string[], here: Room): number {
  const aloud = (one: Room) =>
    one.paragraphs.filter(({ voice }) => voice === 'aloud').flatMap(({ text }) => contentWords(text));
  const known = new Set([...titleWords(here), ...aloud(here)]);
  const own = new Set(openWords(room));
  return words.filter((word) => places.has(word) && own.has(word) && !known.has(word)).length;
}

const openWords = once((room: Room): readonly string[] => [
  ...titleWords(room),
  ...room.paragraphs
    .filter(({ voice }) => voice === 'plain' || voice === 'aloud')
    .flatMap((one) => contentWords(one.text)),
]);

/** How much of a room's name is in some words, from 0 to 1; what names another room as well counts half. */
function named(room: Room, words: ReadonlySet<string>, rooms: readonly Room[]): number {
  const own = titleWords(room);
  if (own.length === 0) return 0;
  const weight = (word: string) => {
    const shared = rooms.some((one) => one.id !== room.id && titleWords(one).includes(word));
    return generic.has(word) || shared ? 0.4 : 1;
  };
  const whole = own.reduce((sum, word) => sum + weight(word), 0);
  return own.filter((word) => words.has(word)).reduce((sum, word) => sum + weight(word), 0) / whole;
}

function likeness(room: Room, words: readonly string[]): number {
  return sharedWords(words, new Set(openWords(room))).length;
}

/** The room to which a message brings the party; null where it stays. */
export function whereTo(
  turn: Pick<Telling, 'state' | 'message'>,
  adventure: Opened,
  script: Pick<ScriptExcerpts, 'toward' | 'outline'>,
): Room | null {
  const { state } = turn;
  const message = goingWords(turn.message);
  const { rooms } = adventure;
  const at = roomOf(adventure, state.at);
  if (!at || message.trim() === '') return null;
  const ways = waysFrom(at, adventure);
  const mayGo = new Set([...ways.map(({ room }) => room.id), ...state.been]);
  const words = contentWords(message);
  const said = new Set(words);
  const isBound = going.test(message.replace(staying, '')) || seeks.test(message);
  // Who searches the boat that lies here does not go to the room that is called after another.
  const here = new Set([...titleWords(at), ...(isBound ? [] : openWords(at))]);
  const isGoing = going.test(message) || verbless.test(message);
  // What it is all named after lies behind where it begins: `to the brewery`.
  const whole = at.id === adventure.first ? titleWords({ title: script.outline[0]?.title ?? '' }) : [];
  const isWhole = whole.some((word) => places.has(word) && said.has(word) && !titleWords(at).includes(word));
  const isNamed = rooms.some((room) => room.id !== at.id && named(room, said, rooms) >= 0.75);
  if (isGoing && isWhole && !isNamed) return nextRoom(turn, adventure);
  if (isGoing && staysIn(at, message, rooms, approaching)) return null;
  const described = wayMeant(
    message,
    at,
    adventure,
    opensWay.test(message) && !takesWay.test(message) ? 2 : 1,
  );
  if (described && !isNamed && (takesWay.test(message) || opensWay.test(message))) return described;
  if (isGoing && staysIn(at, message, rooms, anywhereIn)) return null;
  if (isGoing || visits.test(message)) {
    const scored = rooms
      .filter(({ id }) => id !== at.id)
      .map((room) => ({ room, score: named(room, said, rooms) }))
      .filter(
        ({ room, score }) =>
          score >= (mayGo.has(room.id) ? 0.3 : 0.75) &&
          titleWords(room).some((word) => said.has(word) && !here.has(word)),
      )
      .sort(
        (one, other) =>
          other.score - one.score || whereNamed(message, other.room) - whereNamed(message, one.room),
      );
    if (scored[0] && (isGoing || scored[0].score >= 0.75)) return scored[0].room;
  }
  if (isGoing) {
    const lived = homeOf(
      message,
      at,
      rooms.filter(({ id }) => mayGo.has(id)),
      adventure,
    );
    if (lived) return lived;
    const toward = directionsIn(message).at(-1);
    const way = ways.find((one) => toward && one.words.includes(toward));
    if (way) return way.room;
    const key = /\b(?:to|room|area|into) (?:room |area )?([A-Z]?\d{1,2}[a-z]?)\b/i.exec(message)?.[1];
    const counted = key && ways.find(({ room }) => room.key.toUpperCase() === key.toUpperCase());
    if (counted) return counted.room;
  }
  const inferred = rooms.filter(({ scene }) => scene === script.toward);
  const [only] = inferred;
  if (only && inferred.length === 1 && only.id !== at.id && only.scene !== at.scene && mayGo.has(only.id)) {
    if (isGoing) return only;
  }
  const onward = nextRoom(turn, adventure);
  if (onward && takesStair(message, at)) return onward;
  if (isGoing) {
    const [called] = [...(onward ? [onward] : []), ...ways.map(({ room }) => room)]
      .map((room) => ({ room, score: calledLike(room, words, at) }))
      .sort((one, other) => other.score - one.score);
    if (called && called.score > 0) return called.room;
  }
  if (goingOn.test(message)) return onward ?? lastButHere(at, adventure);
  if (onward && goesAlong(turn.message)) return onward;
  // Who waits at the window, or looks out of it, stays.
  if (/^\W*(?:i|we)\s+(?:wait|stay|watch|sit|stand)\b/i.test(message)) return null;
  const least = likeness(at, words) + (/\bwait/i.test(message) ? 0 : 1);
  if (onward && isGoing && likeness(onward, words) > least) return onward;
  return null;
}

const parts = /[.;!]\s+|,? (?:and then|and|then) |, (?=(?:on|down|up|through|into|past|over|back)\b)/i;
const mostPlaces = 3;

/** Where a message goes on to from where it has come: `back to the hall and down the passage`. */
export function furtherOn(turn: Pick<Telling, 'state' | 'message'>, adventure: Opened): Room[] {
  const come = roomOf(adventure, turn.state.at);
  const clauses = goingWords(turn.message).split(parts);
  const named = (room: Room, clause: string) => {
    const words = contentWords(clause);
    return titleWords(room).some((word) => words.includes(word));
  };
  const from = come ? clauses.findIndex((clause) => named(come, clause)) : -1;
  const route: Room[] = [];
  let at = turn.state.at;
  for (const clause of from < 0 ? [] : clauses.slice(from + 1)) {
    const here = roomOf(adventure, at);
    const to =
      here &&
      whereTo({ state: { ...turn.state, at }, message: clause.trim() }, adventure, {
        toward: 0,
        outline: [],
      });
    if (!to || (!named(to, clause) && wayMeant(clause, here, adventure)?.id !== to.id)) continue;
    route.push(to);
    at = to.id;
  }
  return route.slice(0, mostPlaces);
}

/** By which way one goes, in so many words. */
const takesWay =
  /\b(?:go|goes|going|walk|head|follow|climb|descend|take|enter|step|creep|sneak|run|crawl|squeeze|cross|leave|move)\b|^(?:then |and |on )?(?:up|down|through|into|along|over|across)\b/i;
/** `down the passage`, `back to the hall`: nothing is said but where. */
const verbless =
  /^(?:then |and |on |back )*(?:up|down|through|into|along|over|across|to|back|on) (?:to )?(?:the|an?|that|our) /i;
const seeks = /\b(?:check out|explore|scout)\b/i;
const visits = /\b(?:check out|explore|scout|investigate|look (?:at|in|into|around)|try|search)\b/i;
const opensWay = /\b(?:open|try|use)\b/i;

/** Of two places that are named alike the later one is where it goes to, unless something else is done there after. */
function whereNamed(message: string, room: Room): number {
  const own = titleWords(room);
  const clauses = message.split(/[.;!]|,? (?:and|then) /);
  const clause = clauses.findIndex((one) => contentWords(one).some((word) => own.includes(word)));
  const at = contentWords(clauses[clause] ?? '').findLastIndex((word) => own.includes(word));
  return at - clause * 1_000;
}

const toSomebody =
  /\b(?:go|head|walk|back|return|run|over|off|visit|see|up|down|to)\b[^.;,]*?\b(?:to|see|visit|meet|find|talk (?:to|with)|speak (?:to|with)|and (?:see|find|ask)) (?:(?:the|our|old|that|this) )*([\p{L}'’ ]{3,40})/iu;

/** Where somebody is met whom a message goes to see, and who is not here. */
function homeOf(message: string, at: Room, near: readonly Room[], adventure: Opened): Room | null {
  const [, whom = ''] = toSomebody.exec(message) ?? [];
  const words = contentWords(whom.split(/ (?:and|about|for|if|in|at|with) /)[0]!);
  const shared = (room: Room) => words.filter((word) => shownAt(room, adventure).has(word)).length;
  const found = near
    .map((room) => ({ room, score: room.id === at.id ? 0 : shared(room) }))
    .filter(({ score }) => score > shared(at))
    .sort((one, other) => other.score - one.score);
  const [best, second] = found;
  return best && best.score !== second?.score ? best.room : null;
}

const stair =
  /\b(?:up|down|climb|ascend|descend|take)\b[^.;]{0,20}\b(stairs?|staircase|steps|stairway|ladder)\b|\b(?:up|down)stairs\b/i;

/** Up the stair that the text of the room speaks of: it leads to what is next. */
function takesStair(message: string, at: Room): boolean {
  const [, noun = 'stair'] = stair.exec(message) ?? [];
  return stair.test(message) && openWords(at).includes(stem(noun === 'staircase' ? 'stair' : noun));
}

/** The room that a message names better than another. */
export function namedBetter(message: string, than: Room, { rooms }: Opened): Room | null {
  const said = new Set(contentWords(goingWords(message)));
  const [best] = rooms
    .map((room) => ({ room, score: named(room, said, rooms) }))
    .sort((one, other) => other.score - one.score);
  return best && best.score >= 0.75 && best.score > named(than, said, rooms) ? best.room : null;
}

const anywhereIn =
  /\b(?:to|into|onto|towards?|up|under|behind|on) (?:the|an?|that|this) (?=([^.,;!?]{3,40}))/gi;
const approaching = /\b(?:to|towards?) (?:the|an?|that|this) (?=([^.,;!?]{3,40}))/gi;

/** `up into the loft`, where the room has a loft and no other is called so. */
function staysIn(at: Room, message: string, rooms: readonly Room[], by: RegExp): boolean {
  const toward = [...message.matchAll(by)].map(([, words]) =>
    contentWords(words!.split(/ (?:and|then|to|with|for|while|where) /)[0]!),
  );
  const own = new Set(openWords(at));
  const named = toward.filter((words) => words.length > 0);
  return (
    named.length > 0 &&
    named.every(
      (words) =>
        words.every((word) => own.has(word)) &&
        !rooms.some((room) => room.id !== at.id && titleWords(room).some((word) => words.includes(word))),
    )
  );
}

/** Where everything was seen, what is left is where it ends. */
function lastButHere(at: Room, { rooms }: Opened): Room | null {
  const last = rooms.at(-1);
  return last && last.id !== at.id ? last : null;
}

/** What comes next and was not seen yet: of the ways from here, or else in the order of the text. */
export function nextRoom({ state }: Pick<Telling, 'state'>, adventure: Opened): Room | null {
  const { rooms } = adventure;
  const at = rooms.findIndex(({ id }) => id === state.at);
  const isNew = ({ id }: Room) => !isSeen(state, id);
  const ways = rooms[at] ? waysFrom(rooms[at], adventure).map(({ room }) => room) : [];
  const later = ways.filter((room) => isNew(room) && rooms.indexOf(room) > at);
  return later[0] ?? ways.find(isNew) ?? rooms.slice(at + 1).find(isNew) ?? null;
}

/** The first room in the order of the text that lies behind everything that was seen. */
export function frontier({ state }: Pick<Telling, 'state'>, { rooms }: Opened): Room | null {
  const seen = rooms.map(({ id }) => isSeen(state, id)).lastIndexOf(true);
  return rooms[seen + 1] ?? null;
}

export function isLastRoom({ state }: Pick<Telling, 'state'>, { rooms }: Opened): boolean {
  return rooms.at(-1)?.id === state.at;
}
