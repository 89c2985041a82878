import type { Telling } from '../../telling/telling.ts';
import { contentWords, sharedWords } from '../content-words.ts';
import { addressed, tidy } from '../findings.ts';
import { once } from '../once.ts';
import type { Opened } from '../opened.ts';
import type { Room } from '../rooms.ts';
import { type Note, notesOf } from './notes.ts';

const bearing =
  /\b(?:engraved|inscribed|carved|scratched|etched|written|painted|stencilled|stamped|scrawled|embroidered|chalked|burned into|cut into)\b|\b(?:reads|says|runs)[:,] ["“]|\b(?:is|are|each) (?:marked|labelled|labeled|numbered|decorated) (?:with|by)\b|\b(?:bears?|shows?|carry|carries) (?:the |a |an )?(?:words?|letters?|symbols?|signs?|marks?|image|inscription|rune)/i;
const spoken =
  /^(?:he|she|they|\p{Lu}\p{Ll}+|the (?:voice|man|woman|ghost|giant))(?: \p{Lu}\p{Ll}+)? (?:says|asks|tells)\b/u;

/** What anybody can read or see on something. */
const written = once((room: Pick<Room, 'paragraphs'>): readonly Note[] =>
  notesOf(room).filter(
    ({ text, isSecret }) =>
      !isSecret && bearing.test(text) && !spoken.test(text) && !/\bDC ?\d|^(?:if|when)\b/i.test(text),
  ),
);

const readsIt =
  /\b(?:read\w*|inscription|engrav\w*|carv\w*|writing|written|scratch\w*|etch\w*|inscribed|words?|marks?|marked|marking|symbols?|letters|riddle|rhyme|what does (?:it|that|this) say|what (?:is|does) .{0,30} says?)\b/i;
const looks =
  /\b(?:look\w*|examin\w*|stud(?:y|ies)|inspect\w*|step up|closer|closely|what (?:is|are)|describe|see|check|search\w*|go over to)\b/i;
const again = [
  'It [still reads|reads] as before: {words}',
  'The words have [not changed|stayed the same]: {words}',
  'There it stands, [as it did|the same]: {words}',
  'You [read it again|go over it once more]: {words}',
] as const;

/** Tells what is to be read to whoever looks or reads. Whether there is anything. */
export function readsThere(turn: Telling, { guard }: Opened, room: Room, echo: string): boolean {
  if (turn.table.encounter) return false;
  const { message } = turn;
  const words = contentWords(message);
  const isReading = readsIt.test(message);
  if (!isReading && !looks.test(message)) return false;
  const all = written(room).filter(({ text }) => guard.maySay(tidy(text)) || guard.isPlain(text));
  const named = all.filter(
    ({ text }) => sharedWords(words, new Set(contentWords(text.replace(/["“][^"”]*["”]/g, '')))).length > 0,
  );
  const meant = named.length > 0 ? named : isReading ? all : [];
  if (meant.length === 0) return false;
  const shown = meant.slice(0, 3).map(({ text }) => tidy(addressed(text)));
  const before = turn.told.length;
  if (echo !== '' && !/\?\s*$/.test(message)) turn.say(`You ${echo}.`);
  const isTold = shown.filter((one) => turn.say(one)).length > 0;
  if (!isTold && isReading) {
    const quoted = /["“][^"”]+["”]/.exec(shown.join(' '))?.[0];
    turn.line(again, { words: quoted ?? shown[0]! });
    return true;
  }
  if (!isTold) turn.told.length = before;
  return isTold;
}
