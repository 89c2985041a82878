import { words } from '../words/words.ts';

type Say = (texts: typeof words, parts: string[]) => string;

const number = (digits = '') => Number(digits.replaceAll(',', ''));

/** As people count it. */
function waiting(seconds: number): string {
  const [amount, unit] =
    seconds < 90
      ? [seconds, 'second']
      : seconds < 5_400
        ? [seconds / 60, 'minute']
        : [seconds / 3_600, 'hour'];
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(words.language, style).format(Math.ceil(amount));
}

/** Sentences of the service that no code stands for, because they have something in them or share one with others. */
const known: readonly [RegExp, Say][] = [
  [
    /^Too many requests, try again in (\d+) seconds/,
    ({ errors }, [seconds]) => errors.tooMany(waiting(number(seconds))),
  ],
  [/^They have stored all that they may here/, ({ errors }) => errors.theirStorageFull],
  [
    /^(.+) gives between (-?[\d.]+) and (-?[\d.]+)/,
    ({ tableErrors: { dice } }, [notation = '', lowest = '', highest = '']) =>
      dice.range(notation, lowest, highest),
  ],
  [/^That is no dice notation/, ({ tableErrors: { dice } }) => dice.noNotation],
  [/^There are no dice in it/, ({ tableErrors: { dice } }) => dice.noDice],
  [/^Join dice with a sign/, ({ tableErrors: { dice } }) => dice.join],
  [/^Write advantage as/, ({ tableErrors: { dice } }) => dice.advantage],
  [
    /^A notation has at most ([\d,]+) characters/,
    ({ tableErrors: { dice } }, [most]) => dice.length(number(most)),
  ],
  [/^At most ([\d,]+) dice can be rolled/, ({ tableErrors: { dice } }, [most]) => dice.most(number(most))],
  [/^A die has at most ([\d,]+) sides/, ({ tableErrors: { dice } }, [most]) => dice.sides(number(most))],
  [/^Numbers can be ([\d,]+) at most/, ({ tableErrors: { dice } }, [most]) => dice.numbers(number(most))],
  [
    /^At most ([\d,]+) multiplications/,
    ({ tableErrors: { dice } }, [most]) => dice.multiplications(number(most)),
  ],
  [/^The brackets are nested too deeply/, ({ tableErrors: { dice } }) => dice.brackets],
  [/^Divide by a whole number only/, ({ tableErrors: { dice } }) => dice.division],
  [/^Only \+ - \* \/, brackets/, ({ tableErrors: { dice } }) => dice.arithmetic],
  [/^A group in braces can be/, ({ tableErrors: { dice } }) => dice.group],
  [/^(.+) has one face only/, ({ tableErrors: { dice } }, [written = '']) => dice.oneFace(written)],
  [/^Dice can explode or be rerolled/, ({ tableErrors: { dice } }) => dice.explodeOrReroll],
  [/^(.+) would keep rolling/, ({ tableErrors: { dice } }, [written = '']) => dice.endless(written)],
  [/^(.+) cannot all be different/, ({ tableErrors: { dice } }, [written = '']) => dice.different(written)],
  [/^Unique dice cannot also/, ({ tableErrors: { dice } }) => dice.unique],
];

/** The same in the reader's language; null where it is none of those. */
export function sayKnownDetail(detail: string): string | null {
  for (const [form, say] of known) {
    const found = form.exec(detail);
    if (found) return say(words, found.slice(1));
  }
  return null;
}

/** Why a game ended: the story's own words, or the service's in the reader's language. */
export function sayReason(reason: string): string {
  const [, name, points] = /^(.+) fell to (-?\d+) HP$/.exec(reason) ?? [];
  return name && points ? words.tableErrors.fell(name, points) : reason;
}
