/** Words that say how something is asked, not what about. A topic is matched by them only where nothing else was said. */
const weak = new Set(
  (
    'a an the and or but if so of to in on at by for from with about as into over under out up down off than then that this these those ' +
    'it its is are was were be been being am do does did done have has had will would shall should can could may might must not no nor ' +
    'i me my mine we us our you your yours yourself he him his she her hers they them their there here who whom whose what which when where why how ' +
    'ask asks tell tells told say says said speak talk talks talking know knows known heard hear anything something everything nothing any some all ' +
    'go goes going get gets got come comes came want wants need needs think thinks thought like likes let lets see sees saw seen look looks notice noticed ' +
    'happen happens happened happening matter wrong trouble help thing things stuff much many more most long lot bit really very just still ever too also now next ' +
    'please sir madam maam miss mister dear friend excuse forgive pardon sorry hey hi hello ok okay yes oh um uh tonight today lately recently ' +
    'odd strange weird unusual news rumour rumor name way whats hows wheres whos im ive youre dont didnt doesnt isnt one only own'
  ).split(' '),
);

export const isWeak = (word: string) => weak.has(word) || word.length < 2;

/** The words of a text, in lower case, without what belongs to somebody: `Odra's` is `odra`. Bounded, whatever was written. */
export function wordsIn(text: string): string[] {
  const words =
    text
      .slice(0, 2000)
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}']+/gu) ?? [];
  return words
    .map((word) => word.replace(/'s?$/, '').replaceAll("'", ''))
    .filter((word) => word !== '')
    .slice(0, 120);
}

/** One of several: `boxes` is `box`, `stories` is `story`. */
function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.endsWith('ves')) return `${word.slice(0, -3)}f`;
  if (/(?:ch|sh|x|z|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** What is left of a word without its endings: `howling`, `howled` and `howls` are one. */
function stem(word: string): string {
  const one = singular(word);
  const bare = one.replace(/(?:ing|ed|er|e)$/, '');
  if (bare.length < 3) return one;
  return /([^aeiou])\1$/.test(bare) ? bare.slice(0, -1) : bare;
}

/** Whether two words differ by one letter that is missing, too many, wrong or in the wrong place. */
function isSlip(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < 5 || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  while (
    end < Math.min(one.length, other.length) - start &&
    one[one.length - 1 - end] === other[other.length - 1 - end]
  )
    end++;
  const left = one.slice(start, one.length - end);
  const right = other.slice(start, other.length - end);
  if (start === 0) return false;
  return (
    (left.length <= 1 && right.length <= 1) || (left.length === 2 && left === [...right].reverse().join(''))
  );
}

interface Term {
  one: string;
  stem: string;
}

const terms = new Map<string, Term>();
const mostTerms = 4000;

/** A word as it is compared. Worked out once for each: the same words come again and again. */
function termOf(word: string): Term {
  const known = terms.get(word);
  if (known) return known;
  if (terms.size >= mostTerms) terms.clear();
  const term = { one: singular(word), stem: word.length < 4 ? word : stem(word) };
  terms.set(word, term);
  return term;
}

export const stemOf = (word: string) => termOf(word).stem;

export function isSameWord(word: string, other: string): boolean {
  if (word === other) return true;
  const [mine, its] = [termOf(word), termOf(other)];
  if (mine.one === its.one) return true;
  // `dam` is what was `dammed`.
  if (word.length === 3 || other.length === 3)
    return word.length > 2 && other.length > 2 && mine.stem === its.stem;
  if (word.length < 4 || other.length < 4) return false;
  return mine.stem === its.stem || isSlip(mine.one, its.one);
}

export const shares = (some: readonly string[], others: readonly string[]) =>
  some.some((one) => others.some((other) => isSameWord(one, other)));

/** `who are you`, `your name`, and not `who told you that`. */
export function asksWho(text: string): boolean {
  return / (?:who (?:\w{1,12} )?(?:are|were) you|who you (?:are|were)|who (?:he|she|they) (?:is|are|was|were)|(?:your|his|her|their) name|yourself) /.test(
    ` ${wordsIn(text).join(' ')} `,
  );
}
