import type { Socket } from 'node:net';
import pg from 'pg';
import type { Db } from '../statement.ts';
import { leavesOpen, Read, sendReads } from './described-read.ts';
import { GatheringSocket } from './gathering-socket.ts';

/** Connections that many requests share. */
interface ReadConnections extends Db {
  end(): Promise<void>;
}

interface Connection {
  readonly client: pg.Client;
  readonly socket: Socket;
  readonly connected: Promise<unknown>;
  isConnected: boolean;
  /** Reads that the running code has asked for, to be sent together. */
  group: Read[];
  /** Queries that were sent and have no result yet. */
  waiting: number;
}

/** Queries that are sent together to one connection. Beyond it the next connection takes its share. */
const batchSize = 12;

/** Reads with one synchronization: a page and the proof of its session. */
const groupSize = 2;

/**
 * Opens up to `count` connections for short reads. A connection is pipelined: it sends a query without waiting for the
 * result of the one before, so a read costs no checkout. Queries of one turn of the event loop go to one connection in
 * one write: a third of the processor time of a page was system calls. What one piece of code asks for at once, a page
 * and the proof of its session, is answered in one piece as well. A query waits for those sent before it: only reads by
 * key or of one page belong here. A connection that breaks fails its queries; the next query opens another.
 */
export function openReadConnections(count: number, options: pg.ClientConfig): ReadConnections {
  const connections = new Set<Connection>();
  let batch: { readonly connection: Connection; left: number } | null = null;

  function open(): Connection {
    const socket = new GatheringSocket();
    const client = new pg.Client({ ...options, pipeline: true, stream: () => socket });
    const connection: Connection = {
      client,
      socket,
      connected: client.connect(),
      isConnected: false,
      group: [],
      waiting: 0,
    };
    connections.add(connection);
    const remove = () => void connections.delete(connection);
    client.on('error', remove);
    client.on('end', remove);
    connection.connected.then(() => (connection.isConnected = true), remove);
    return connection;
  }

  /** Sends a read with what else the running code asks for before it waits. */
  function send(connection: Connection, read: Read): void {
    if (connection.group.length >= groupSize) connection.group = [];
    const { group } = connection;
    group.push(read);
    if (group.length > 1) return;
    queueMicrotask(() => {
      if (connection.group === group) connection.group = [];
      sendReads(connection.client, group);
    });
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
        if (!connection.isConnected) await connection.connected;
        const read = new Read(config);
        send(connection, read);
        return await read.result;
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
