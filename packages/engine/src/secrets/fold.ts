/**
 * What a character counts as when words are compared: its letters in lower case without accents, '' for what is not seen or only decorates,
 * ' ' for what parts words.
 */
export function fold(codePoint: number): string {
  const before = known[codePoint];
  if (before !== undefined) return before;
  const now = folded(codePoint);
  if (codePoint < known.length) known[codePoint] = now;
  return now;
}

/** Of the characters that texts are made of; there are no more of them than this. */
const known: (string | undefined)[] = new Array(0x10000);

/** What is written like a Latin letter and is another to a computer, and letters that no normal form takes apart. */
const alike = new Map(
  Object.entries({
    ...pairs('авекмнорстухіјѕԁԛԝ', 'abekmhopctyxijsdqw'),
    ...pairs('αβεηικμνορτυχ', 'abehikmnoptyx'),
    ...pairs('øłđħıŧ', 'oldhit'),
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    þ: 'th',
  }),
);

function pairs(from: string, to: string): Record<string, string> {
  return Object.fromEntries([...from].map((letter, at) => [letter, to[at]!]));
}

/** Letters in boxes, in circles and as flags. */
const boxed = [0x1f150, 0x1f170, 0x1f1e6];

/** Emphasis and apostrophes stand within words too. */
const decoration = /^(?:[*`~'’‘ʼ´]|\p{M}|\p{Cf}|\p{Default_Ignorable_Code_Point})$/u;

function folded(codePoint: number): string {
  const start = boxed.find((first) => codePoint >= first && codePoint < first + 26);
  if (start !== undefined) return String.fromCharCode(0x61 + codePoint - start);
  const given = String.fromCodePoint(codePoint);
  if (decoration.test(given)) return '';
  let letters = '';
  for (const one of given.normalize('NFKD').toLowerCase().normalize('NFKD'))
    if (/[\p{L}\p{N}]/u.test(one)) letters += alike.get(one) ?? one;
  return letters === '' ? ' ' : letters;
}
