import { thirdPerson } from './narrated.ts';

const subject =
  '(?:[Hh]e|[Ss]he|[Ii]t|[Tt]hey|(?:\\p{Lu}\\p{Ll}+ ){0,2}\\p{Lu}\\p{Ll}+|[Tt]he (?:\\p{Ll}+ )?\\p{Ll}+)';
/** `she will not let the lamp be lit until somebody promises …`, `the guard refuses to open the gate unless …` */
const until = new RegExp(
  `(?:^|[,;:] |\\b(?:and|but) )(${subject}) (?:will not|won['’]t|refuses to|does not|do not) (let|allow|open|move|leave|rest|yield|budge)\\b ?([^,;]*?) (?:until|unless|before) ([^;]{6,160})$`,
  'u',
);

/** What is not to happen before something else does: what that is, and what happens then. */
export function untilIn(sentence: string): { condition: string; consequence: string } | null {
  const [, who, verb, rest = '', condition] = until.exec(sentence.replace(/[.!]$/, '')) ?? [];
  if (!who || !verb || !condition) return null;
  const does = /^they$/i.test(who) ? verb : thirdPerson(verb);
  return { condition, consequence: [who, does, rest].filter(Boolean).join(' ') };
}
