import { baseVerb } from '../reader/inflection.ts';
import { isVerb } from '../reader/verbs.ts';
import { slotsOf } from '../talk/people.ts';
import type { Telling } from '../telling/telling.ts';
import { contentWords, stem } from './content-words.ts';
import { asItHappens, personIn } from './outcome.ts';
import { once } from './once.ts';
import type { Opened } from './opened.ts';
import type { Room } from './rooms.ts';
import { stillForbidden } from './script-lines.ts';
import { solvedIn } from './seen.ts';
import { type Solution, solutionsIn } from './solutions.ts';
import { untilIn } from './until.ts';
import { wholeSentences } from './whole-sentences.ts';

/** `the lamp be lit`: what is done to what. */
const done = /\b(?:the|an?|his|her) (?:\p{Ll}+ )?(\p{Ll}+) (?:to )?be (\p{Ll}+)\b/u;

/** `She rises like a wave against anybody who brings fire.` */
const againstAll = / against (?:anyone|anybody|whoever|everybody|those)\b[^.]*/i;

interface Forbidden {
  solution: Solution;
  noun: string;
  verb: string;
}

const forbiddenIn = once(({ paragraphs }: Pick<Room, 'paragraphs'>): readonly Forbidden[] =>
  solutionsIn(paragraphs).flatMap((solution) => {
    const told = untilIn(solution.sentence);
    const [, noun, verb] = (told && done.exec(told.consequence)) ?? [];
    if (!noun || !verb) return [];
    const base = baseVerb(verb, isVerb) ?? verb;
    return [{ solution, noun: stem(noun), verb: stem(base) }];
  }),
);

/** Who does what somebody here will not have done, before what they ask for, is kept from it. Whether that was so. */
export function isForbidden(turn: Telling, { guard }: Opened, room: Room, echo: string): boolean {
  if (turn.table.encounter || echo === '' || /\?\s*$/.test(turn.message)) return false;
  const words = contentWords(echo);
  const solved = solvedIn(turn.state, room.id);
  const found = forbiddenIn(room).find(
    ({ solution, noun, verb }) =>
      !solved.includes(solution.id) && words.includes(noun) && words.includes(verb),
  );
  if (!found || turn.place.people.length === 0) return false;
  const person = personIn(turn, found.solution);
  const [refused = ''] = found.solution.sentence.split(/ (?:until|unless|before) /);
  const clause = refused.split(/,? and (?=(?:he|she|it|they) )/).at(-1)!;
  const told = asItHappens(clause.replace(/\bwill not let\b/, 'does not let'), person?.name ?? null);
  if (told === '' || !guard.isPlain(told)) return false;
  turn.say(`You set out to ${echo}.`);
  if (!turn.say(told)) {
    if (person) turn.line(stillForbidden, slotsOf(turn, person));
    return true;
  }
  const rises = room.paragraphs
    .flatMap(({ text }) => wholeSentences(text))
    .find((one) => againstAll.test(one) && guard.isPlain(one));
  if (rises) turn.say(asItHappens(rises.replace(againstAll, ' against you'), person?.name ?? null));
  return true;
}
