import {
  announcesAloud,
  announcesArrival,
  isStatBlock,
  labelNamed,
  labelOfQuote,
  looksAloud,
  readCallout,
  speaksToPlayers,
  splitAtLabel,
} from './aloud-marks.ts';
import {
  boldHeading,
  type Heading,
  isContentsLine,
  markedHeading,
  plainHeading,
  plainTitle,
  underline,
} from './headings.ts';
import { headingsAlike } from './headings-alike.ts';
import { joinLines, wordsOfText, wrapWidth } from './mend-lines.ts';
import type { PassageLabel } from './script.ts';
import { type DrawnBox, type Line, withoutMarks } from './strip-marks.ts';

export type Block =
  | { type: 'heading'; heading: Heading }
  /** `continues`: the paragraph of the block before it goes on. */
  | { type: 'text'; label: PassageLabel; text: string; continues?: true };

/** Deeper headings are labels within a scene. */
const deepestScene = 4;
/** What is read aloud stands at the beginning of a scene, or after a sentence for the DM. */
const soonAfter = 2;
/** A text with so much under each of its marked headings has others. */
const longChapter = 3_000;
const indented = /^\s{3,}/;

/**
 * The headings and paragraphs of a text in their order, each paragraph with what it is. One pass, and nothing but marks
 * is left out.
 */
export function readBlocks(source: readonly string[]): Block[] {
  return new BlockReader(withoutMarks(source)).read();
}

class BlockReader {
  readonly #lines: readonly Line[];
  readonly #width: number;
  readonly #words: ReadonlySet<string>;
  /** A text whose headings are marked has no others; a mere title does not say so. */
  readonly #isMarked: boolean;
  /** Unless only its chapters are, and its scenes are lines in bold. */
  readonly #hasBold: boolean;
  readonly #alike: ReadonlySet<number>;
  readonly #blocks: Block[] = [];
  #paragraph: string[] = [];
  /** What comes next was announced as to be read aloud. */
  #isAnnounced = false;
  /** Passages since the last heading. */
  #since = Number.POSITIVE_INFINITY;
  /** It was said when what comes next is told. */
  #isArrival = false;
  /** A quotation that was announced and is not closed yet. */
  #isQuoted = false;

  constructor(lines: readonly Line[]) {
    const texts = lines.map(({ text }) => text);
    this.#lines = lines;
    this.#width = wrapWidth(texts);
    this.#words = wordsOfText(texts);
    this.#alike = headingsAlike(lines.map(({ text, box }) => (box ? '|' : text)));
    const marked = lines.filter(({ text, box }) => box === undefined && markedHeading(text) !== null);
    this.#isMarked = marked.length > 1;
    const bold = lines.filter(({ text, box }) => box === undefined && boldHeading(text) !== null);
    const length = texts.reduce((sum, text) => sum + text.length, 0);
    this.#hasBold = length > marked.length * longChapter && bold.length > marked.length * 2;
  }

  read(): Block[] {
    for (let at = 0; at < this.#lines.length; at += 1) {
      const { text, box } = this.#lines[at]!;
      if (box) {
        const inner: string[] = [];
        while (this.#lines[at]?.box === box) inner.push(this.#lines[at++]!.text);
        at -= 1;
        this.#endParagraph();
        this.#addBox(box, inner);
      } else if (text.trim() === '' || underline.test(text)) {
        if (!this.#isQuoted) this.#endParagraph();
      } else {
        const heading = this.#headingAt(at);
        if (heading) this.#addHeading(heading);
        else this.#addLine(text);
        if (heading?.underlined) at += 1;
      }
    }
    this.#endParagraph();
    return this.#blocks;
  }

  #headingAt(at: number): Heading | null {
    const { text } = this.#lines[at]!;
    const marked = markedHeading(text);
    if (marked || (this.#isMarked && !this.#hasBold)) return marked;
    if (this.#isMarked) return boldHeading(text);
    if (this.#alike.has(at)) return { level: 3, title: plainTitle(text), isPlain: true };
    const before = this.#lines[at - 1];
    return plainHeading(text, {
      before: !before || before.box ? '' : before.text,
      after: this.#lines[at + 1]?.text ?? '',
      isBelowHeading: this.#since === 0 && this.#paragraph.length === 0,
      width: this.#width,
    });
  }

  #addHeading(heading: Heading): void {
    this.#endParagraph();
    if (labelNamed(heading.title) === 'read aloud') this.#isAnnounced = true;
    else if (heading.level > deepestScene) this.#add('for you alone', heading.title);
    else {
      this.#isAnnounced = false;
      this.#isArrival = false;
      this.#blocks.push({ type: 'heading', heading });
      this.#since = 0;
    }
  }

  #addLine(text: string): void {
    const [first, last] = [this.#paragraph[0], this.#paragraph.at(-1)];
    const isShifted = last !== undefined && indented.test(text) !== indented.test(last);
    if (this.#width > 0 && isShifted && !/^\s*[-*•]/.test(first!)) this.#endParagraph();
    if (this.#isAnnounced && this.#paragraph.length === 0 && /^\s*["“]/.test(text)) this.#isQuoted = true;
    this.#paragraph.push(text);
    if (this.#isQuoted ? closesQuote(this.#paragraph) : announcesAloud(text)) this.#endParagraph();
  }

  #endParagraph(): void {
    const own = this.#paragraph;
    this.#paragraph = [];
    this.#isQuoted = false;
    if (own.length === 0) return;
    if (own.every(isContentsLine)) this.#add('for you alone', own.join('\n'));
    else if (this.#isBoxed(own)) {
      this.#isAnnounced = false;
      this.#isArrival = false;
      this.#add('read aloud', this.#join(own.map((line) => line.trim())));
    } else this.#addParagraph(own);
  }

  /** Text that a PDF sets in a box arrives indented. */
  #isBoxed(own: readonly string[]): boolean {
    if (this.#width === 0 || /^\s*[-*•\d]/.test(own[0]!)) return false;
    return (
      own.every((line) => indented.test(line)) && (own.length > 1 || this.#since === 0 || this.#isAnnounced)
    );
  }

  #addParagraph(own: readonly string[]): void {
    const text = this.#join(own);
    const announces = announcesAloud(own.at(-1)!);
    const isArrival = this.#isArrival;
    this.#isArrival = announcesArrival(own.at(-1)!);
    if ((this.#isAnnounced && !announces) || (isArrival && speaksToPlayers(text))) {
      this.#isAnnounced = false;
      const end = endOfAnnounced(text);
      this.#add('read aloud', text.slice(0, end));
      this.#add('for you alone', text.slice(end), true);
      return;
    }
    const split = splitAtLabel(text);
    if (split) {
      this.#add('for you alone', split.before);
      this.#add('read aloud', split.aloud, split.before !== '');
      this.#add('for you alone', split.after, true);
    } else if (announces) {
      this.#isAnnounced = true;
      // A line that is nothing but the label is a mark.
      if (labelNamed(own.at(-1)!) !== 'read aloud' || own.length > 1) this.#add('for you alone', text);
    } else this.#add(this.#since < soonAfter && looksAloud(text) ? 'read aloud' : 'for you alone', text);
  }

  #addBox({ label, isQuote }: DrawnBox, inner: readonly string[]): void {
    const asQuote = this.#isAnnounced ? 'read aloud' : labelOfQuote(inner);
    const named = label ?? (isQuote ? asQuote : 'for you alone');
    this.#isAnnounced = false;
    this.#isArrival = false;
    const lines = inner.map((line) => markedHeading(line)?.title ?? readCallout(line)?.title ?? line);
    const first = lines.findIndex((line) => line.trim() !== '');
    const isMark = first >= 0 && lines[first]!.length < 40 && labelNamed(lines[first]!) === 'read aloud';
    const own = isMark && named === 'read aloud' ? lines.slice(first + 1) : lines;
    const whole = own.join('\n');
    this.#add(named, isStatBlock(whole) ? whole.replace(/\n\s*\n+/g, '\n') : this.#paragraphsOf(own));
  }

  #paragraphsOf(own: readonly string[]): string {
    const parts: string[] = [];
    let some: string[] = [];
    for (const line of [...own, '']) {
      if (line.trim() !== '') some.push(line);
      else if (some.length > 0) {
        parts.push(this.#join(some));
        some = [];
      }
    }
    return parts.join('\n\n');
  }

  #join(lines: readonly string[]): string {
    return joinLines(lines, this.#width, this.#words);
  }

  #add(label: PassageLabel, text: string, continues = false): void {
    const clean = text.trim();
    if (clean === '') return;
    this.#blocks.push({ type: 'text', label, text: clean, ...(continues && { continues }) });
    this.#since += 1;
  }
}

/** A line that is as long as a paragraph is one: what follows it was not announced. */
const paragraphLength = 100;

function endOfAnnounced(text: string): number {
  const line = text.indexOf('\n');
  const isWhole = line >= paragraphLength && /[.!?]["”’)]*\s*$/.test(text.slice(line - 4, line));
  return isWhole && !/^["“]/.test(text) ? line : text.length;
}

/** Whether every quotation that the lines open is closed at their end. */
function closesQuote(lines: readonly string[]): boolean {
  if (!/["”]\s*$/.test(lines.at(-1)!)) return false;
  if (lines.length > 200) return true;
  const straight = lines.reduce((sum, line) => sum + line.split('"').length - 1, 0);
  return straight % 2 === 0;
}
