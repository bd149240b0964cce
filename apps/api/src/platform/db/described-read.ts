import pg, { type QueryResult, type QueryResultRow } from 'pg';
import type { StatementQuery } from './statement.ts';

/** A column of a result and the function that turns its text into a value. */
interface Column {
  readonly name: string;
  readonly parse: (text: string) => unknown;
}

/** The connection of a client, as far as a query uses it. */
interface Connection {
  describe(): void;
}

/** The parts of a query of `pg` that its client calls. */
interface PgQuery {
  readonly name: string;
  callback: (error: Error | null, result: QueryResult<never>) => void;
  prepare(connection: Connection): void;
  handleRowDescription(message: { readonly fields: readonly pg.FieldDef[] }): void;
  handleDataRow(message: { readonly fields: readonly (string | null)[] }): void;
}

const PgQuery = pg.Query as unknown as new (config: StatementQuery) => PgQuery;

/** What is known about a connection: the columns of its prepared statements. */
class Described {
  readonly columns = new Map<string, readonly Column[]>();
  /** The same connection, which sends no request for a description. */
  readonly silent: Connection;

  constructor(connection: Connection) {
    this.silent = Object.create(connection, { describe: { value: () => {} } }) as Connection;
  }

  static of(connection: Connection): Described {
    const known = byConnection.get(connection);
    if (known !== undefined) return known;
    const described = new Described(connection);
    byConnection.set(connection, described);
    return described;
  }
}

const byConnection = new WeakMap<Connection, Described>();

/**
 * A query of a named statement that asks for the columns of its result once per connection; `pg` asks with every query.
 * PostgreSQL refuses a prepared statement whose result has changed, so what it described stays true.
 */
class DescribedRead extends PgQuery {
  #described: Described | null = null;
  #columns: readonly Column[] = [];
  readonly #found: Record<string, unknown>[] = [];
  #failure: { readonly error: unknown } | null = null;

  /** The rows of the result. @throws if a value could not be parsed. */
  get found(): Record<string, unknown>[] {
    if (this.#failure !== null) throw this.#failure.error;
    return this.#found;
  }

  override prepare(connection: Connection): void {
    this.#described = Described.of(connection);
    const columns = this.#described.columns.get(this.name);
    if (columns !== undefined) this.#columns = columns;
    super.prepare(columns === undefined ? connection : this.#described.silent);
  }

  override handleRowDescription({ fields }: { readonly fields: readonly pg.FieldDef[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: pg.types.getTypeParser(dataTypeID, 'text') as Column['parse'],
    }));
    this.#described?.columns.set(this.name, this.#columns);
  }

  override handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    try {
      this.#found.push(rowOf(this.#columns, fields));
    } catch (error) {
      this.#failure ??= { error };
    }
  }
}

function rowOf(columns: readonly Column[], texts: readonly (string | null)[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  let nth = 0;
  for (const { name, parse } of columns) {
    const text = texts[nth] ?? null;
    row[name] = text === null ? null : parse(text);
    nth += 1;
  }
  return row;
}

/** Sends a query of a statement to a pipelined client. */
export async function readDescribed<R extends QueryResultRow>(
  client: pg.Client,
  config: StatementQuery,
): Promise<QueryResult<R>> {
  const query = new DescribedRead(config);
  const result = await new Promise<QueryResult<never>>((resolve, reject) => {
    query.callback = (error, ended) => (error === null ? resolve(ended) : reject(error));
    client.query(query as unknown as pg.Query);
  });
  return { ...result, rows: query.found as R[] };
}
