import pg, { type QueryResult } from 'pg';
import type { StatementQuery } from '../statement.ts';

/** A column of a result and the function that turns its text into a value. */
interface Column {
  readonly name: string;
  readonly parse: (text: string) => unknown;
}

/** The connection of a client, as far as a query uses it. */
interface Connection {
  readonly stream: { cork(): void; uncork(): void };
  /** Texts by name: known to PostgreSQL, and on their way to it. */
  readonly parsedStatements: Record<string, string>;
  readonly submittedNamedStatements: Record<string, string>;
  parse(message: { name: string; text: string }): void;
  bind(message: { statement: string; values: readonly unknown[] }): void;
  describe(message: { type: 'P'; name: string }): void;
  execute(): void;
  sync(): void;
}

/** The parts of a query of `pg` that its client calls. */
interface PgQuery {
  name: string;
  text: string;
  submit(connection: Connection): Error | null;
  handleRowDescription(message: { readonly fields: readonly pg.FieldDef[] }): void;
  handleDataRow(message: { readonly fields: readonly (string | null)[] }): void;
  handleCommandComplete(message: { readonly text: string }): void;
  handleError(error: Error, connection: Connection): void;
  handleReadyForQuery(): void;
}

const PgQuery = pg.Query as unknown as new (text: string) => PgQuery;
const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils;

const unknownStatement = '26000';

/** The columns of the prepared statements of a connection. */
const columnsByConnection = new WeakMap<Connection, Map<string, readonly Column[]>>();

function columnsOf(connection: Connection): Map<string, readonly Column[]> {
  const known = columnsByConnection.get(connection);
  if (known !== undefined) return known;
  const columns = new Map<string, readonly Column[]>();
  columnsByConnection.set(connection, columns);
  return columns;
}

/** A statement that waits for its rows. Without a name, behind a pooler, nothing of it is known twice. */
export class Read {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
  readonly result: Promise<QueryResult<never>>;
  columns: readonly Column[] | undefined;
  isRepeated = false;
  readonly #rows: Record<string, unknown>[] = [];
  #failure: { readonly error: unknown } | null = null;
  readonly #settle: PromiseWithResolvers<QueryResult<never>>;

  /** @throws If a value cannot be sent. */
  constructor({ name, text, values = [] }: StatementQuery) {
    this.name = name ?? '';
    this.text = text;
    this.values = values.map(prepareValue);
    this.#settle = Promise.withResolvers();
    this.result = this.#settle.promise;
  }

  addRow(fields: readonly (string | null)[]): void {
    try {
      this.#rows.push(rowOf(this.columns ?? [], fields));
    } catch (error) {
      this.#failure ??= { error };
    }
  }

  /** Returns the rows to the caller, or the error of a value that could not be parsed. `tag`: such as `UPDATE 3`. */
  end(tag: string): void {
    if (this.#failure !== null) this.#settle.reject(this.#failure.error);
    else {
      const rowCount = Number(tag.slice(tag.lastIndexOf(' ') + 1)) || 0;
      this.#settle.resolve({ rows: this.#rows, rowCount } as unknown as QueryResult<never>);
    }
  }

  fail(error: unknown): void {
    this.#settle.reject(error);
  }
}

/**
 * Statements that share one synchronization: PostgreSQL runs them one after the other in one transaction and sends
 * their results in one piece. After an error it skips the rest, which `repeat` sends again, each read alone; without
 * `repeat`, in a transaction that has failed, the rest fails as well.
 *
 * The columns of a result are asked for once per connection; `pg` asks with every query. PostgreSQL refuses a prepared
 * statement whose result has changed, so what it described stays true.
 */
class ReadGroup extends PgQuery {
  readonly reads: readonly Read[];
  readonly #repeat: ((read: Read) => void) | null;
  #columns: Map<string, readonly Column[]> | null = null;
  #nth = 0;
  /** Statements that have ended and are not committed yet, with their tags. */
  #ended: { readonly read: Read; readonly tag: string }[] = [];

  constructor(reads: readonly Read[], repeat: ((read: Read) => void) | null) {
    super('');
    this.reads = reads;
    this.#repeat = repeat;
    this.#begin(0);
  }

  /** The client of `pg` takes name and text of the read that PostgreSQL is answering. */
  #begin(nth: number): void {
    this.#nth = nth;
    const read = this.reads[nth];
    if (read !== undefined) [this.name, this.text] = [read.name, read.text];
  }

  override submit(connection: Connection): null {
    this.#columns = columnsOf(connection);
    connection.stream.cork();
    for (const read of this.reads) {
      const { name, text, values } = read;
      if (name === '') connection.parse({ name, text });
      else if (!isKnown(connection, name)) {
        connection.parse({ name, text });
        connection.submittedNamedStatements[name] = text;
      }
      connection.bind({ statement: name, values });
      read.columns = this.#columns.get(name);
      if (read.columns === undefined) connection.describe({ type: 'P', name: '' });
      connection.execute();
    }
    connection.sync();
    connection.stream.uncork();
    return null;
  }

  override handleRowDescription({ fields }: { readonly fields: readonly pg.FieldDef[] }): void {
    const read = this.reads[this.#nth];
    if (read === undefined) return;
    read.columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: pg.types.getTypeParser(dataTypeID, 'text') as Column['parse'],
    }));
    if (read.name !== '') this.#columns?.set(read.name, read.columns);
  }

  override handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    this.reads[this.#nth]?.addRow(fields);
  }

  override handleCommandComplete({ text }: { readonly text: string }): void {
    const read = this.reads[this.#nth];
    // A statement of its own ends before it is committed, and PostgreSQL may send that it has when it dies meanwhile.
    if (this.#repeat === null) read?.end(text);
    else if (read !== undefined) this.#ended.push({ read, tag: text });
    this.#begin(this.#nth + 1);
  }

  override handleError(error: Error, connection: Connection): void {
    const ended = this.#ended;
    this.#ended = [];
    // Behind the last statement the commit has failed. Before it only reads share a synchronization.
    for (const { read, tag } of ended)
      if (this.#nth < this.reads.length) read.end(tag);
      else read.fail(error);
    const [failed, ...skipped] = this.reads.slice(this.#nth);
    for (const { name } of skipped) delete connection.submittedNamedStatements[name];
    // Another read was to make the statement known and was skipped itself.
    const isUnknown = (error as { code?: string }).code === unknownStatement && failed?.isRepeated === false;
    if (failed !== undefined && isUnknown && this.#repeat !== null) skipped.unshift(failed);
    else failed?.fail(error);
    for (const read of skipped) {
      read.isRepeated = true;
      if (leavesOpen(error) && this.#repeat !== null) this.#repeat(read);
      else read.fail(error);
    }
  }

  override handleReadyForQuery(): void {
    for (const { read, tag } of this.#ended) read.end(tag);
  }
}

function isKnown({ parsedStatements, submittedNamedStatements }: Connection, name: string): boolean {
  return parsedStatements[name] !== undefined || submittedNamedStatements[name] !== undefined;
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

/** Sends statements to a pipelined client, together. Those of a transaction are not repeated. */
export function sendReads(client: pg.Client, reads: readonly Read[], { isRepeated = true } = {}): void {
  const group = new ReadGroup(reads, isRepeated ? (read) => sendReads(client, [read]) : null);
  client.query(group as unknown as pg.Query);
}

/** PostgreSQL goes on after an error of a statement; anything else ends the connection. */
export function leavesOpen(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity === 'ERROR';
}
