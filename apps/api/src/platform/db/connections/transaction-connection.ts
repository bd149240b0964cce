import type pg from 'pg';
import type { Db, StatementQuery } from '../statement.ts';
import { Read, sendReads } from './described-read.ts';

/**
 * The connection of one transaction. What the running code asks for at once is sent in one piece with one
 * synchronization; `begin` goes with the first statement and `commit` with the last ones. An error fails the statements
 * that were sent behind it.
 */
export class TransactionConnection implements Db {
  readonly #client: pg.Client;
  readonly #isNamed: boolean;
  /** Statements that the running code has asked for, to be sent together. */
  #group: Read[] = [];
  #isBegun = false;
  #isEnded = false;

  /** Without names where the next transaction may reach another server connection. */
  constructor(client: pg.Client, { isNamed }: { isNamed: boolean }) {
    this.#client = client;
    this.#isNamed = isNamed;
  }

  /** @throws After the end: the connection may serve another transaction. */
  query<R extends pg.QueryResultRow>(config: StatementQuery): Promise<pg.QueryResult<R>> {
    if (this.#isEnded) throw new Error(`${config.statement ?? 'A statement'} was started after its transaction`);
    const first = this.#isBegun ? null : this.#control('begin');
    const read = new Read(config);
    this.#isBegun = true;
    // What fails at the beginning fails behind it as well.
    first?.result.catch(() => {});
    this.#send(...(first === null ? [] : [first]), read);
    return read.result;
  }

  /** Commits, together with the statements that were started just before. Without any statement nothing is sent. */
  async commit(): Promise<void> {
    this.#isEnded = true;
    if (!this.#isBegun) return;
    const last = this.#control('commit');
    this.#send(last);
    await last.result;
  }

  /** @throws Where the connection is broken. */
  async rollback(): Promise<void> {
    this.#isEnded = true;
    if (this.#isBegun) await this.#client.query('rollback');
  }

  #control(text: 'begin' | 'commit'): Read {
    return new Read(this.#isNamed ? { name: text, text } : { text });
  }

  #send(...reads: Read[]): void {
    this.#group.push(...reads);
    if (this.#group.length > reads.length) return;
    queueMicrotask(() => {
      const group = this.#group;
      this.#group = [];
      sendReads(this.#client, group, { isRepeated: false });
    });
  }
}
