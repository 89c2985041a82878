import type { Guard } from './may-say.ts';
import type { Adventure, Room } from './rooms.ts';
import { sentencesIn, shownIn } from './prose-parts.ts';
import { voiced } from './rooms.ts';

const outerQuotes = /^["“]([\s\S]*)["”]$/;

/** A passage that is in quotation marks from end to end is not speech, unless it has speech of its own kind within. */
function unquoted(text: string): string {
  const inner = outerQuotes.exec(text)?.[1];
  return inner !== undefined && !/["“”]/.test(inner) ? inner : text;
}

/** `Description: ` */
const label = /^(?:description|looks|sight|general|features?)[:.] /i;
const mostShown = 12;

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
  const told = own.map(({ text, isItem }) => {
    const bare = text.replace(label, '');
    const isNote = isItem || /^\p{Ll}/u.test(bare);
    return shownIn(sentencesIn(bare, isNote), { isNote, isOpening })
      .filter((one) => guard.maySay(one))
      .join(' ');
  });
  return told.filter((text) => text !== '').slice(0, mostShown);
}
