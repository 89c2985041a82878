/** Letters that Western and Central European languages write with marks: in a first, coarse look any letter may stand for them. */
const maybeMarked = /[^bdfghjklmpqrtvwx0-9]/gu;

/** Without regard to case and to accents. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** As it is read: without the marks of Markdown, on one line. */
function asRead(content: string): string {
  return content
    .replace(/[*`#>~]+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What has to occur, each word once. */
export function searchedWords(text: string): string[] {
  return [...new Set(fold(asRead(text)).split(' ').filter(Boolean))];
}

/**
 * For SQL's `like`, over texts in lower case: finds whatever has the longest of the words, and some more, which is told apart
 * by `excerptOf`. Neither database leaves out accents by itself.
 */
export function coarsePattern(words: readonly string[]): string {
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one), '');
  return `%${longest.replaceAll(maybeMarked, '_')}%`;
}

/** The characters of a text folded, and for each character of that where in the text it stands. */
function foldedPlaces(text: string): { folded: string; places: number[] } {
  let folded = '';
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    const plain = fold(character);
    folded += plain;
    for (let index = 0; index < plain.length; index += 1) places.push(at);
    at += character.length;
  }
  places.push(text.length);
  return { folded, places };
}

export interface Excerpt {
  excerpt: string;
  /** Where in the excerpt the words stand: from the one character to before the other. */
  marks: [from: number, to: number][];
}

const mostCharacters = 200;
/** What stands before the first hit. */
const lead = 60;

/** What a text says around the first of the words; null where one of them does not occur. */
export function excerptOf(content: string, words: readonly string[]): Excerpt | null {
  const text = asRead(content);
  const quick = fold(text);
  if (words.length === 0 || !words.every((word) => quick.includes(word))) return null;
  const { folded, places } = foldedPlaces(text);
  const hits = hitsIn(folded, words).map(([from, to]) => [places[from]!, places[to]!] as const);
  const first = hits[0]?.[0] ?? 0;
  const [start, end] = windowOf(text, first);
  const before = start > 0 ? '…' : '';
  const marks = hits
    .filter(([from, to]) => from >= start && to <= end)
    .map(([from, to]): [number, number] => [from - start + before.length, to - start + before.length]);
  return { excerpt: `${before}${text.slice(start, end)}${end < text.length ? '…' : ''}`, marks };
}

/** Every place of a word, in their order; where two overlap, the first. */
function hitsIn(folded: string, words: readonly string[]): [number, number][] {
  const found: [number, number][] = [];
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      found.push([at, at + word.length]);
    }
  }
  found.sort(([one, oneEnd], [other, otherEnd]) => one - other || otherEnd - oneEnd);
  let end = 0;
  return found.filter(([from, to]) => {
    if (from < end) return false;
    end = to;
    return true;
  });
}

/** As much as is shown, from the beginning of a word to the end of one. */
function windowOf(text: string, first: number): [start: number, end: number] {
  const room = mostCharacters - 2;
  const wanted = Math.min(Math.max(0, first - lead), Math.max(0, text.length - room));
  const start = wanted === 0 ? 0 : Math.min(text.indexOf(' ', wanted) + 1 || wanted, first);
  if (text.length - start <= room) return [start, text.length];
  const space = text.lastIndexOf(' ', start + room);
  return [start, wholeCharacter(text, space > first ? space : start + room)];
}

/** Never between the halves of a character. */
function wholeCharacter(text: string, at: number): number {
  return /[\uDC00-\uDFFF]/.test(text[at] ?? '') ? at - 1 : at;
}
