/** What a column can hold. */
export type Value = string | number | null | Uint8Array;

/** A query as each database wants to read it. */
export interface QueryText {
  /** Whether it only reads. */
  readonly reads: boolean;
  readonly sqlite: string;
  readonly postgres: string;
}

/** Where a query runs: inside a procedure, on whichever database that has been called. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  rows<Row>(text: QueryText, values: readonly Value[]): Promise<Row[]>;
  /** How many rows were changed. */
  change(text: QueryText, values: readonly Value[]): Promise<number>;
  /** Several statements in one text, for the migrations. */
  script(sql: string): Promise<void>;
}

/** Gives its rows; `first` gives the first of them alone. */
export interface Query<Given extends object, Row> {
  (db: Database, given: Given): Promise<Row[]>;
  first(db: Database, given: Given): Promise<Row | undefined>;
  /** What it would ask. */
  ask(given: Given): Asked;
}

export interface Asked {
  text: QueryText;
  values: Value[];
}

/**
 * A query that reads: one text for both databases, with `:name` for each value that is given. `:name...` takes a list and
 * stands for its values, or for one bracket after the other where it is a list of lists; lists are the one thing that has no
 * text in common (SQLite knows no arrays), so there is a text for each length. Columns are texts, whole numbers or blobs.
 */
export function query<Given extends object, Row>(sql: string): Query<Given, Row> {
  return rowsOf(new Template<Given>(sql, true));
}

/** A statement that writes, and gives rows with its `returning`. */
export function returning<Given extends object, Row>(sql: string): Query<Given, Row> {
  return rowsOf(new Template<Given>(sql, false));
}

/** A statement that writes, and tells how many rows it has changed. */
export function change<Given extends object>(sql: string): (db: Database, given: Given) => Promise<number> {
  const template = new Template<Given>(sql, false);
  return async (db, given) => db.change(template.text(given), template.values(given));
}

function rowsOf<Given extends object, Row>(template: Template<Given>): Query<Given, Row> {
  const all = async (db: Database, given: Given) =>
    db.rows<Row>(template.text(given), template.values(given));
  return Object.assign(all, {
    first: async (db: Database, given: Given) => (await all(db, given))[0],
    ask: (given: Given) => ({ text: template.text(given), values: template.values(given) }),
  });
}

/** Quoted texts and names and casts, which are left alone; and the names of what is given. */
const token = /'(?:[^']|'')*'|"(?:[^"]|"")*"|::|:([a-z]\w*)(\.\.\.)?/gi;

const mostTexts = 200;

class Template<Given extends object> {
  readonly #sql: string;
  readonly #reads: boolean;
  readonly #names: readonly string[];
  readonly #lists: readonly string[];
  /** The text of a query without lists. */
  readonly #only: QueryText | undefined;
  readonly #texts = new Map<string, QueryText>();
  #isChecked = false;

  constructor(sql: string, reads: boolean) {
    this.#sql = sql;
    this.#reads = reads;
    const found = [...sql.matchAll(token)].filter(([, name]) => name !== undefined);
    this.#names = [...new Set(found.map(([, name]) => name!))];
    this.#lists = found.filter(([, , spread]) => spread).map(([, name]) => name!);
    if (this.#lists.length === 0) this.#only = this.#write({});
  }

  text(given: Given): QueryText {
    if (this.#only) return this.#only;
    const lists: Record<string, readonly unknown[]> = {};
    for (const name of this.#lists) lists[name] = this.#list(given, name);
    const shape = this.#lists.map((name) => `${lists[name]!.length}x${width(lists[name]!)}`).join();
    const known = this.#texts.get(shape) ?? this.#write(lists);
    // Lists of ever new lengths make texts without end.
    if (this.#texts.size >= mostTexts) this.#texts.clear();
    this.#texts.set(shape, known);
    return known;
  }

  values(given: Given): Value[] {
    if (!this.#isChecked) this.#refuseUnused(given);
    return this.#names.flatMap((name) => {
      const value = given[name as keyof Given] as Value | undefined;
      if (value === undefined) throw new TypeError(`A query was not given its ${name}: ${this.#sql}`);
      return Array.isArray(value) ? (value.flat() as Value[]) : value;
    });
  }

  #list(given: Given, name: string): readonly unknown[] {
    const list = given[name as keyof Given];
    if (Array.isArray(list) && list.length > 0) return list;
    throw new TypeError(`A query needs a list with something in it as ${name}: ${this.#sql}`);
  }

  /** Once is enough: every caller of a query gives the same names. */
  #refuseUnused(given: Given) {
    const unused = Object.keys(given).find((name) => !this.#names.includes(name));
    if (unused) throw new TypeError(`A query was given ${unused} and does not use it: ${this.#sql}`);
    this.#isChecked = true;
  }

  #write(lists: Record<string, readonly unknown[]>): QueryText {
    const places = new Map<string, number>();
    let next = 1;
    for (const name of this.#names) {
      places.set(name, next);
      next += (lists[name]?.length ?? 1) * (width(lists[name] ?? []) || 1);
    }
    const write = (mark: string) =>
      this.#sql.replaceAll(token, (whole, name: string | undefined, spread: string | undefined) => {
        if (name === undefined) return whole;
        const first = places.get(name)!;
        return spread ? brackets(lists[name]!, first, mark) : `${mark}${first}`;
      });
    return { reads: this.#reads, sqlite: write('?'), postgres: write('$') };
  }
}

/** How many values each entry of a list of lists has; 0 for a list of values. */
function width([first]: readonly unknown[]): number {
  return Array.isArray(first) ? first.length : 0;
}

function brackets(list: readonly unknown[], first: number, mark: string): string {
  const columns = width(list);
  const marks = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => `${mark}${from + index}`).join(', ');
  if (columns === 0) return marks(first, list.length);
  return list.map((_, row) => `(${marks(first + row * columns, columns)})`).join(', ');
}
