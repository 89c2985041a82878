/** A piece of a text. What stands inside a quote or an item is read when that is shown, one level at a time. */
export type Block = { source: string; afterBlank: boolean } & (
  | { kind: 'paragraph' | 'heading' | 'code' | 'quote' | 'plain'; text: string }
  | { kind: 'rule' }
  | { kind: 'list'; ordered: boolean; start: number; spaced: boolean; items: string[] }
);

type Content = { kind: Block['kind'] } & Record<string, unknown>;

// Every pattern here is anchored to the start of a line and moves in one direction: nothing is tried twice.
const fence = /^ {0,3}(`{3,}|~{3,})([^`]*)$/;
const heading = /^ {0,3}#{1,6}(?=[ \t]|$)/;
const underline = /^ {0,3}(?:=+|-+)[ \t]*$/;
const rule = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const quote = /^ {0,3}> ?/;
const item = /^( {0,3})([-+*]|\d{1,9}[.)])(?=[ ]|$)/;
const indented = /^ {4}/;

const isBlank = (line: string) => line.trim() === '';

function startsList(line: string): boolean {
  const marker = item.exec(line);
  // In the middle of a paragraph a number that begins a line is mostly a number.
  return marker !== null && marker[0].length < line.trimEnd().length && /^(?:\D|1\D)/.test(marker[2] ?? '');
}

/** Whether a line ends the paragraph before it. */
function interrupts(line: string, nested: boolean): boolean {
  if (isBlank(line) || heading.test(line) || fence.test(line) || rule.test(line)) return true;
  return nested && (quote.test(line) || startsList(line));
}

/** Whether a line without the marks of its container still belongs to the paragraph that the line before it is part of. */
function continues(before: string, line: string): boolean {
  return !interrupts(before, false) && !interrupts(line, true) && !item.test(line);
}

function headingText(line: string): string {
  const text = line.trim().replace(/^#+/, '').trim();
  let end = text.length;
  while (text[end - 1] === '#') end -= 1;
  return end === 0 || /\s/.test(text[end - 1] ?? '') ? text.slice(0, end).trim() : text;
}

/** Two spaces before a break keep it; they become the other spelling of that, a backslash. */
function paragraphText(lines: string[]): string {
  return lines
    .map((line, index) => {
      const text = line.trim();
      return index < lines.length - 1 && line.endsWith('  ') ? `${text}\\` : text;
    })
    .join('\n');
}

/** Reads the lines of one level, each of them once. */
class BlockReader {
  private readonly lines: string[];
  /** Whether quotes and lists may begin here; below the deepest level their marks are text. */
  private readonly nested: boolean;
  private at = 0;

  constructor(lines: string[], nested: boolean) {
    this.lines = lines;
    this.nested = nested;
  }

  read(): Block[] {
    const blocks: Block[] = [];
    for (let afterBlank = false; this.at < this.lines.length; ) {
      if (isBlank(this.line())) {
        this.at += 1;
        afterBlank = blocks.length > 0;
        continue;
      }
      const from = this.at;
      const content = this.block();
      const source = this.lines.slice(from, this.at).join('\n');
      blocks.push({ ...content, source, afterBlank } as Block);
      // A list may have read the blank lines after it.
      afterBlank = isBlank(this.lines[this.at - 1] ?? '');
    }
    return blocks;
  }

  private line(): string {
    return this.lines[this.at] ?? '';
  }

  private block(): Content {
    const line = this.line();
    if (indented.test(line)) return this.indentedCode();
    if (fence.test(line)) return this.fencedCode();
    if (heading.test(line)) {
      this.at += 1;
      return { kind: 'heading', text: headingText(line) };
    }
    if (rule.test(line)) {
      this.at += 1;
      return { kind: 'rule' };
    }
    if (this.nested && quote.test(line)) return this.quote();
    if (this.nested && item.test(line)) return this.list();
    return this.paragraph();
  }

  private indentedCode(): Content {
    const code: string[] = [];
    let end = this.at;
    for (let at = this.at; at < this.lines.length; at += 1) {
      const line = this.lines[at] ?? '';
      if (!indented.test(line) && !isBlank(line)) break;
      code.push(line.slice(4));
      if (!isBlank(line)) end = at + 1;
    }
    const text = code.slice(0, end - this.at).join('\n');
    this.at = end;
    return { kind: 'code', text };
  }

  private fencedCode(): Content {
    const mark = fence.exec(this.line())?.[1] ?? '';
    const code: string[] = [];
    for (this.at += 1; this.at < this.lines.length; this.at += 1) {
      const line = this.line();
      const closing = fence.exec(line);
      if (closing?.[1]?.startsWith(mark) && closing[2]?.trim() === '') {
        this.at += 1;
        break;
      }
      code.push(line);
    }
    return { kind: 'code', text: code.join('\n') };
  }

  private paragraph(): Content {
    const text: string[] = [];
    do {
      text.push(this.line());
      this.at += 1;
      if (underline.test(this.line())) {
        this.at += 1;
        return { kind: 'heading', text: paragraphText(text) };
      }
    } while (this.at < this.lines.length && !interrupts(this.line(), this.nested));
    return { kind: 'paragraph', text: paragraphText(text) };
  }

  private quote(): Content {
    const inside: string[] = [];
    for (; this.at < this.lines.length; this.at += 1) {
      const line = this.line();
      if (quote.test(line)) inside.push(line.replace(quote, ''));
      else if (continues(inside.at(-1) ?? '', line)) inside.push(line.trimStart());
      else break;
    }
    return { kind: 'quote', text: inside.join('\n') };
  }

  private list(): Content {
    const first = item.exec(this.line())?.[2] ?? '';
    const items: string[] = [];
    let spaced = false;
    while (this.at < this.lines.length) {
      const marker = item.exec(this.line());
      if (!marker || rule.test(this.line()) || marker[2]?.at(-1) !== first.at(-1)) break;
      spaced ||= items.length > 0 && isBlank(this.lines[this.at - 1] ?? '');
      items.push(this.item(marker));
    }
    const ordered = first.length > 1;
    return { kind: 'list', ordered, start: Number.parseInt(first, 10) || 0, spaced, items };
  }

  /** The lines of one item without its mark and indentation, and any blank lines after it. */
  private item(marker: RegExpExecArray): string {
    const rest = this.line().slice(marker[0].length);
    const gap = rest.length - rest.trimStart().length;
    const width = marker[0].length + (gap > 4 || isBlank(rest) ? 1 : gap);
    const inside = [this.line().slice(width)];
    for (this.at += 1; this.at < this.lines.length; this.at += 1) {
      const line = this.line();
      const isInside = line.slice(0, width).trim() === '' && line.length > width;
      if (isBlank(line)) inside.push('');
      else if (isInside) inside.push(line.slice(width));
      else if (continues(inside.at(-1) ?? '', line)) inside.push(line.trimStart());
      else break;
    }
    return inside.join('\n').trimEnd();
  }
}

/** The blocks of a text. With `nested` false, marks of quotes and lists are read as words. */
export function readBlocks(text: string, nested = true): Block[] {
  const lines = text
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/^[ \t]+/, (space) => space.replaceAll('\t', '    ')));
  return new BlockReader(lines, nested).read();
}
