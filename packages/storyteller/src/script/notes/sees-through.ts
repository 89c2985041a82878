import type { Step } from '../../reader/reading.ts';
import { attempt, type Resolve } from '../../telling/attempt.ts';
import type { Telling } from '../../telling/telling.ts';
import type { Check } from '../../world/world.ts';
import { closed } from '../../deeds/lines/faces.ts';
import { contentWords } from '../content-words.ts';
import { foundIn } from '../found.ts';
import { once } from '../once.ts';
import { type Opened, openAdventure, roomOf } from '../opened.ts';
import { personIn } from '../outcome.ts';
import type { Room } from '../rooms.ts';
import { checkIn } from '../written-check.ts';
import { isNoted, type Note, note, notesOf } from './notes.ts';
import { reveal } from './tell-note.ts';

/** What a face gives away to whoever reads it against a written check. */
interface Face {
  note: Note;
  check: Check;
  told: string;
}

const facesIn = once((room: Pick<Room, 'paragraphs'>): readonly Face[] =>
  notesOf(room).flatMap((own): Face[] => {
    const check = checkIn(own.text);
    if (!check?.skills.includes('Insight')) return [];
    const told = foundIn([own.text], 0)?.told.replace(/^You find (?:out )?(?:that )?/i, '') ?? '';
    return told === '' ? [] : [{ note: own, check, told: told.charAt(0).toUpperCase() + told.slice(1) }];
  }),
);

const doubts =
  /\b(?:do (?:i|we) (?:believe|trust|buy)|(?:don['’]?t|do not|not sure (?:i|we)) (?:believe|trust|buy)|(?:is|are|was) (?:he|she|they|\p{Lu}\p{L}+|th(?:at|is|e) \p{L}+) (?:\p{L}+ )?(?:lying|honest|truthful|sincere|nervous|afraid|scared|telling (?:us |me )?(?:the truth|everything|lies))|(?:telling|tells?) (?:us |me )?the (?:whole )?truth|(?:hid(?:e|es|ing)|hold(?:s|ing)? back|keep(?:s|ing)?|conceal\w*) (?:something|anything|back|from)|(?:a )?lie\b|lying|insight|read (?:him|her|them|(?:his|her|their) (?:face|expression))|(?:watch|study|observe|look at) (?:him|her|them|(?:his|her|their) (?:face|eyes|hands|reaction)|\p{Lu}\p{L}+)(?:['’]s face)? ?(?:closely|carefully|face|while|when|as)|sus?picious|seems? (?:off|nervous|honest))\b/iu;

const step: Step = {
  ...{ act: 'watch', verb: 'watch', echo: '', object: null, instrument: null, target: null },
  ...{ topic: null, manner: null, speech: null, amount: null },
};

/** Whoever doubts somebody of whom the text says what a face gives away rolls for that. Whether it says so of anybody here. */
export async function seesThrough(turn: Telling, room: Room): Promise<boolean> {
  if (turn.table.encounter || !doubts.test(turn.message)) return false;
  const words = contentWords(turn.message);
  const open = facesIn(room).filter(({ note: { id } }) => !isNoted(turn.state, room.id, `told ${id}`));
  const here = open.filter((face) => turn.place.people.length === 0 || personOf(turn, face) !== null);
  const said = words.flatMap((word) => turn.place.people.filter((one) => one.words.includes(word)));
  const face =
    here.find((one) => said.some(({ id }) => id === personOf(turn, one)?.id)) ??
    (said.length === 0
      ? (here.findLast((one) => isLastSpokenTo(turn, one)) ?? here[0] ?? open[0])
      : undefined);
  if (!face) return false;
  const [skill = 'Insight'] = face.check.skills;
  await attempt(
    turn,
    { by: 'story', step, skill, difficulty: face.check.difficulty, about: `face ${face.note.id}` },
    resolveFaceInText,
  );
  return true;
}

const personOf = (turn: Telling, { note: { before, text } }: Face) =>
  personIn(turn, { before: before.join(' '), sentence: text });

/** Who was named last in what was told before. */
function isLastSpokenTo(turn: Telling, face: Face): boolean {
  const told = turn.table.history.findLast(({ sender }) => sender === 'dm')?.content ?? '';
  const person = personOf(turn, face);
  return person?.name.split(' ').some((name) => told.includes(name)) ?? false;
}

export const resolveFaceInText: Resolve = (turn, { about }, { isSuccess }) => {
  const { script } = turn.excerpts;
  const adventure: Opened | null = script ? openAdventure(script) : null;
  const room = adventure && roomOf(adventure, turn.state.at);
  const face = room && facesIn(room).find(({ note: { id } }) => `face ${id}` === about);
  if (!room || !face) return;
  const person = personOf(turn, face);
  const who = person?.name ?? 'the stranger';
  if (!isSuccess) return void turn.line(closed, { echo: 'look closely', who });
  note(turn.state, room.id, `told ${face.note.id}`);
  reveal(turn, face.note.text);
  turn.say('You look closely, and it is plain to see.');
  turn.say(face.told.replace(/^(?:he|she|they)\b/i, person?.name ?? '$&'));
};
