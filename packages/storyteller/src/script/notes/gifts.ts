import { titled } from '../../deeds/number.ts';
import { spoken } from '../../talk/spoken.ts';
import { slotsOf } from '../../talk/people.ts';
import { gainItem, loseItem } from '../../telling/belongings.ts';
import type { Telling } from '../../telling/telling.ts';
import type { Person } from '../../world/world.ts';
import { contentWords } from '../content-words.ts';
import { toPlayers } from '../narrated.ts';
import { once } from '../once.ts';
import type { Opened } from '../opened.ts';
import { personIn } from '../outcome.ts';
import { asOwnSpeech } from '../own-mouth.ts';
import type { Room } from '../rooms.ts';
import { given, givenAlready, notGivenYet } from './note-lines.ts';
import { isNoted, type Note, note, notesOf } from './notes.ts';
import { doneIn, nounPhrase } from './words.ts';

/** What somebody parts with, and for what. */
interface Gift {
  note: Note;
  /** `keycard`, `key to the front door`. */
  item: string;
  /** The noun of it; of several things, of each. */
  words: readonly string[];
  /** What has to be done for it, as it follows `a character`; null where asking is enough. */
  condition: string | null;
  /** Whether asking for help is asking for it. */
  forHelp: boolean;
  /** What is said with it. */
  says: string;
}

const gives =
  '(?:lends?|gives?|hands?|passes|parts with|surrenders?|offers?|will (?:lend|give|hand|part with|surrender|offer))';
const to =
  '(?:(?: over| out| up)? ?(?:(?:to )?(?:them|him|her|you|the (?:heroes|party|characters|players|adventurers)))? ?(?:over |out )?)';
const item = "((?:the|an?|his|her|their|its|\\p{Lu}\\p{Ll}+['’]s) [^,.;]{2,70}?)";
const onlyIf = new RegExp(
  `\\b${gives}${to} ?${item} (?:(?:only )?(?:if|when|once) (.{3,120})|to (?:anyone|anybody|whoever|somebody|someone|those|the one|the first)(?: who)? (.{3,120}))$`,
  'iu',
);
const ifThen = new RegExp(
  `^(?:if|when|once) (.{4,120}?), (?:he|she|they|\\p{Lu}[\\p{L} ]{1,30}?) (?:then |gladly |also )?${gives}${to} ?${item}(?: and (?:tells?|says?|explains?|adds?) (?:them |you )?(?:that )?([^.]+))?$`,
  'iu',
);
const somebody =
  /^(?:somebody|someone|anybody|anyone|whoever|a character|the (?:heroes|hero|characters?|party|players?|adventurers?)|they|one of them|asked) /i;
const asking =
  /^(?:(?:is|are) )?(?:asked|asks?)\b(?!.*\babout\b)|\b(?:asks?|asked) (?:politely|nicely|kindly|for it|her|him)/i;
const immaterial =
  /\b(?:way|room|bed|help|advice|hint|answer|word|time|information|hand|look|promise|lift|nothing|everything|attention|reward|silver pieces|gold pieces|\d+)\b/i;

const giftsIn = once((room: Pick<Room, 'paragraphs'>): readonly Gift[] =>
  notesOf(room).flatMap((own): Gift[] => {
    const text = own.text.replace(/[.]$/, '').replace(/\*/g, '');
    if (/\bDC ?\d/.test(text)) return [];
    const plain = onlyIf.exec(text);
    const turned = plain ? null : ifThen.exec(text);
    const what = plain?.[1] ?? turned?.[2];
    const condition = plain?.[2] ?? plain?.[3] ?? turned?.[1];
    if (!what || !condition || immaterial.test(what)) return [];
    const isAsked = asking.test(condition) || asking.test(condition.replace(somebody, ''));
    const shown = what.replace(/^(?:the|an?|his|her|their|its) /i, '');
    return [
      {
        note: own,
        item: shown,
        words: itemsIn(shown).flatMap((one) => nounsOf(one)),
        forHelp: isAsked && /\bfor help\b/i.test(condition),
        condition: isAsked ? null : condition.replace(somebody, ''),
        says: turned?.[3] ?? '',
      },
    ];
  }),
);

/** `a good rope and a flask of lamp oil`: two things. */
const itemsIn = (item: string) => item.split(/,? and (?=(?:the|an?|some|two|three|his|her) )/);
/** Of a flask of oil both: it is asked for by either. */
const nounsOf = (item: string) => [
  ...nounPhrase(item).slice(0, 1),
  ...(/ of /.test(item) ? contentWords(item.split(' of ').at(-1)!).slice(-1) : []),
];

const asks = /\b(?:borrow|lend|give|have|take|may|can|could|need|ask\w*|hand|use|want|for your|would you)\b/i;
const wants = (message: string) => asks.test(message);
const food = new Set(['food', 'bread', 'ration', 'meal', 'eat', 'apple', 'cheese']);

function isMet(message: string, condition: string): boolean {
  const said = contentWords(doneIn(message));
  const wanted = [...new Set(contentWords(condition))];
  const shared = wanted.filter(
    (one) => said.includes(one) || (food.has(one) && said.some((word) => food.has(word))),
  );
  return shared.length >= Math.min(2, wanted.length) && wanted.length > 0;
}

/** What somebody here parts with for asking, or for what was done for them. Whether a message is about that. */
export async function partsWith(turn: Telling, _: Opened, room: Room, echo: string): Promise<boolean> {
  if (turn.table.encounter) return false;
  const said = contentWords(turn.message);
  for (const gift of giftsIn(room)) {
    const person = personIn(turn, { before: gift.note.before.join(' '), sentence: gift.note.text });
    if (!person) continue;
    const isOver = isNoted(turn.state, room.id, `told ${gift.note.id}`);
    const isNamed = gift.words.some((one) => said.includes(one)) || (gift.forHelp && said.includes('help'));
    const isMeant = isNamed && wants(turn.message);
    if (isOver && isMeant && /\?\s*$|\bask\b/i.test(turn.message))
      return turn.line(givenAlready, slotsOf(turn, person));
    if (isOver) continue;
    const isDone = gift.condition !== null && isMet(turn.message, gift.condition);
    if (isDone || (isMeant && gift.condition === null)) {
      await hand(turn, room, gift, person, echo);
      return true;
    }
    if (
      isMeant &&
      gift.condition !== null &&
      /\?|\bask\b|\bplease\b|\bgive me\b/i.test(turn.message) &&
      !gift.note.isSecret
    ) {
      const condition = asOwnSpeech(toPlayers(`If a character ${gift.condition}`), person)
        .replace(/\b(help|let|watch|see) my (?=\p{Ll}+ (?:the|an?)\b)/gu, '$1 me ')
        .replace(/\.$/, '');
      if (echo !== '') turn.say(`You ${echo}.`);
      return turn.line(notGivenYet, {
        ...slotsOf(turn, person),
        condition,
        thing: /['’]s /.test(gift.item) ? gift.item : `the ${gift.item}`,
      });
    }
  }
  return false;
}

async function hand(turn: Telling, room: Room, gift: Gift, person: Person, echo: string): Promise<void> {
  note(turn.state, room.id, `told ${gift.note.id}`);
  if (echo !== '' && !/\?\s*$/.test(turn.message)) turn.say(`You ${echo}.`);
  const shared = turn.sheet?.inventory.find(({ name }) => contentWords(name).some((word) => food.has(word)));
  if (gift.condition && contentWords(gift.condition).some((word) => food.has(word)) && shared)
    await loseItem(turn, shared.name);
  for (const one of itemsIn(gift.item))
    await gainItem(turn, titled(one.replace(/^(?:the|an?|some|his|her) /i, '')).slice(0, 60));
  turn.line(given, {
    ...slotsOf(turn, person),
    thing: /['’]s /.test(gift.item) ? gift.item : `the ${gift.item}`,
  });
  const says = gift.says === '' ? '' : asOwnSpeech(gift.says, person);
  if (says !== '') spoken(turn, person, says);
}
