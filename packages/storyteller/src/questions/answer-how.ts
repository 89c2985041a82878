import { canSee, conditionNow, conditionsOf, hindranceTo, wasOnce } from '../conditions/people-now.ts';
import type { ConditionKind } from '../conditions/condition.ts';
import { tellOver } from '../conditions/seen.ts';
import type { Telling } from '../telling/telling.ts';
import type { Person } from '../world/world.ts';
import { sayAnyway } from './say-anyway.ts';

/** Of `is he awake?`, what is asked; `isOpposite`: a yes to it says that it is not so. */
const asked: readonly { words: RegExp; kinds: readonly ConditionKind[]; isOpposite?: true }[] = [
  { words: /\b(?:awake|up (?:yet|again|now))\b/, kinds: ['asleep', 'senseless'], isOpposite: true },
  { words: /\b(?:asleep|sleeping|snoring|dozing)\b/, kinds: ['asleep'] },
  { words: /\b(?:conscious|breathing|alive)\b/, kinds: ['senseless'], isOpposite: true },
  { words: /\b(?:unconscious|senseless|out cold|knocked out)\b/, kinds: ['senseless'] },
  {
    words: /\b(?:free|loose|untied|unbound|able to (?:move|walk))\b/,
    kinds: ['bound', 'locked'],
    isOpposite: true,
  },
  {
    words: /\b(?:tied|bound|chained|trapped|stuck|roped|shackled|handcuffed|tied up)\b/,
    kinds: ['bound', 'locked'],
  },
  { words: /\b(?:locked|imprisoned|shut in|behind bars)\b/, kinds: ['locked'] },
  { words: /\bgagged\b/, kinds: ['gagged'] },
  { words: /\b(?:mute|dumb|voiceless)\b/, kinds: ['mute'] },
  {
    words: /\b(?:speak|talk|say (?:anything|something)|answer)\b/,
    kinds: ['mute', 'gagged', 'animal', 'asleep', 'senseless'],
    isOpposite: true,
  },
  { words: /\bdeaf\b/, kinds: ['deaf'] },
  { words: /\bhear\b/, kinds: ['deaf', 'asleep', 'senseless'], isOpposite: true },
  { words: /\bblind\b/, kinds: ['blind'] },
  { words: /\bsee\b/, kinds: ['blind', 'asleep', 'senseless'], isOpposite: true },
  {
    words: /\b(?:walk|move|run|come|get up|stand)\b/,
    kinds: ['bound', 'locked', 'asleep', 'senseless'],
    isOpposite: true,
  },
];

const whether =
  /^\W*(?:(?:so|and|but|wait|ok|okay|hey|um|uh|then)[ ,]+)*(?:is|are|isn't|aren't|can|can't|could|does|do)\b(?! (?:you|i|we|there|it)\b)/i;
const why =
  /^\W*(?:(?:so|and|but|wait|ok|okay|hey)[ ,]+)*(?:why (?:is|isn't|does|doesn't|do|don't|won't|can't|will|can)\b(?! (?:you|i|we)\b)|what(?:'s| is| has) (?:wrong|the matter|happened|up) (?:with|to)\b)/i;

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Of whom it is asked: by name, or by a word that only one of those here can be meant by. */
function whomAsked(turn: Telling, message: string): Person | null {
  const words = wordsIn(message.replace(/['’]s\b/g, ''));
  const { people } = turn.place;
  const isCalled = ({ name, role, words: own }: Person) =>
    [...wordsIn(name), ...wordsIn(role).slice(-1), ...own].some(
      (word) => word.length > 2 && words.includes(word),
    );
  const named = people.find(({ name }) =>
    wordsIn(name).some((word) => word.length > 2 && word !== 'the' && words.includes(word)),
  );
  if (named) return named;
  const called = people.filter(isCalled);
  if (called.length === 1) return called[0]!;
  const pronoun = words.find((word) => /^(?:he|she|him|her|they|them)$/.test(word));
  if (!pronoun) return null;
  const kind = { he: 'he', him: 'he', she: 'she', her: 'she', they: 'they', them: 'they' }[pronoun];
  const meant = people.filter(
    (one) => (one.pronoun === kind || one.pronoun === 'they') && conditionsOf(turn, one).length > 0,
  );
  return meant.length === 1 ? meant[0]! : null;
}

/** `is he still asleep?`, `can she talk?`, `why does Elsie not answer?`: how somebody is now. Whether that was asked. */
export function answersHow(turn: Telling): boolean {
  const { message } = turn;
  if (message.length > 120 || /["“]|[.?!]\s+\S/.test(message) || turn.table.encounter) return false;
  const isWhy = why.test(message);
  if (!isWhy && !whether.test(message)) return false;
  const person = whomAsked(turn, message);
  if (!person || conditionsOf(turn, person).length === 0) return false;
  return isWhy ? tellsWhy(turn, person) : tellsWhether(turn, person, message.toLowerCase());
}

function tellsWhy(turn: Telling, person: Person): boolean {
  const found =
    hindranceTo(turn, person, 'hear') ??
    hindranceTo(turn, person, 'speak') ??
    hindranceTo(turn, person, 'come') ??
    (canSee(turn, person) ? null : conditionNow(turn, person, 'blind'));
  if (!found) return false;
  sayAnyway(turn, [
    `It is no ill will: ${person.name} is ${found.how}.`,
    `The reason is plain to see: ${person.name} is ${found.how}.`,
    `Because ${person.name} is ${found.how}.`,
  ]);
  return true;
}

function tellsWhether(turn: Telling, person: Person, message: string): boolean {
  const { name } = person;
  const about = asked.find(({ words }) => words.test(message));
  if (!about) return false;
  const now = conditionNow(turn, person, ...about.kinds);
  if (now) {
    const answer = about.isOpposite ? 'No' : 'Yes';
    sayAnyway(turn, [
      `${answer}: ${name} is ${now.how}.`,
      `${answer}. As far as you can see, ${name} is ${now.how}.`,
      `${name} is ${now.how}, as anybody can see.`,
    ]);
    return true;
  }
  const over = about.kinds.find((kind) => wasOnce(turn, person, kind));
  if (over) {
    sayAnyway(
      turn,
      about.isOpposite ? ['Yes, by now.', 'Yes: that has changed.'] : ['Not any more.', 'No, that is over.'],
    );
    tellOver(turn, person, over);
    return true;
  }
  sayAnyway(
    turn,
    about.isOpposite
      ? [`Yes: nothing keeps ${name} from it.`, `As far as you can tell, yes; ${name} has no trouble there.`]
      : [
          `No, as far as you can tell ${name} is nothing of the kind.`,
          `Not that you could see; nothing of the kind is wrong with ${name}.`,
        ],
  );
  return true;
}
