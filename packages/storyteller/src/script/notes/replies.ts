import { titled } from '../../deeds/number.ts';
import { startFight } from '../../fight/fight.ts';
import type { Reading } from '../../reader/reading.ts';
import type { Telling } from '../../telling/telling.ts';
import { gainItem } from '../../telling/belongings.ts';
import { contentWords, sharedWords } from '../content-words.ts';
import { kindOf } from '../foes.ts';
import { befall, hazardIn, withoutHazard } from '../hazards.ts';
import { once } from '../once.ts';
import type { Opened } from '../opened.ts';
import { asItHappens, personIn } from '../outcome.ts';
import type { Room } from '../rooms.ts';
import { namedCreatures } from './creatures.ts';
import { isNoted, type Note, note, notesOf } from './notes.ts';
import { reveal, tellNote } from './tell-note.ts';

/** What comes of an answer to somebody who asks. */
interface Reply {
  note: Note;
  /** What is answered, as the text has it: `the heroes name Marta`. */
  when: string;
  then: string;
}

interface Asked {
  question: Note;
  replies: readonly Reply[];
}

const asks =
  /\b(?:asks?|says?|demands?|whispers?|calls?)\b[^"“]{0,40}["“][^"”]*\?["”]|\basks? (?:for|whether|if|who|what|why)\b/i;
const players =
  '(?:they|the (?:heroes|hero|characters?|party|players?|adventurers?)|somebody|someone|anyone|a character|one of them)';
const ifThey = new RegExp(
  `^(?:if|when|once|should) ${players} ((?:.(?!, (?:he|she|it|they|the|\\p{Lu})))+.), (.{3,})$`,
  'iu',
);

/** Who asks something here, and what comes of which answer: the sentences behind the question. */
export const askedIn = once((room: Room): Asked | null => {
  const notes = notesOf(room);
  const question = notes.find(({ text }) => asks.test(text));
  const isAloud = room.paragraphs.some(
    ({ voice, text }) => voice === 'aloud' && /\?["”]|\bplease\b/.test(text),
  );
  const from = question ? notes.indexOf(question) + 1 : isAloud ? 0 : -1;
  if (from < 0) return null;
  const replies = notes.slice(from).flatMap((own): Reply[] => {
    const [, when, then] = ifThey.exec(own.text) ?? [];
    return when && then && !/^(?:are|were|come|enter)\b/i.test(when) && !/\bDC ?\d+ [^.]*check/i.test(when)
      ? [{ note: own, when, then }]
      : [];
  });
  return replies.length > 0 ? { question: question ?? replies[0]!.note, replies } : null;
});

const names =
  /\b(?:names?|mentions?|says? (?:the )?name(?: of)?|calls? (?:her|him|it)|speaks? of|answers?:?)\b[^,.]*?["“]?(\p{Lu}[\p{L}]+)/u;
const otherName =
  /\b(?:any|another|some) other (?:name|answer)|\bwrong (?:name|answer)|\ban(?:y|other) answer\b/i;
const refuses =
  /\b(?:no|never|refuse|won['’]t|will not|wouldn['’]t|no deal|forget it|not (?:in|for|a chance)|decline)\b/i;
const agrees = /\b(?:yes|agree|accept|deal|fine|very well|we (?:will )?take|done|sure|all right|agreed)\b/i;
const strikes = /\b(?:attack|hit|strike|stab|shoot|smash|fight|kill|threaten)/i;

/** How well a message is what the text waits for; 0 where it is not. */
function likeness(message: string, { when }: Reply, all: readonly Reply[], isSpoken: boolean): number {
  const words = contentWords(message);
  const [, name] = names.exec(when) ?? [];
  if (name) return new RegExp(`\\b${name}\\b`, 'i').test(message) ? 4 : 0;
  if (otherName.test(when)) {
    const right = all.flatMap((one) => names.exec(one.when)?.[1] ?? []);
    const isName = /(?<!^)(?<![.!?"“] )\b\p{Lu}\p{Ll}{2,}/u.test(message) && !/\?\s*$/.test(message);
    return isSpoken && isName && !right.some((one) => message.includes(one)) ? 2 : 0;
  }
  return Math.max(
    ...when.split(/ or /i).map((part) => {
      if (/^(?:they )?(?:refuse|decline|say no)/i.test(part)) return refuses.test(message) ? 3 : 0;
      if (/^(?:they )?(?:agree|accept|say yes|take (?:his|her|the|their) (?:offer|deal))/i.test(part))
        return agrees.test(message) && !refuses.test(message) ? 3 : 0;
      if (/^(?:they )?(?:attack|threaten|fight|strike)/i.test(part)) return strikes.test(message) ? 3 : 0;
      const wanted = [...new Set(contentWords(part))];
      const shared = sharedWords(words, new Set(wanted)).length;
      return shared >= Math.max(1, Math.min(2, wanted.length)) ? 1 + shared : 0;
    }),
  );
}

/** Whether the question was put: read aloud, told by a trigger, or said by whoever is here. */
export const hasAsked = (turn: Telling, room: Room) => isNoted(turn.state, room.id, 'asked');

/** Whether somebody waits here for an answer of the players. */
export function awaitsAnswer({ state }: Telling, room: Room): boolean {
  const asked = askedIn(room);
  return asked !== null && !asked.replies.some(({ note: { id } }) => isNoted(state, room.id, `told ${id}`));
}

/** Lets come what the text has for an answer. Whether it has anything. */
export async function hearsReply(
  turn: Telling,
  adventure: Opened,
  room: Room,
  reading: Reading,
  echo: string,
): Promise<boolean> {
  const asked = askedIn(room);
  if (!asked || turn.table.encounter || /\?\s*$/.test(turn.message)) return false;
  const isSpoken =
    reading.kind === 'speech' ||
    reading.kind === 'answer' ||
    reading.kind === 'unknown' ||
    (reading.kind === 'steps' &&
      reading.steps.some(({ act }) => act === 'tell' || act === 'call' || act === 'other'));
  const open = asked.replies.filter(
    ({ note: { id } }) =>
      !isNoted(turn.state, room.id, `told ${id}`) ||
      otherName.test(asked.replies.find((one) => one.note.id === id)!.when),
  );
  const [best] = open
    .map((reply) => ({ reply, score: likeness(turn.message, reply, asked.replies, isSpoken) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
  if (!best) return false;
  const { note: own, then } = best.reply;
  note(turn.state, room.id, `told ${own.id}`);
  reveal(turn, own.text);
  turn.state.progress += 2;
  if (echo !== '') turn.say(`You ${echo}.`);
  const person = personIn(turn, {
    before: [...own.before, asked.question.text].join(' '),
    sentence: own.text,
  });
  const subject = person?.name ?? null;
  const told = asItHappens(withoutHazard(then), subject, true);
  await tellNote(turn, adventure, told);
  const [, gift] = handsOver.exec(then) ?? [];
  if (gift) await gainItem(turn, titled(gift).slice(0, 60));
  const hazard = hazardIn(own.text);
  if (hazard) await befall(turn, hazard, `note ${own.id}`);
  else if (/\b(?:fights?|attacks?|shoots|draws)\b/i.test(then)) {
    const [creature] = namedCreatures(room);
    const name = person?.name ?? creature?.kind.name;
    if (name)
      await startFight(turn, [
        {
          kind: {
            ...kindOf({ name, isProper: person !== null && /^\p{Lu}/u.test(name), count: 1, hitPoints: 20 }),
            ...(creature && { like: creature.kind.like }),
          },
          count: 1,
        },
      ]);
    turn.state.fought = true;
  }
  settled.set(turn, `${own.text} ${subject ?? ''}`);
  return true;
}

const handsOver =
  /\b(?:gives?|hands?|surrenders?|yields?) (?:(?:them|you|up|over) )*(?:the|his|her|an?) ((?:\p{Ll}+ ){0,2}?\p{Ll}+)(?= (?:away|up|over|freely|back|to)\b|[.,]?$)/iu;

/** What was answered in a turn, by which its ending is known. */
const settled = new WeakMap<Telling, string>();
export const settledNow = (turn: Telling) => settled.get(turn) ?? '';
