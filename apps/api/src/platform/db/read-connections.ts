import { Socket } from 'node:net';
import pg from 'pg';
import { readDescribed } from './described-read.ts';
import type { Db } from './statement.ts';

/** Connections that many requests share. */
export interface ReadConnections extends Db {
  end(): Promise<void>;
}

interface Connection {
  readonly client: pg.Client;
  readonly socket: Socket;
  readonly connected: Promise<unknown>;
  /** Queries that were sent and have no result yet. */
  waiting: number;
}

/** Queries that are sent together to one connection. Beyond it the next connection takes its share. */
const batchSize = 12;

/**
 * Opens up to `count` connections for short reads. A connection is pipelined: it sends a query without waiting for the
 * result of the one before, so a read costs no checkout. Queries of one turn of the event loop go to one connection in
 * one write: a third of the processor time of a page was system calls. A query waits for those sent before it: only
 * reads by key or of one page belong here. A connection that breaks fails its queries; the next query opens another.
 */
export function openReadConnections(count: number, options: pg.ClientConfig): ReadConnections {
  const connections = new Set<Connection>();
  let batch: { readonly connection: Connection; left: number } | null = null;

  function open(): Connection {
    const socket = new Socket();
    const client = new pg.Client({ ...options, pipeline: true, stream: () => socket });
    const connection = { client, socket, connected: client.connect(), waiting: 0 };
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

  /** The connection of this turn's batch; a full batch is followed by another one. */
  function chooseForBatch(): Connection {
    if (batch !== null && batch.left > 0 && connections.has(batch.connection)) {
      batch.left -= 1;
      return batch.connection;
    }
    const connection = choose();
    const started = { connection, left: batchSize - 1 };
    batch = started;
    connection.socket.cork();
    setImmediate(() => {
      connection.socket.uncork();
      if (batch === started) batch = null;
    });
    return connection;
  }

  return {
    async query(config) {
      const connection = chooseForBatch();
      connection.waiting += 1;
      try {
        await connection.connected;
        return await readDescribed<never>(connection.client, config);
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
