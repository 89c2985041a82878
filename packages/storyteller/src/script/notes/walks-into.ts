import { hasMark } from '../../deeds/marks.ts';
import type { Telling } from '../../telling/telling.ts';
import { contentWords, sharedWords } from '../content-words.ts';
import { findsIn } from '../finds.ts';
import { befall, type Hazard, hazardIn } from '../hazards.ts';
import { once } from '../once.ts';
import type { Room } from '../rooms.ts';
import { containersIn } from './containers.ts';
import { isNoted, type Note, note, notesOf } from './notes.ts';
import { isOfPuzzle } from './puzzles.ts';
import { triggersIn } from './triggers.ts';
import { reveal } from './tell-note.ts';
import { doneIn } from './words.ts';

/** What befalls whoever goes on without having noticed it. */
interface Snare {
  note: Note;
  hazard: Hazard;
  /** Where it lies in wait, and what it is: stems. */
  words: ReadonlySet<string>;
  /** The ids of what is noticed of it. */
  finds: readonly string[];
  /** Whether going about in the room is enough. */
  isAnywhere: boolean;
}

const unnoticed =
  /\b(?:otherwise|else|not (?:seen|noticed|spotted|found)|unless|if (?:not|nobody|no one|they (?:do not|don['’]t|fail))|everyone|everybody|whoever|anyone|anybody|unseen|unnoticed)\b/i;

export const snaresIn = once((room: Room): readonly Snare[] => {
  const told = [
    ...triggersIn(room).map((one) => one.note.id),
    ...containersIn(room).flatMap(({ trap }) => (trap ? [trap.told] : [])),
  ];
  return notesOf(room).flatMap((own): Snare[] => {
    const hazard = hazardIn(own.text);
    const isOther = told.some((one) => one === own.id || own.text.includes(one)) || isOfPuzzle(room, own.id);
    if (!hazard || hazard.ability === '' || isOther || !unnoticed.test(own.text)) return [];
    const around = [...own.before.slice(-3), own.text];
    const words = new Set(contentWords(around.join(' ')));
    const finds = findsIn(room).flatMap(({ sentences }, at) =>
      sentences.some((one) => around.some((other) => one.includes(other) || other.includes(one)))
        ? [`${room.id} find-${at}`]
        : [],
    );
    const isAnywhere = /\b(?:everyone|everybody|all) (?:who (?:is|are) )?(?:in|inside)\b/i.test(own.text);
    return [{ note: own, hazard, words, finds, isAnywhere }];
  });
});

const goes =
  /\b(?:go|goes|going|walk|step|climb|cross|run|enter|head|move|continue|proceed|follow|hurry|descend|ascend|rush|march|ride|creep|sneak)\w*\b/i;
const minds =
  /\b(?:over (?:it|the|that)|avoid\w*|around (?:it|the|that)|past (?:it|that)|without (?:touching|stepping)|careful not|skip|jump over|not? step)\b/i;

/** Whoever goes where something lies in wait and has not been noticed is met by it. */
export async function walksInto(turn: Telling, room: Room): Promise<void> {
  const { message, state } = turn;
  if (turn.table.encounter || /\?\s*$/.test(message) || !goes.test(doneIn(message))) return;
  const words = contentWords(doneIn(message));
  const snare = snaresIn(room).find(
    (one) =>
      !isNoted(state, room.id, `off ${one.note.id}`) &&
      !one.finds.some((id) => hasMark(state, id, 'searched', 'taken')) &&
      (one.isAnywhere || sharedWords(words, one.words).length > 0) &&
      !(minds.test(message) && sharedWords(words, one.words).length > 0),
  );
  if (!snare) return;
  note(state, room.id, `off ${snare.note.id}`);
  for (const one of [...snare.note.before.slice(-3), snare.note.text]) reveal(turn, one);
  turn.line(caught);
  await befall(turn, snare.hazard, `note ${snare.note.id}`);
}

const caught = [
  '[All of a sudden|Before you know it] something [gives way|is set off]!',
  '[There was something|Something was waiting] here, and you [did not see it|see it too late].',
  '[A step too far|One step more], and it [happens|is too late]: something was waiting here.',
] as const;
