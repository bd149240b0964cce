import pg from 'pg';
import { leavesOpen, Read, sendReads } from './connections/described-read.ts';
import { GatheringSocket } from './connections/gathering-socket.ts';
import { openReadConnections } from './connections/read-connections.ts';
import { TransactionConnection } from './connections/transaction-connection.ts';
import { errorCodeOf } from './error-code.ts';
import { observeStatements, type StatementObserver } from './observe-statements.ts';
import type { Db, StatementQuery } from './statement.ts';

/** Starts the last statements of a transaction. */
type Conclude<T> = (db: Db, result: T) => Promise<unknown>;

/** Access to PostgreSQL: shared connections for hot reads, a pool for other statements, and transactions. */
export interface Database extends Db {
  /**
   * Runs `work` in one transaction: committed when it returns, rolled back when it throws. The statements that
   * `conclude` starts are sent together with the commit.
   */
  transaction<T>(work: (db: Db) => Promise<T>, conclude?: Conclude<T>): Promise<T>;
  end(): Promise<void>;
}

export { errorCodeOf, isOvertaken } from './error-code.ts';

/** Connections of the pool. */
interface PoolState {
  readonly open: number;
  readonly idle: number;
  /** Requests that wait for a connection. */
  readonly waiting: number;
}

/** The database of a program, with the state of its pool. */
export interface PooledDatabase extends Database {
  readPool(): PoolState;
}

/** Retries after a deadlock or serialization failure. */
const attempts = 4;
const retryable = new Set(['40001', '40P01']);

/** Bigint as a number: ids and hundredths of gold stay far below 2^53; a larger value is an error, never a rounding. */
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`A bigint beyond 2^53: ${text}`);
  return value;
});
/** A calendar day stays text; Date would add a time zone. */
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** A pooler in transaction mode between the program and PostgreSQL; `prepared`: one that knows prepared statements. */
type Pooler = 'none' | 'transaction' | 'prepared';

export function openDatabase(options: {
  url: string;
  pool: number;
  /** Connections that hot reads share; without any they take the pool. */
  readConnections?: number;
  statementTimeoutMs: number;
  name: string;
  pooler?: Pooler;
  /** Called after each statement. */
  observer?: StatementObserver;
}): PooledDatabase {
  const { readConnections = 0, observer, pooler = 'none' } = options;
  const settings = sessionSettings(options.statementTimeoutMs);
  const connection = {
    connectionString: options.url,
    application_name: options.name,
    ...(pooler === 'none' ? settings : {}),
    // A request waits for a free connection no shorter than for its statement.
    connectionTimeoutMillis: Math.max(5_000, options.statementTimeoutMs),
  };
  const ofReads = pooler === 'none' ? { options: `${settings.options} ${settingsOfReads}` } : {};
  const reads = readConnections > 0 ? openReadConnections(readConnections, { ...connection, ...ofReads }) : null;
  const pool = new pg.Pool({
    ...connection,
    pipeline: true,
    stream: () => new GatheringSocket(),
    max: options.pool,
    idleTimeoutMillis: 60_000,
  });
  // A connection that breaks while idle (the server restarted) is dropped by the pool and must not end the process.
  pool.on('error', () => {});

  /** Lends a connection of the pool. One that breaks, or is given to `drop`, is not used again. */
  async function onConnection<T>(
    work: (client: pg.PoolClient, drop: (error: unknown) => void) => Promise<T>,
  ): Promise<T> {
    const client = await pool.connect();
    let broken: Error | undefined;
    const drop = (error: unknown) => {
      broken = error as Error;
    };
    // A connection that breaks fails its statements; an unhandled error event would end the process.
    client.on('error', drop);
    try {
      return await work(client, drop);
    } finally {
      client.off('error', drop);
      client.release(broken);
    }
  }

  function attempt<T>(work: (db: Db) => Promise<T>, conclude?: Conclude<T>): Promise<T> {
    return onConnection(async (client, drop) => {
      const transaction = new TransactionConnection(client, { isNamed: pooler !== 'transaction' });
      const db = observeStatements(throughPooler(transaction, pooler), observer);
      try {
        const result = await work(db);
        const last = conclude?.(db, result);
        await Promise.all([last, transaction.commit()]);
        return result;
      } catch (error) {
        await transaction.rollback().catch(drop);
        throw error;
      }
    });
  }

  function queryPool(config: StatementQuery): Promise<pg.QueryResult<never>> {
    return onConnection(async (client, drop) => {
      const read = new Read(config);
      sendReads(client, [read]);
      return read.result.catch((error: unknown) => {
        if (!leavesOpen(error)) drop(error);
        throw error;
      });
    });
  }

  const connections: Db = {
    query: (config) => (config.isHotRead === true && reads !== null ? reads.query(config) : queryPool(config)),
  };
  return {
    ...observeStatements(throughPooler(connections, pooler), observer),
    readPool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async transaction(work, conclude) {
      for (let left = attempts; ; left -= 1) {
        try {
          return await attempt(work, conclude);
        } catch (error) {
          if (left <= 1 || !retryable.has(errorCodeOf(error))) throw error;
        }
      }
    },
    end: async () => {
      await Promise.all([pool.end(), reads?.end()]);
    },
  };
}

/** Settings of a connection of our own; a pooler refuses them and sets its own in `connect_query`. */
function sessionSettings(statementTimeoutMs: number) {
  return {
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs * 2,
    // Statements are written so that one plan serves all values, and large reads take longer to plan than to run: with
    // generic plans the news take 1.5 ms instead of 5.7. JIT never pays off for such short reads.
    options: '-c plan_cache_mode=force_generic_plan -c jit=off',
  };
}

/**
 * The pages of an index are in memory, as those of a table: by PostgreSQL's default a card looks through a whole small
 * table, such as who is online, for each member of a page. Source: decision 225.
 */
const settingsOfReads = '-c random_page_cost=1.1';

/** Without names where the next statement may reach another server connection, which does not know them. */
function throughPooler(db: Db, pooler: Pooler): Db {
  if (pooler !== 'transaction') return db;
  return {
    query({ name: _name, ...unnamed }) {
      return db.query<never>(unnamed);
    },
  };
}

/** True for a unique violation, of the named constraint if one is given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return (
    errorCodeOf(error) === '23505' &&
    (constraint === undefined || (error as { constraint?: string }).constraint === constraint)
  );
}

/** True when a row that the statement refers to does not exist, by a constraint whose name matches. */
export function isForeignKeyViolation(error: unknown, constraint: RegExp): boolean {
  return errorCodeOf(error) === '23503' && constraint.test((error as { constraint?: string }).constraint ?? '');
}

/** Codes of a database that is not there for a moment: its machine or its name, then what PostgreSQL itself says. */
const gone = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT'],
  ...['ENOTFOUND', 'EAI_AGAIN'],
  ...['57P01', '57P02', '57P03', '08006', '08001', '08003', '53300'],
  // A password that was changed before the process was restarted, and a primary that has become a replica.
  ...['28P01', '28000', '25006'],
]);

/** A pooler without a server tells so in these words, under the code of a broken protocol. */
const poolerWithoutServer = /^(?:query_wait_timeout|server login has been failing|no more connections)/;

/**
 * True when PostgreSQL cannot be reached, refuses or ends the connection: the request replies 503 and the next one
 * tries again.
 */
export function isDatabaseAway(error: unknown): boolean {
  const code = errorCodeOf(error);
  if (code === '08P01') return poolerWithoutServer.test((error as Error).message);
  return (
    gone.has(code) ||
    (error instanceof Error &&
      /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
        error.message,
      ))
  );
}
