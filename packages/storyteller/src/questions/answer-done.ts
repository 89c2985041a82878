import { listed } from '../language/nouns.ts';
import { sceneryMarks } from '../deeds/scenery-marks.ts';
import { ground } from '../reader/ground.ts';
import { singular } from '../reader/inflection.ts';
import type { Phrase } from '../reader/reading.ts';
import type { Telling } from '../telling/telling.ts';
import type { Mark } from '../world/state.ts';
import type { Person } from '../world/world.ts';
import { sayAnyway } from './say-anyway.ts';

/** By which words it is asked for, and what is so instead. */
const states: readonly { asked: RegExp; is: readonly Mark[]; isNot: readonly Mark[] }[] = [
  { asked: /^(?:lit|burning|alight|on|glowing)$/, is: ['lit'], isNot: ['out', 'burnt'] },
  { asked: /^(?:out|dark|extinguished|off)$/, is: ['out'], isNot: ['lit'] },
  { asked: /^(?:locked|barred|bolted)$/, is: ['barred'], isNot: ['unlocked', 'open', 'broken'] },
  { asked: /^(?:unlocked)$/, is: ['unlocked', 'open', 'broken'], isNot: ['barred'] },
  { asked: /^(?:open|opened|ajar)$/, is: ['open', 'broken'], isNot: ['closed', 'barred'] },
  { asked: /^(?:closed|shut)$/, is: ['closed', 'barred'], isNot: ['open', 'broken'] },
  { asked: /^(?:broken|smashed|shattered|destroyed|in pieces)$/, is: ['broken'], isNot: ['mended'] },
  { asked: /^(?:whole|intact|mended|fixed|repaired)$/, is: ['mended'], isNot: ['broken', 'cut', 'burnt'] },
  { asked: /^(?:tied|fastened|knotted)$/, is: ['tied'], isNot: ['cut'] },
  { asked: /^(?:cut|severed)$/, is: ['cut'], isNot: ['mended'] },
  { asked: /^(?:burnt|burned|charred)$/, is: ['burnt'], isNot: [] },
];

const whether =
  /^\W*(?:(?:so|and|but|wait|ok|okay|hey|um)[ ,]+)*(?:is|are)(?: not|n't)? (?:the |that |this |my )([\p{L}' -]{2,40}?) (?:(?:still|already|now|really|even|yet|all) )*(\p{L}+(?: pieces)?)(?: (?:to|on|in|at|by) [^?]{2,40})?(?: (?:now|yet|already|still|again|or not))*\s*\?*\s*$/iu;

const phraseOf = (shown: string): Phrase => {
  const words = shown.toLowerCase().split(' ').map(singular);
  return { shown: `the ${shown}`, head: words.at(-1)!, words, isOwn: false };
};

const done: Readonly<Record<string, Mark>> = {
  ...{ open: 'open', opened: 'open', close: 'closed', closed: 'closed', shut: 'closed', unlock: 'unlocked' },
  ...{ light: 'lit', lit: 'lit', 'put out': 'out', extinguish: 'out', 'blow out': 'out', break: 'broken' },
  ...{ smash: 'broken', broken: 'broken', cut: 'cut', burn: 'burnt', tie: 'tied', search: 'searched' },
};
const haveWe = new RegExp(
  `^\\W*(?:did|have)(?:n't| not)? (?:i|we) (?:already |ever |not )?(${Object.keys(done).join('|')}) (?:the |that |this )([\\p{L}' -]{2,40}?)(?: (?:already|yet|before|now))*\\s*\\?*\\s*$`,
  'iu',
);

function marksOf(turn: Telling, shown: string): readonly Mark[] {
  const phrase = phraseOf(shown);
  const found = ground(phrase, turn);
  return found.kind === 'thing' ? (turn.state.things[found.thing.id] ?? []) : sceneryMarks(turn, phrase.head);
}

/** `did I open the chest already?` */
function answersWhetherDone(turn: Telling): boolean {
  const [, verb = '', shown = ''] = haveWe.exec(turn.message) ?? [];
  const marks = marksOf(turn, shown);
  const mark = done[verb.toLowerCase()];
  if (!mark || marks.length === 0) return false;
  if (marks.includes(mark))
    sayAnyway(turn, [
      `Yes, you did: the ${shown} is ${mark} since then.`,
      `You did; that is how the ${shown} came to be ${mark}.`,
    ]);
  else
    sayAnyway(turn, [
      `You did, but by now the ${shown} is ${marks.at(-1)}.`,
      `As it stands, the ${shown} is ${marks.at(-1)}.`,
    ]);
  return true;
}

/** `is the lamp still lit?`: what deeds have made of it. Whether that was asked, and is known. */
function answersState(turn: Telling): boolean {
  const [, shown = '', word = ''] = whether.exec(turn.message) ?? [];
  const state = states.find(({ asked }) => asked.test(word.toLowerCase()));
  if (!state || shown === '') return false;
  const last = marksOf(turn, shown).findLast((one) => state.is.includes(one) || state.isNot.includes(one));
  if (!last) return false;
  const answer = state.is.includes(last) ? 'Yes' : 'No';
  const be = /[^s]s$/.test(shown) ? 'are' : 'is';
  sayAnyway(turn, [
    `${answer}: the ${shown} ${be} ${last} by now.`,
    `${answer}, the ${shown} ${be} ${last}.`,
    `${answer}. The ${shown} ${be} ${last}, as you left ${be === 'is' ? 'it' : 'them'}.`,
  ]);
  return true;
}

const ofLooks =
  /^\W*(?:what about|how(?:'s| is| are)|what (?:does|do)) (?:the |that |this )([\p{L}' -]{2,40}?)(?: look(?: like)?)?(?: by)?(?: now)?\s*\?+\s*$/iu;
const showy = new Set<Mark>(['lit', 'out', 'open', 'closed', 'broken', 'cut', 'burnt', 'mended']);

/** `what does the window look like now?`, where it is no longer as it was. */
function answersLooks(turn: Telling): boolean {
  const [, shown = ''] = ofLooks.exec(turn.message) ?? [];
  const last = shown === '' ? undefined : marksOf(turn, shown).findLast((one) => showy.has(one));
  if (!last) return false;
  sayAnyway(turn, [
    `The ${shown} is ${last} by now.`,
    `Since you were at it, the ${shown} is ${last}.`,
    `What you did to the ${shown} is plain to see: ${last}.`,
  ]);
  return true;
}

const giving =
  /\b(?:did|have|had)(?: not|n't)? (?:i|we)\b.*\b(?:pay|paid|give|gave|given|bribe[ds]?|tip(?:ped)?|promised?)\b|\bwhat (?:i|we) (?:gave|paid|promised|have given)\b/i;

/** `what did I give her?`, `did I pay him already?`: what somebody has had of the party. Whether that was asked, and is known. */
function answersGiven(turn: Telling): boolean {
  const { message, place } = turn;
  if (!giving.test(message)) return false;
  const words: readonly string[] = message.toLowerCase().match(/\p{L}+/gu) ?? [];
  const isNamed = ({ name }: Person) =>
    name
      .toLowerCase()
      .split(' ')
      .some((word) => word.length > 2 && word !== 'the' && words.includes(word));
  const withNotes = place.people.filter((one) => notesOf(turn, one).length > 0);
  const person = place.people.find(isNamed) ?? (withNotes.length === 1 ? withNotes[0] : undefined);
  if (!person) return false;
  const notes = notesOf(turn, person);
  if (notes.length === 0)
    sayAnyway(turn, [
      `Not that anybody would remember: ${person.name} has had nothing of you.`,
      `Nothing so far; ${person.name} has empty hands.`,
    ]);
  else
    sayAnyway(turn, [
      `${person.name} ${listed(notes)}.`,
      `So far ${person.name} ${listed(notes)}.`,
      `It is not forgotten: ${person.name} ${listed(notes)}.`,
    ]);
  return true;
}

const notesOf = ({ state }: Telling, { id }: Person): string[] =>
  (state.people[id]?.heard ?? []).filter((note) => /^was (?:given|paid) /.test(note));

/** What was done before, and how it is since. Whether that was asked, and is known. */
export function answersDone(turn: Telling): boolean {
  const { message, table } = turn;
  if (message.length > 120 || /["“]|[.?!]\s+\S/.test(message) || table.encounter) return false;
  return answersState(turn) || answersLooks(turn) || answersWhetherDone(turn) || answersGiven(turn);
}
