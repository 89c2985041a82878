import { hasMark } from '../../deeds/marks.ts';
import { tellFind } from '../../deeds/search.ts';
import type { Telling } from '../../telling/telling.ts';
import { contentWords } from '../content-words.ts';
import { looksThere } from './note-lines.ts';
import { clausesOf, isSameDeed, isWord, verbsIn } from './words.ts';

/** Whoever does just what the text lets bring it to light needs no roll for it. Whether somebody has. */
export async function findsFreely(turn: Telling, echo: string): Promise<boolean> {
  const { place, state, message, table } = turn;
  if (table.encounter) return false;
  const thing = place.things.find(
    ({ id, check }) =>
      !hasMark(state, id, 'searched') && check?.freely?.some((deed) => isDone(message, deed)),
  );
  if (!thing) return false;
  if (echo !== '') turn.say(`You ${echo}.`);
  turn.line(looksThere);
  await tellFind(turn, thing);
  return true;
}

/** `puts a hand in there`: the deed, and of all else that is named with it at least half. */
function isDone(message: string, deed: string): boolean {
  const [verb, ...rest] = contentWords(deed);
  if (verb === undefined) return false;
  return clausesOf(message).some((clause) => {
    const words = contentWords(clause);
    const verbs = [...words, ...verbsIn(clause)];
    if (!verbs.some((one) => isSameDeed(one, verb))) return false;
    const met = rest.filter((one) => words.some((word) => isWord(word, one)));
    return rest.length > 0 ? met.length * 2 >= rest.length : words.length < 5;
  });
}
