import type { Compilable, CompiledQuery, DialectAdapter, Kysely } from 'kysely';
import type { Tables } from './schema.ts';

/** A query as text. Each parameter is either the name of what is given with every call, or a value that never changes. */
export interface QueryText {
  sql: string;
  parameters: ({ given: string } | { value: unknown })[];
}

/** What a query needs of a database. Kysely has it; so has the thread of SQLite, which knows only texts. */
export type Queryable = Pick<Kysely<Tables>, 'getExecutor' | 'executeQuery'>;

type Build = (db: Kysely<Tables>, given: never) => Compilable<unknown>;

const builds = new Map<string, Build>();
const texts = new WeakMap<DialectAdapter, Map<string, QueryText>>();

/**
 * A query whose text is made once for each database, for the places that are asked all the time: making it costs more
 * than running it. What is given must go into the query as parameters, unchanged; nothing of it may shape the query.
 * Made where its module is loaded, under a name of its own: the name is how another thread knows it.
 */
export function compileOnce<Given extends object, Row>(
  name: string,
  build: (db: Kysely<Tables>, given: Given) => Compilable<Row>,
): (db: Queryable, given: Given) => Promise<Row[]> {
  if (builds.has(name)) throw new Error(`Two queries are called ${name}`);
  builds.set(name, build as Build);
  return async (db, given) => {
    const { sql, parameters } = textOf(db, name);
    const values = parameters.map((parameter) =>
      'given' in parameter ? given[parameter.given as keyof Given] : parameter.value,
    );
    // The rest of a compiled query is for plugins, and there are none.
    const query = { sql, parameters: values } as unknown as CompiledQuery<Row>;
    return (await db.executeQuery<Row>(query)).rows;
  };
}

/** The texts of all queries, for a thread that cannot make them. */
export function compileAll(db: Kysely<Tables>): ReadonlyMap<string, QueryText> {
  return new Map(Array.from(builds, ([name, build]) => [name, compile(db, build)]));
}

/** Makes a database know texts that were made elsewhere. */
export function learn(db: Queryable, known: ReadonlyMap<string, QueryText>) {
  texts.set(db.getExecutor().adapter, new Map(known));
}

function textOf(db: Queryable, name: string): QueryText {
  const { adapter } = db.getExecutor();
  const known = texts.get(adapter) ?? new Map<string, QueryText>();
  texts.set(adapter, known);
  const text = known.get(name) ?? compile(db as Kysely<Tables>, builds.get(name)!);
  known.set(name, text);
  return text;
}

function compile(db: Kysely<Tables>, build: Build): QueryText {
  const markers = new Map<string, symbol>();
  const given = new Proxy({} as Record<string, symbol>, {
    get(_, property: string) {
      const marker = markers.get(property) ?? Symbol(property);
      markers.set(property, marker);
      return marker;
    },
  });
  const { sql, parameters } = build(db, given as never).compile();
  for (const [property, marker] of markers) {
    if (!parameters.includes(marker))
      throw new Error(`What is given as ${property} to a query compiled once is not among its parameters`);
  }
  return {
    sql,
    parameters: parameters.map((parameter) =>
      typeof parameter === 'symbol' ? { given: parameter.description! } : { value: parameter },
    ),
  };
}
