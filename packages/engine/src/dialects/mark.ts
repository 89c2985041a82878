/** What a reader makes of a place in the text: something, nothing, or that it cannot tell before it has seen more. */
export type Look<T> = T | 'more' | null;

/** A mark of some dialect: `<think>`, `</invoke>`, `<|im_end|>`, `[INST]`, `◁think▷`. */
export interface Mark {
  form: 'tag' | 'token' | 'bracket';
  /** In lower case, with `_` for the blanks that some vocabularies have in names. */
  name: string;
  isClosing: boolean;
  /** Whether it opens and closes at once, as `<think/>` does. */
  isEmpty: boolean;
  /** Whether a token has a bar on one side only, as Gemma's have: `<|turn>`, `<turn|>`. */
  isHalf?: true;
  attributes: string;
  length: number;
}

const longestName = 48;
const longestAttributes = 256;
const longestSpace = 4;

/** Names of tags and brackets that mean something; any other is the narrator's own. */
export class KnownNames {
  readonly #names: ReadonlySet<string>;
  readonly #beginnings = new Set<string>();

  constructor(names: Iterable<string>) {
    this.#names = new Set(names);
    for (const name of this.#names)
      for (let length = 1; length <= name.length; length++) this.#beginnings.add(name.slice(0, length));
  }

  has(name: string): boolean {
    return this.#names.has(name);
  }

  mayBegin(name: string): boolean {
    return name === '' || this.#beginnings.has(name);
  }
}

const isBar = (char: string | undefined) => char === '|' || char === '｜';
const isNameChar = (char: string) => /[\w:▁.-]/.test(char);
const isTokenChar = (char: string) => /[\w:▁.\-/ "]/.test(char);
const isSpace = (char: string) => char === ' ' || char === '\t' || char === '\n' || char === '\r';

function plainName(name: string): string {
  return name.toLowerCase().replaceAll('▁', '_').replaceAll(' ', '_');
}

/** Behind the name of a tag: nothing, attributes, a value as in `<function=name>`, or a slash. Prose is none of these. */
function readTagEnd(text: string, at: number): Look<{ attributes: string; end: number }> {
  const last = Math.min(text.length, at + longestAttributes);
  let quote = '';
  let hasBreak = false;
  for (let index = at; index < last; index++) {
    const char = text[index]!;
    if (quote !== '') {
      if (char === quote) quote = '';
      continue;
    }
    if (char === '>') {
      const attributes = text.slice(at, index).trim();
      const isOne = attributes === '' || attributes === '/' || attributes === '|' || attributes.includes('=');
      return isOne ? { attributes, end: index + 1 } : null;
    }
    // On the next line only the end.
    if (hasBreak && !/[\s/]/.test(char)) return null;
    if (char === '<' || (char === '\n' && text.slice(at, index).trim() !== '')) return null;
    hasBreak ||= char === '\n';
    if (index === at && !/[\s=/|]/.test(char)) return null;
    if ((char === '"' || char === "'") && text.slice(at, index).includes('=')) quote = char;
  }
  return last - at === longestAttributes ? null : 'more';
}

function readTag(text: string, at: number, nameAt: number, known: MarkNames['tags'] | null): Look<Mark> {
  let index = nameAt;
  const isClosing = text[index] === '/';
  if (isClosing) index++;
  // DeepSeek writes `<｜DSML｜invoke …>`.
  if (isBar(text[index])) {
    const bar = text.slice(index + 1, index + 6).toLowerCase();
    if (!'dsml'.startsWith(bar.slice(0, 4))) return null;
    if (bar.length < 5) return 'more';
    if (!isBar(bar[4])) return null;
    index += 6;
    while (text[index] === ' ' && index < at + 12) index++;
  }
  const from = index;
  while (index < text.length && index - from <= longestName && isNameChar(text[index]!)) index++;
  const name = plainName(text.slice(from, index));
  if (known && !known.mayBegin(name)) return null;
  if (index >= text.length) return 'more';
  if (name === '' || (known && !known.has(name))) return null;
  const ending = readTagEnd(text, index);
  if (ending === null || ending === 'more') return ending;
  const { attributes, end } = ending;
  // Gemma closes `<|tool_call>` with `<tool_call|>`.
  if (attributes === '|')
    return {
      form: 'token',
      name,
      isClosing: true,
      isEmpty: false,
      isHalf: true,
      attributes: '',
      length: end - at,
    };
  const isEmpty = attributes.endsWith('/') && !attributes.startsWith('=');
  return { form: 'tag', name, isClosing, isEmpty, attributes, length: end - at };
}

/** `< /think >`: some models write tags with space in them. */
function readSpacedTag(text: string, at: number, { tags, spaced }: Omit<MarkNames, 'brackets'>): Look<Mark> {
  let nameAt = skipSpace(text, at + 1, longestSpace);
  const isClosing = text[nameAt] === '/';
  if (isClosing) nameAt = skipSpace(text, nameAt + 1, longestSpace);
  if (nameAt >= text.length) return 'more';
  if (nameAt - at - 1 === (isClosing ? 1 : 0)) return readTag(text, at, at + 1, tags);
  if (text[nameAt] === '/') return null;
  const mark = readTag(text, at, nameAt, spaced);
  return typeof mark === 'object' && mark ? { ...mark, isClosing: isClosing || mark.isClosing } : mark;
}

/** A token of a vocabulary, `<|…|>`: whatever its name, nobody narrates it. */
function readToken(text: string, at: number): Look<Mark> {
  let index = at + 2;
  const isClosing = text[index] === '/';
  if (isClosing) index++;
  const from = index;
  while (index < text.length && index - from < longestName && isTokenChar(text[index]!)) index++;
  if (index >= text.length) return 'more';
  const name = plainName(text.slice(from, index));
  if (name === '' || name.startsWith('_')) return null;
  const token = { form: 'token', name, isClosing, isEmpty: false, attributes: '' } as const;
  if (text[index] === '>') return { ...token, isHalf: true, length: index + 1 - at };
  if (!isBar(text[index])) return null;
  if (index + 1 >= text.length) return 'more';
  if (text[index + 1] === '>') return { ...token, length: index + 2 - at };
  return null;
}

/** `[INST]`, `[/THINK]`: in capitals, since `[sings]` is a stage direction. */
function readBracket(text: string, at: number, [open, close]: readonly [string, string], known: KnownNames) {
  let index = at + open.length;
  const isClosing = text[index] === '/';
  if (isClosing) index++;
  const from = index;
  while (index < text.length && index - from <= longestName && isNameChar(text[index]!)) index++;
  const written = text.slice(from, index);
  const name = written.toLowerCase();
  if (!known.mayBegin(name)) return null;
  const isShouted = written === written.toUpperCase() || name.startsWith('think') || open !== '[';
  if (!isShouted) return null;
  if (index >= text.length) return 'more';
  if (!known.has(name) || text[index] !== close) return null;
  return {
    form: 'bracket',
    name,
    isClosing,
    isEmpty: false,
    attributes: '',
    length: index + 1 - at,
  } as const;
}

const escaped = '&lt;';

/** An escaped tag, `&lt;think&gt;`, as some servers pass it on. */
function readEscaped(text: string, at: number, known: MarkNames['tags']): Look<Mark> {
  const begun = text.slice(at, at + escaped.length);
  if (begun !== escaped) return escaped.startsWith(begun) ? 'more' : null;
  let index = at + escaped.length;
  if (text[index] === '/') index++;
  const from = index;
  while (index < text.length && index - from <= longestName && isNameChar(text[index]!)) index++;
  const name = plainName(text.slice(from, index));
  if (!known.mayBegin(name)) return null;
  if (index >= text.length) return 'more';
  const close = text.slice(index, index + 4);
  if (!known.has(name) || !'&gt;'.startsWith(close)) return null;
  if (close.length < 4) return 'more';
  const isClosing = text[at + escaped.length] === '/';
  return { form: 'tag', name, isClosing, isEmpty: false, attributes: '', length: index + 4 - at };
}

export interface MarkNames {
  tags: Pick<KnownNames, 'has' | 'mayBegin'>;
  brackets: KnownNames;
  /** Of the tags, those that may hold space before their names. */
  spaced: KnownNames;
}

/** The mark that begins here. */
export function readMark(text: string, at: number, { tags, brackets, spaced }: MarkNames): Look<Mark> {
  switch (text[at]) {
    case '<':
      if (at + 1 >= text.length) return 'more';
      if (!isBar(text[at + 1])) return readSpacedTag(text, at, { tags, spaced });
      return readToken(text, at) ?? readTag(text, at, at + 1, tags);
    case '[':
      return readBracket(text, at, ['[', ']'], brackets);
    case '◁':
      return readBracket(text, at, ['◁', '▷'], brackets);
    case '&':
      return readEscaped(text, at, tags);
    default:
      return null;
  }
}

/** Any tag at all, for what stands inside a call. */
export function readAnyTag(text: string, at: number): Mark | null {
  const mark = readTag(text, at, at + 1, null);
  return mark === 'more' ? null : mark;
}

export const skipSpace = (text: string, at: number, most = Number.POSITIVE_INFINITY): number => {
  let index = at;
  while (index < text.length && index - at < most && isSpace(text[index]!)) index++;
  return index;
};

/** The value of an attribute; of `<function=name>` the attribute without a name. */
export function attributeOf({ attributes }: Pick<Mark, 'attributes'>, wanted: string): string | null {
  const text = ` ${attributes}`;
  const start = wanted === '' ? (attributes.startsWith('=') ? 1 : -1) : text.indexOf(` ${wanted}=`);
  if (start < 0) return null;
  const from = start + (wanted === '' ? 1 : wanted.length + 2);
  const quote = text[from];
  if (quote === '"' || quote === "'") {
    const end = text.indexOf(quote, from + 1);
    return text.slice(from + 1, end < 0 ? undefined : end);
  }
  if (wanted === '') return text.slice(from).trim();
  const end = text.indexOf(' ', from);
  return text.slice(from, end < 0 ? undefined : end);
}
