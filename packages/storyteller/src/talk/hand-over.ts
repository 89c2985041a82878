import { hasMark, mark } from '../deeds/marks.ts';
import { gainItem } from '../telling/belongings.ts';
import type { Telling } from '../telling/telling.ts';
import type { Person, Thing } from '../world/world.ts';
import { slotsOf } from './people.ts';
import { isSameWord, wordsIn } from './words.ts';

const wants =
  /\b(?:ask\w*|beg\w*|request|persuade|convince|bribe|talk|trick|threaten|demand|lend|borrow|give|hand|have|take|need|get|let|spare|part with|entrust|show|surrender|fork)\b/i;

/** What somebody has on them and is asked for; null where it is nothing of the kind. */
export function heldThing(turn: Telling, person: Person, text: string): Thing | null {
  if (!wants.test(text) || /^\W*(?:who|what|when|where|why|how)\b/i.test(text)) return null;
  const said = wordsIn(text);
  const held = ({ id, holder, words }: Thing) =>
    holder === person.id &&
    !hasMark(turn.state, id, 'taken') &&
    said.some((word) => words.some((one) => isSameWord(word, one)));
  return turn.place.things.find(held) ?? null;
}

const handed = [
  '{person} [hesitates, and then|looks at you for a long moment, and] puts {thing} into your hand: "[Bring it back|See that I do not regret it]."',
  '"[Take it, then|Very well]," says {person}, and {thing} changes hands.',
  '{person} [turns {thing} over once more|breathes out], and lets you have it.',
  'Without another word {person} holds out {thing}, and you take it.',
] as const;

/** Who was won over parts with it. */
export async function handOver(turn: Telling, person: Person, thing: Thing): Promise<void> {
  const { name, id } = thing;
  const bare = name.replace(/^the /, '');
  if (!(await gainItem(turn, bare.charAt(0).toUpperCase() + bare.slice(1, 60)))) return;
  mark(turn, id, 'taken');
  turn.line(handed, { ...slotsOf(turn, person), thing: name });
}
