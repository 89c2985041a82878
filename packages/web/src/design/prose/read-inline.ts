export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'break' }
  | { kind: 'emphasis' | 'strong'; children: Inline[] };

type Text = Extract<Inline, { text: string }>;

/** A mark that may yet find its partner: `*`, `_` or `[`. */
interface Opening {
  mark: string;
  count: number;
  closesToo: boolean;
  index: number;
  piece: Text;
}

/** How many marks wait for their partners at once. It bounds the nesting, and how far back anyone looks. */
const waitingAtMost = 16;
const longestRun = 3;

const special = /[\\`*_[\]!&<]/g;
const punctuation = /[\p{P}\p{S}]/u;
const escaped = /\\([!-/:-@[-`{-~])/y;
const hardBreak = /\\\n/y;
const entity = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]{2,6}));/y;
const target =
  /\(\s{0,20}(?:<[^<>\n]{0,2000}>|[^\s()<>]{0,2000}(?:\([^\s()]{0,500}\)[^\s()]{0,500})?)(?:\s{1,20}(?:"[^"]{0,500}"|'[^']{0,500}'))?\s{0,20}\)/y;
const address = /<((?:https?|mailto):[^\s<>]{1,2000})>/y;
const tag = /<[/!]?[a-zA-Z-][^<>]{0,1000}>/y;

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  times: '×',
  middot: '·',
  bull: '•',
  copy: '©',
  deg: '°',
};

/** For the run of backticks at each place, the place of the next run of the same length. */
function codeEnds(text: string): Map<number, number> {
  const ends = new Map<number, number>();
  const latest = new Map<number, number>();
  for (const { 0: run, index } of [...text.matchAll(/`+/g)].reverse()) {
    const end = latest.get(run.length);
    if (end !== undefined) ends.set(index, end);
    latest.set(run.length, index);
  }
  return ends;
}

function codeText(text: string): string {
  const code = text.replaceAll('\n', ' ');
  const padded = code.startsWith(' ') && code.endsWith(' ') && code.trim() !== '';
  return padded ? code.slice(1, -1) : code;
}

/** Reads the words of one paragraph from left to right and never goes back. */
class InlineReader {
  private readonly text: string;
  private readonly pieces: Inline[] = [];
  private emphasis: Opening[] = [];
  private brackets: Opening[] = [];
  private words = '';
  private at = 0;
  private ends: Map<number, number> | undefined;

  constructor(text: string) {
    this.text = text;
  }

  read(): Inline[] {
    while (this.at < this.text.length) {
      special.lastIndex = this.at;
      const next = special.exec(this.text)?.index ?? this.text.length;
      this.words += this.text.slice(this.at, next);
      this.at = next;
      if (next < this.text.length) this.readMark(this.text[next] ?? '');
    }
    this.flush();
    return this.pieces;
  }

  private flush() {
    if (this.words !== '') this.pieces.push({ kind: 'text', text: this.words });
    this.words = '';
  }

  private matches(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.text);
    if (match) this.at += match[0].length;
    return match;
  }

  private take(words: string) {
    this.words += words;
    this.at += words.length;
  }

  private readMark(mark: string) {
    switch (mark) {
      case '*':
      case '_':
        return this.readRun(mark);
      case '`':
        return this.readCode();
      case '\\':
        return this.readBackslash();
      case '&':
        return this.readEntity();
      case '<':
        return this.readAngle();
      case ']':
        return this.closeBracket();
      default:
        return this.openBracket();
    }
  }

  private readBackslash() {
    if (this.matches(hardBreak)) {
      this.flush();
      this.pieces.push({ kind: 'break' });
      return;
    }
    const match = this.matches(escaped);
    if (match) this.words += match[1];
    else this.take('\\');
  }

  private readEntity() {
    const match = this.matches(entity);
    if (!match) return this.take('&');
    const [whole, decimal, hexadecimal, name = ''] = match;
    const code = Number.parseInt(decimal ?? hexadecimal ?? '0', decimal ? 10 : 16);
    if (code > 0 && code <= 0x10ffff) this.words += String.fromCodePoint(code);
    else this.words += (Object.hasOwn(entities, name) && entities[name]) || whole;
  }

  /** HTML stays text, with whatever looks like a mark inside it. */
  private readAngle() {
    const link = this.matches(address);
    if (link) this.words += link[1];
    else this.words += this.matches(tag)?.[0] ?? this.text[this.at++];
  }

  private readCode() {
    this.ends ??= codeEnds(this.text);
    let after = this.at;
    while (this.text[after] === '`') after += 1;
    const end = this.ends.get(this.at);
    if (end === undefined) return this.take(this.text.slice(this.at, after));
    this.flush();
    this.pieces.push({ kind: 'code', text: codeText(this.text.slice(after, end)) });
    this.at = end + (after - this.at);
  }

  private wait(queue: Opening[], opening: Omit<Opening, 'index' | 'piece'>, shown: string) {
    this.flush();
    const piece: Text = { kind: 'text', text: shown };
    queue.push({ ...opening, index: this.pieces.push(piece) - 1, piece });
    // Whoever has waited longest is text.
    if (queue.length > waitingAtMost) queue.shift();
  }

  private openBracket() {
    const image = this.text.startsWith('![', this.at);
    if (!image && this.text[this.at] === '!') return this.take('!');
    const shown = image ? '![' : '[';
    this.wait(this.brackets, { mark: '[', count: 1, closesToo: false }, shown);
    this.at += shown.length;
  }

  /** Of a link or an image only the words are shown: its marks and its target go. */
  private closeBracket() {
    this.at += 1;
    const opening = this.brackets.pop();
    if (opening && this.matches(target)) opening.piece.text = '';
    else this.words += ']';
  }

  private readRun(mark: string) {
    const from = this.at;
    let end = from;
    while (this.text[end] === mark) end += 1;
    const before = this.text[from - 1] ?? ' ';
    const after = this.text[end] ?? ' ';
    const [spaceBefore, spaceAfter] = [/\s/.test(before), /\s/.test(after)];
    const [markBefore, markAfter] = [punctuation.test(before), punctuation.test(after)];
    const left = !spaceAfter && (!markAfter || spaceBefore || markBefore);
    const right = !spaceBefore && (!markBefore || spaceAfter || markAfter);
    const opens = left && (mark === '*' || !right || markBefore);
    const closes = right && (mark === '*' || !left || markAfter);
    let count = end - from;
    if (count > longestRun || (!opens && !closes)) return this.take(this.text.slice(from, end));
    this.at = end;
    if (closes) count = this.close(mark, count, opens);
    const rest = mark.repeat(count);
    if (count > 0 && opens) this.wait(this.emphasis, { mark, count, closesToo: closes }, rest);
    else this.words += rest;
  }

  /** Closes what this run can close and answers how many of its marks are left. */
  private close(mark: string, given: number, opens: boolean): number {
    let count = given;
    while (count > 0) {
      const found = this.emphasis.findLastIndex(
        (one) =>
          one.mark === mark &&
          !(
            (one.closesToo || opens) &&
            (one.count + count) % 3 === 0 &&
            !(one.count % 3 === 0 && count % 3 === 0)
          ),
      );
      const opening = this.emphasis[found];
      if (!opening) break;
      this.flush();
      const children = this.pieces.splice(opening.index + 1);
      const used = opening.count >= 2 && count >= 2 ? 2 : 1;
      count -= used;
      opening.count -= used;
      opening.piece.text = mark.repeat(opening.count);
      this.pieces.push({ kind: used === 2 ? 'strong' : 'emphasis', children });
      this.emphasis.length = opening.count > 0 ? found + 1 : found;
    }
    return count;
  }
}

/** One text where several stand side by side. */
function joined(parts: Inline[]): Inline[] {
  const whole: Inline[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (part.kind === 'text' && last?.kind === 'text') last.text += part.text;
    else if ('children' in part) whole.push({ kind: part.kind, children: joined(part.children) });
    else whole.push({ ...part });
  }
  return whole;
}

/** Emphasis, code and line breaks of a paragraph. Links are their words, images their description, HTML is text. */
export function readInline(text: string): Inline[] {
  return joined(new InlineReader(text).read());
}
