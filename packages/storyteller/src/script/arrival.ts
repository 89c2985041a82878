import { sentencesOf } from '../language/sentences.ts';
import { contentWords } from './content-words.ts';
import type { Guard } from './may-say.ts';
import type { Adventure, Room } from './rooms.ts';
import { onceWithin } from './once.ts';
import { sentencesIn, shownIn } from './prose-parts.ts';
import { voiced } from './rooms.ts';
import { titleWords } from './ways.ts';

const outerQuotes = /^["“]([\s\S]*)["”]$/;

/** A passage that is in quotation marks from end to end is not speech, unless it has speech of its own kind within. */
function unquoted(text: string): string {
  const inner = outerQuotes.exec(text)?.[1];
  return inner !== undefined && !/["“”]/.test(inner) ? inner : text;
}

/** `Description: ` */
const label = /^(?:description|looks|sight|general|features?)[:.] /i;
const mostShown = 12;
/** `Behind it is the furnace room, dry and warm`: the way there has been told. */
const leadIn =
  /^(?:and )?(?:then|next|finally|after (?:that|this|it)|(?:behind|beyond|past|through|below|above) (?:it|this|that|the [\p{L} ]{2,30}?)),? (?:comes?|is|are|lies?|there(?: is| are|['’]s)) t(?=he\b)/iu;
/** Who sits behind a lock is not seen. */
const shut = /\b(?:locked|padlock|barred|bolted|chained|sealed|nailed shut)\b/i;
const within =
  /^[^,.]{2,40} (?:is|are|lies?|sits?|waits?) (?:\p{Ll}+ )?(?:in|inside|behind) (?:the|an?) ([\p{Ll} -]{3,30})/iu;

/** What is read when the party comes to a room, by paragraphs; nothing where the text has nothing to show. */
export function arrivalOf(
  room: Room,
  { isMarked, first }: Pick<Adventure, 'isMarked' | 'first'>,
  guard: Guard,
): string[] {
  const aloud = voiced(room, 'aloud').map(({ text }) => unquoted(text));
  if (aloud.length > 0) return aloud;
  const plain = voiced(room, 'plain');
  // Where some of it is marked, what is not is for whoever leads, and only shows where it is.
  const own = isMarked ? plain.filter(({ isItem }) => !isItem).slice(0, 1) : plain;
  const isOpening = room.id === first;
  const closed = new Set(
    plain.flatMap(({ text }) =>
      sentencesOf(text)
        .filter((one) => shut.test(one))
        .flatMap(contentWords),
    ),
  );
  const isShutIn = (one: string) =>
    contentWords(within.exec(one)?.[1] ?? '').some((word) => closed.has(word));
  const told = own.map(({ text, isItem }, at) => {
    const bare = (at === 0 ? text.replace(leadIn, 'T') : text).replace(label, '');
    const isNote = isItem || /^\p{Ll}/u.test(bare);
    return shownIn(sentencesIn(bare, isNote), { isNote, isOpening })
      .filter((one) => guard.maySay(one) && !isShutIn(one))
      .join(' ');
  });
  return told.filter((text) => text !== '').slice(0, mostShown);
}

/** What anybody sees who comes there, by its words. */
export const shownAt = onceWithin(
  (room: Room, adventure: Adventure & { guard: Guard }): ReadonlySet<string> =>
    new Set([...titleWords(room), ...contentWords(arrivalOf(room, adventure, adventure.guard).join(' '))]),
);
