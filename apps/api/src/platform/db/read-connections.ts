import pg from 'pg';
import type { Db } from './statement.ts';

/** Connections that many requests share. */
export interface ReadConnections extends Db {
  end(): Promise<void>;
}

interface Connection {
  readonly client: pg.Client;
  readonly connected: Promise<unknown>;
  /** Queries that were sent and have no result yet. */
  waiting: number;
}

/**
 * Opens up to `count` connections for short reads. A connection is pipelined: it sends a query without waiting for the
 * result of the one before, so a read costs no checkout and few system calls. A query waits for those sent before it:
 * only reads by key or of one page belong here. A connection that breaks fails its queries; the next query opens
 * another.
 */
export function openReadConnections(count: number, options: pg.ClientConfig): ReadConnections {
  const connections = new Set<Connection>();

  function open(): Connection {
    const client = new pg.Client({ ...options, pipeline: true });
    const connection = { client, connected: client.connect(), waiting: 0 };
    connections.add(connection);
    const remove = () => void connections.delete(connection);
    client.on('error', remove);
    client.on('end', remove);
    connection.connected.catch(remove);
    return connection;
  }

  /** Takes no further queries; those under way still get their results. */
  function close(connection: Connection): void {
    connections.delete(connection);
    connection.client.end().catch(() => {});
  }

  /** The connection with the fewest queries under way; another one as long as none is idle. */
  function choose(): Connection {
    const [least] = [...connections].toSorted((one, other) => one.waiting - other.waiting);
    return least === undefined || (least.waiting > 0 && connections.size < count) ? open() : least;
  }

  return {
    async query(config) {
      const connection = choose();
      connection.waiting += 1;
      try {
        await connection.connected;
        return await connection.client.query<never>(config);
      } catch (error) {
        if (!leavesOpen(error)) close(connection);
        throw error;
      } finally {
        connection.waiting -= 1;
      }
    },
    async end() {
      await Promise.allSettled([...connections].map(({ client }) => client.end()));
    },
  };
}

/** PostgreSQL goes on after an error of a statement; anything else ends the connection. */
function leavesOpen(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity === 'ERROR';
}
