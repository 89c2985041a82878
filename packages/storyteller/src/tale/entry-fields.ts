import { type Entry, type Field, TaleError } from './read-tale-file.ts';

/** Refuses fields and parts that nobody would read, and says which there are. */
export function expectOnly(
  entry: Entry,
  known: { fields: readonly string[]; parts?: readonly string[] },
): void {
  const { fields, parts = [] } = known;
  for (const { key, line } of entry.fields)
    if (!fields.includes(key))
      throw new TaleError(
        entry.file,
        line,
        `"${key}" is no field of a ${entry.kind}; expected ${either(fields)}`,
      );
  for (const part of entry.parts)
    if (!parts.includes(part.kind))
      throw new TaleError(
        entry.file,
        part.line,
        `a ${entry.kind} has no ${part.kind}; expected ${either(parts)}`,
      );
}

function either(words: readonly string[]): string {
  return words.length > 0 ? `one of ${words.join(', ')}` : 'none';
}

export function expected(entry: Entry, what: string): TaleError {
  return new TaleError(entry.file, entry.line, `${entry.kind} "${entry.name}": expected ${what}`);
}

function all(entry: Entry, key: string): Field[] {
  return entry.fields.filter((field) => field.key === key);
}

export function optional(entry: Entry, key: string): string | null {
  const [first, second] = all(entry, key);
  if (second) throw new TaleError(entry.file, second.line, `expected "${key}" only once`);
  return first?.value ?? null;
}

export function required(entry: Entry, key: string): string {
  const value = optional(entry, key);
  if (value === null) throw expected(entry, `a line "${key}: …"`);
  return value;
}

export function repeated(entry: Entry, key: string): string[] {
  return all(entry, key).map(({ value }) => value);
}

/** Single words, lower case. */
export function wordsOf(entry: Entry, key = 'words'): string[] {
  const words = required(entry, key)
    .toLowerCase()
    .split(/[\s,]+/);
  return [...new Set(words.filter((word) => word !== ''))];
}

export function oneOf<T extends string>(entry: Entry, key: string, known: readonly T[], otherwise?: T): T {
  const value = otherwise === undefined ? required(entry, key) : (optional(entry, key) ?? otherwise);
  const found = known.find((word) => word === value);
  if (!found) throw expected(entry, `"${key}" to be one of ${known.join(', ')}, not "${value}"`);
  return found;
}

export function textsOf(entry: Entry | undefined): string[] {
  return entry?.items.map(({ text }) => text) ?? [];
}

export function part(entry: Entry, kind: string): Entry | undefined {
  return entry.parts.find((one) => one.kind === kind);
}

/** The two sides of `text => record`. */
export function sides(entry: Entry, { text, line }: { text: string; line: number }): [string, string] {
  const at = text.indexOf('=>');
  const before = text.slice(0, at).trim();
  const after = text.slice(at + 2).trim();
  if (at < 0 || before === '' || after === '')
    throw new TaleError(entry.file, line, 'expected "one thing => another" in this item');
  return [before, after];
}

/** `the-salt-stair` of `the Salt Stair`. */
export function idOf(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-');
}
