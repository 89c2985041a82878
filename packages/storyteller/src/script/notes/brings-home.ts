import { travel } from '../../story/travel.ts';
import type { Telling } from '../../telling/telling.ts';
import { contentWords } from '../content-words.ts';
import { once } from '../once.ts';
import type { Opened } from '../opened.ts';
import type { Room } from '../rooms.ts';
import { titleWords } from '../ways.ts';
import { doneIn } from './words.ts';

const brings =
  /\b(?:bring|take|lead|carry|escort|walk|drag|haul|guide|help|return)\w*\b(?! (?:a|another|one more) (?:step|look))[^.!?]{1,60}?\b(?:back|home|to)\b[^.!?]*/gi;

const wordsOf = once(
  (room: Room): ReadonlySet<string> =>
    new Set(
      room.paragraphs
        .filter(({ voice }) => voice === 'plain' || voice === 'aloud')
        .flatMap(({ text }) => contentWords(text)),
    ),
);

/** Whoever brings somebody or something to where the party has been goes there. Whether they do. */
export async function bringsHome(turn: Telling, { rooms }: Opened, echo: string): Promise<boolean> {
  const { message, state, table } = turn;
  if (table.encounter || /\?\s*$/.test(message)) return false;
  const where = (doneIn(message).match(brings) ?? []).flatMap((one) =>
    contentWords(one.slice(one.search(/\b(?:back|home|to)\b/i))),
  );
  const here = rooms.find(({ id }) => id === state.at);
  if (where.length === 0 || !here) return false;
  const near = new Set([...wordsOf(here), ...titleWords(here)]);
  const [best] = rooms
    .filter(({ id }) => id !== state.at && state.been.includes(id))
    .map((room) => ({
      room,
      score: where
        .filter((word) => !near.has(word))
        .reduce(
          (sum, word) => sum + (titleWords(room).includes(word) ? 2 : wordsOf(room).has(word) ? 1 : 0),
          0,
        ),
    }))
    .sort((one, other) => other.score - one.score);
  if (!best || best.score === 0) return false;
  if (echo !== '') turn.say(`You ${echo}.`);
  await travel(turn, best.room.id);
  return true;
}
