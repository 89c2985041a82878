import type { Check } from '../world/world.ts';

const skill =
  "(?:Strength|Dexterity|Constitution|Intelligence|Wisdom|Charisma|Acrobatics|Animal Handling|Arcana|Athletics|Deception|History|Insight|Intimidation|Investigation|Medicine|Nature|Perception|Performance|Persuasion|Religion|Sleight of Hand|Stealth|Survival|thieves['’] tools)";
/** `Persuasion`, `Persuasion or Insight`, `Wisdom (Perception)`, `Intimidation, Deception or Persuasion` */
const several = `(${skill}(?:(?:,? or |, | ?/ ?| ?\\()${skill}\\)?)*)`;
/** `DC 13 Persuasion`, `DC 13 Charisma (Persuasion)`; a saving throw is no deed. */
const ahead = new RegExp(`\\bDC ?(\\d{1,2}) ${several}(?! sav| throw)`, 'i');
/** `(Persuasion DC 13)`, `a Strength check of DC 18`, `Perception check (DC 14)` */
const behind = new RegExp(`\\b${several}(?: check| roll)?(?: of|:)?,? \\(?DC ?(\\d{1,2})`, 'i');
/** `A Perception check, DC 15 they find it` */
const afterwards = new RegExp(
  `\\b${several} (?:check|roll)\\b[^.;(]{0,50}\\bDC ?(\\d{1,2})(?! ?\\p{L}* sav)`,
  'iu',
);
const bare = /\(DC ?(\d{1,2})\)/i;
const one = new RegExp(skill, 'gi');
const abilities = new Set(['Strength', 'Dexterity', 'Constitution', 'Intelligence', 'Wisdom', 'Charisma']);

const capital = (name: string) =>
  name.replace(/(?<!['’\p{L}])\p{Ll}(?!f\b|ools\b)/gu, (letter) => letter.toUpperCase());

/** Of `Charisma (Persuasion)` the skill is rolled. */
function skillsIn(text: string): string[] {
  const all = [...new Set((text.match(one) ?? []).map(capital))];
  const own = all.filter((name) => !abilities.has(name));
  return own.length > 0 ? own : all;
}

/** The check that a sentence writes down; one of no skill where it only says how hard it is. */
export function checkIn(sentence: string): Check | null {
  const [, difficulty, named] = ahead.exec(sentence) ?? [];
  if (difficulty && named) return { skills: skillsIn(named), difficulty: Number(difficulty) };
  const [, called, after] = behind.exec(sentence) ?? [];
  if (called && after) return { skills: skillsIn(called), difficulty: Number(after) };
  const [, apart, further] = afterwards.exec(sentence) ?? [];
  if (apart && further) return { skills: skillsIn(apart), difficulty: Number(further) };
  const number = bare.exec(sentence)?.[1];
  return number ? { skills: [], difficulty: Number(number) } : null;
}

const ofTalk = new Set(['Persuasion', 'Intimidation', 'Deception', 'Performance', 'Charisma']);
const ofSearch = new Set(['Perception', 'Investigation']);

const ofStudy = new Set(['Arcana', 'History', 'Insight', 'Medicine', 'Nature', 'Religion', 'Survival']);

/** What is won from somebody by words. */
export const isTalk = ({ skills }: Check) => skills.some((name) => ofTalk.has(name));
/** What is found by whoever searches. */
export const isSearch = ({ skills }: Check) => skills.some((name) => ofSearch.has(name));

/** What is understood by whoever looks closely and knows what to make of it. */
export const isStudy = ({ skills }: Check) => skills.some((name) => ofStudy.has(name));

/** The words of a check, so that a sentence can be read without them. */
const inBrackets = new RegExp(
  `\\s*\\([^()]{0,60}\\bDC ?\\d[^()]{0,60}(?:\\(${skill}\\)[^()]{0,30})?\\)`,
  'gi',
);
export const withoutCheck = (sentence: string) => sentence.replace(inBrackets, '');
