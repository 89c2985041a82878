import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Tables } from './schema.ts';

/**
 * A query whose text is made once, for the places that are asked all the time: making it costs more than running it.
 * The arguments must each go into the query as a parameter, unchanged; anything that shapes the query must not be one.
 */
export function compileOnce<Arguments extends unknown[], Row>(
  db: Kysely<Tables>,
  build: (...values: Arguments) => Compilable<Row>,
): (...values: Arguments) => Promise<Row[]> {
  let query: CompiledQuery<Row> | undefined;
  let places: number[] = [];
  const compile = (): CompiledQuery<Row> => {
    const markers = Array.from({ length: build.length }, () => Symbol());
    const compiled = build(...(markers as unknown[] as Arguments)).compile();
    places = compiled.parameters.map((parameter) => markers.indexOf(parameter as symbol));
    if (markers.some((_, index) => !places.includes(index))) {
      throw new Error('An argument of a query compiled once is not among its parameters');
    }
    return compiled;
  };
  return async (...values) => {
    query ??= compile();
    const parameters = query.parameters.map((parameter, index) =>
      places[index] === -1 ? parameter : values[places[index]!],
    );
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}
