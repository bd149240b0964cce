import { createHash } from 'node:crypto';
import type { QueryConfig, QueryResult, QueryResultRow } from 'pg';

/** A query of a statement. */
export interface StatementQuery extends QueryConfig {
  /** Outside of a transaction it may run on a connection that other requests share. */
  readonly isHotRead?: boolean;
  /** Name of the statement in metrics and traces. */
  readonly statement?: string;
}

/** Where a statement runs: the database's connections, or the connection of a transaction. */
export interface Db {
  query<R extends QueryResultRow>(config: StatementQuery): Promise<QueryResult<R>>;
}

export interface Statement<P extends object, R extends QueryResultRow> {
  readonly name: string;
  readonly text: string;
  /** Parameter names in the order of $1, $2 …; tests and query plans use them. */
  readonly params: readonly string[];
  readonly isHotRead: boolean;
  all(db: Db, params: P): Promise<R[]>;
  first(db: Db, params: P): Promise<R | undefined>;
  one(db: Db, params: P): Promise<R>;
  /** Number of rows written. */
  run(db: Db, params: P): Promise<number>;
}

const registry = new Map<string, Statement<never, QueryResultRow>>();

/** Every statement of the program; a test prepares each against the migrated schema. */
export function allStatements(): Statement<never, QueryResultRow>[] {
  return [...registry.values()];
}

/**
 * One SQL text with named parameters (`:name`), compiled once when the module loads and sent as a named prepared
 * statement: PostgreSQL parses and plans it once per connection. Texts are constant; values never become part of them.
 */
export function statement<P extends object, R extends QueryResultRow = Record<string, never>>(
  name: string,
  sql: string,
): Statement<P, R> {
  return declare(name, sql, false);
}

/**
 * A statement of a page that many members open, which reads by key or a page of rows, takes no lock and calls no
 * function that writes. It runs on connections that requests share: a slow one would hold up others.
 */
export function hotRead<P extends object, R extends QueryResultRow>(name: string, sql: string): Statement<P, R> {
  return declare(name, sql, true);
}

function declare<P extends object, R extends QueryResultRow>(
  name: string,
  sql: string,
  isHotRead: boolean,
): Statement<P, R> {
  const { text, params } = compile(sql);
  const known = registry.get(name);
  // A text composed of parts is composed by each program of a process.
  if (known?.text === text && known.isHotRead === isHotRead) return known as unknown as Statement<P, R>;
  if (known !== undefined) throw new Error(`Two statements are called ${name}`);
  // The server-side name carries the text's hash, so that a rolling deployment with a changed text cannot collide.
  const prepared = `${name}_${createHash('sha256').update(text).digest('hex').slice(0, 8)}`.slice(-63);
  const config = (values: P): StatementQuery => ({
    name: prepared,
    text,
    values: params.map((param) => (values as Record<string, unknown>)[param]),
    isHotRead,
    statement: name,
  });
  const compiled: Statement<P, R> = {
    name,
    text,
    params,
    isHotRead,
    all: async (db, values) => (await db.query<R>(config(values))).rows,
    first: async (db, values) => (await db.query<R>(config(values))).rows[0],
    one: async (db, values) => {
      const row = (await db.query<R>(config(values))).rows[0];
      if (row === undefined) throw new Error(`${name} answered no row`);
      return row;
    },
    run: async (db, values) => (await db.query<R>(config(values))).rowCount ?? 0,
  };
  registry.set(name, compiled as unknown as Statement<never, QueryResultRow>);
  return compiled;
}

/** Replaces `:name` by `$n`, leaving casts (`::text`), strings and comments alone. */
function compile(sql: string): { text: string; params: string[] } {
  const params: string[] = [];
  const text = sql
    .trim()
    .replace(/'(?:[^']|'')*'|--[^\n]*|::|:([a-z][a-z0-9_]*)/gi, (match, param: string | undefined) => {
      if (param === undefined) return match;
      if (!params.includes(param)) params.push(param);
      return `$${params.indexOf(param) + 1}`;
    });
  return { text, params };
}
