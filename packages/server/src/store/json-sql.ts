import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from './compile-once.ts';
import { isSqlite } from './is-sqlite.ts';

type Expression = RawBuilder<unknown>;

/**
 * JSON made by the database itself, which spares the rows the way through our objects. Where a whole answer is made so,
 * the column is called `json` and holds text.
 */
export interface JsonSql {
  object(fields: Record<string, Expression>): Expression;
  /** All rows of an ordered query as one array. */
  array(element: Expression): Expression;
  boolean(condition: Expression): Expression;
  length(array: Expression): Expression;
  /** A column that holds JSON. */
  json(column: Expression): Expression;
  text(json: Expression): RawBuilder<string>;
}

function pairs(fields: Record<string, Expression>) {
  return sql.join(Object.entries(fields).flatMap(([name, value]) => [sql.lit(name), value]));
}

const sqlite: JsonSql = {
  object: (fields) => sql`json_object(${pairs(fields)})`,
  array: (element) => sql`json_group_array(${element})`,
  boolean: (condition) => sql`case when ${condition} then json('true') else json('false') end`,
  length: (array) => sql`json_array_length(${array})`,
  json: (column) => sql`json(${column})`,
  text: (json) => sql`${json}`,
};

const postgres: JsonSql = {
  object: (fields) => sql`json_build_object(${pairs(fields)})`,
  array: (element) => sql`coalesce(json_agg(${element}), '[]'::json)`,
  boolean: (condition) => sql`(${condition})`,
  length: (array) => sql`json_array_length(${array})`,
  json: (column) => column,
  text: (json) => sql`(${json})::text`,
};

export function jsonSql(db: Queryable): JsonSql {
  return isSqlite(db) ? sqlite : postgres;
}
