/** A heading with what stands under it. */
export interface Entry {
  /** `Place` of `# Place: Gallowmere`. */
  kind: string;
  /** Empty where the heading has none, as in `## Hook`. */
  name: string;
  file: string;
  line: number;
  fields: readonly Field[];
  /** In paragraphs. */
  prose: string;
  items: readonly { text: string; line: number }[];
  parts: readonly Entry[];
}

export interface Field {
  key: string;
  value: string;
  line: number;
}

/** What cannot be read, with file, line and what was expected there. */
export class TaleError extends Error {
  constructor(file: string, line: number, expected: string) {
    super(`${file}:${line}: ${expected}`);
    this.name = 'TaleError';
  }
}

const longestFile = 1_000_000;
const longestLine = 4_000;

type Draft = Entry & { fields: Field[]; items: { text: string; line: number }[]; parts: Draft[] };

/** Reads a file of tales: headings, fields, prose and lists, whatever they are about. */
export function readTaleFile(text: string, file: string): Entry[] {
  if (text.length > longestFile) throw new TaleError(file, 1, 'expected a file of at most 1 MB');
  const entries: Draft[] = [];
  let under: Draft | null = null;
  let isInFields = false;
  const paragraphs = new Map<Draft, string[][]>();

  text.split(/\r?\n/).forEach((raw, index) => {
    const line = index + 1;
    const fail = (expected: string) => new TaleError(file, line, expected);
    if (raw.length > longestLine) throw fail(`expected at most ${longestLine} characters in a line`);
    const words = raw.trim();
    const heading = /^(#+)\s*([^:]*?)\s*(?::\s*(.*))?$/.exec(words);
    if (words.startsWith('#') && heading) {
      const [, marks = '', kind = '', name = ''] = heading;
      if (kind === '') throw fail('expected a heading like "# Place: name"');
      const entry = draft(kind, name.trim(), file, line);
      if (marks === '#') {
        if (entry.name === '') throw fail(`expected a name: "# ${kind}: name"`);
        entries.push(entry);
      } else if (marks === '##') {
        const owner = entries.at(-1);
        if (!owner) throw fail('expected a heading with one # before the first with two');
        owner.parts.push(entry);
      } else throw fail('expected one or two # before a heading');
      under = entry;
      isInFields = true;
      paragraphs.set(entry, []);
      return;
    }
    if (words === '') {
      isInFields = false;
      if (under) paragraphs.get(under)!.push([]);
      return;
    }
    if (!under) throw fail('expected a heading like "# Place: name" before anything else');
    const field = isInFields ? /^([a-z][a-z-]*):\s*(.*)$/.exec(words) : null;
    if (field) {
      if (field[2] === '') throw fail(`expected a value after "${field[1]}:"`);
      under.fields.push({ key: field[1]!, value: field[2]!, line });
    } else if (words.startsWith('* ')) {
      isInFields = false;
      under.items.push({ text: words.slice(2).trim(), line });
    } else {
      isInFields = false;
      if (under.items.length > 0) throw fail('expected "* " before an item: an item stands on one line');
      const written = paragraphs.get(under)!;
      if (written.length === 0) written.push([]);
      written.at(-1)!.push(words);
    }
  });

  for (const [entry, written] of paragraphs)
    entry.prose = written
      .filter((lines) => lines.length > 0)
      .map((lines) => lines.join(' '))
      .join('\n\n');
  return entries;
}

function draft(kind: string, name: string, file: string, line: number): Draft {
  return { kind, name, file, line, fields: [], prose: '', items: [], parts: [] };
}
