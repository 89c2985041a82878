import { words } from '../words/words.ts';

type Rules = typeof words.errors.rules;
type Say = (rules: Rules, what: string, numbers: number[]) => string;

/** The rules of the contract, as its schemas word them. */
const known: readonly [RegExp, Say][] = [
  [/^is required$/, ({ required }, what) => required(what)],
  [
    /^must be between ([\d,]+) and ([\d,]+) characters$/,
    ({ length }, what, [least = 0, most = 0]) => length(what, least, most),
  ],
  [/^must be at most ([\d,]+) characters$/, ({ lengthAtMost }, what, [most = 0]) => lengthAtMost(what, most)],
  [
    /^must be between (-?[\d,]+) and (-?[\d,]+)$/,
    ({ between }, what, [least = 0, most = 0]) => between(what, least, most),
  ],
  [/^must have at most ([\d,]+) entries$/, ({ entries }, what, [most = 0]) => entries(what, most)],
  [/^must not contain control characters$/, ({ controlCharacters }, what) => controlCharacters(what)],
  [/^must be a (positive )?whole number$/, ({ wholeNumber }, what) => wholeNumber(what)],
  [/^must be true or false$/, ({ trueOrFalse }, what) => trueOrFalse(what)],
  [/^may contain letters, digits, spaces/, ({ letters }, what) => letters(what)],
  [/^must be a language tag/, ({ languageTag }, what) => languageTag(what)],
  [/^must be finite$/, ({ finite }, what) => finite(what)],
  [/^must be a text, a number, true or false$/, ({ value }, what) => value(what)],
  [/^must be a text$/, ({ text }, what) => text(what)],
  [/^must be a number$/, ({ number }, what) => number(what)],
  [/^must be a list$/, ({ list }, what) => list(what)],
  [/^must be a UUID$/, ({ notKnown }, what) => notKnown(what)],
  [/^must be at most max_hp$/, ({ atMostMaximum }, what) => atMostMaximum(what)],
  [/^must not be the name$/, ({ isTheName }, what) => isTheName(what)],
  [/^is too easy to guess/, ({ guessable }, what) => guessable(what)],
  [/^must be one of the models/, ({ notOffered }, what) => notOffered(what)],
  [/^has a name that /, ({ badKey }, what) => badKey(what)],
];

/** What is wrong with a field, said of what people call it. */
export function sayRule(what: string, message: string): string {
  const { rules } = words.errors;
  for (const [form, say] of known) {
    const found = form.exec(message);
    if (found) {
      const numbers = found.slice(1).map((digits) => Number(digits?.replaceAll(',', '')));
      return say(rules, what, numbers);
    }
  }
  return rules.otherwise(what);
}
