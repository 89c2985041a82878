import type { Telling } from '../../telling/telling.ts';
import { contentWords } from '../content-words.ts';
import { type Opened, roomOf } from '../opened.ts';
import { broughtToLight } from './notes.ts';
import { awaitsAnswer, settledNow } from './replies.ts';
import { doneIn } from './words.ts';

interface Conditional {
  condition: string;
  words: ReadonlySet<string>;
}

/** Whether the text has several endings, each with what it takes. */
export const isChoice = (variants: readonly Conditional[]) =>
  variants.filter(({ condition, words }) => condition !== '' && words.size > 1).length > 1;

/** Words that say nothing of what was done: `the heroes`, `they`. */
const nobody = new Set(['hero', 'he', 'she', 'is', 'they', 'end', 'ending']);

/** The ending whose condition was met by now, by what is done in this turn; null where none is. */
export function endingMet<Of extends Conditional>(
  turn: Telling,
  adventure: Opened,
  variants: readonly Of[],
  solved: string,
): Of | null {
  const { state } = turn;
  const here = roomOf(adventure, state.at);
  const now = contentWords(`${doneIn(turn.message)} ${settledNow(turn)} ${solved}`);
  const before = contentWords(`${here ? broughtToLight(state, [here]).join(' ') : ''}`);
  const all = new Set([...now, ...before]);
  const where = new Set(contentWords(here?.title ?? ''));
  const scored = variants.flatMap((variant) => {
    if (variant.condition === '') return [];
    const ways = variant.condition.split(/ or /i);
    const shares = ways.map((way, at) => {
      // `kept or sold`: of what comes behind, the subject stands in front.
      const subject =
        at > 0 && !/^(?:the|an?|they|he|she|\p{Lu})/u.test(way)
          ? ways[0]!.split(' ').slice(0, -1).join(' ')
          : '';
      const words = [...new Set(contentWords(`${subject} ${way}`))].filter((word) => !nobody.has(word));
      const done = words.filter((word) => all.has(word));
      // Where they are counts only for whoever does something there.
      const met = done.length > 1 ? words.filter((word) => all.has(word) || where.has(word)) : done;
      const isNew = met.some((word) => now.includes(word));
      return words.length > 0 && isNew && met.length > 1 ? met.length / words.length : 0;
    });
    const share = Math.max(...shares);
    return share >= (/ and /i.test(variant.condition) ? 0.75 : 0.6) ? [{ variant, share }] : [];
  });
  return scored.sort((one, other) => other.share - one.share)[0]?.variant ?? null;
}

/** Whether somebody here still waits for what the players say. */
export function isAsking(turn: Telling, adventure: Opened): boolean {
  const room = roomOf(adventure, turn.state.at);
  return room !== null && adventure.isMarked && awaitsAnswer(turn, room);
}
