import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type ClusterOptions, initialiseCluster, launchPostmaster } from './embedded-cluster.ts';
import { createProgramDatabase, takeCluster } from './embedded-postgres.sql.ts';
import { type Postmaster, readPostmaster, stopPostmaster } from './embedded-postmaster.ts';

/** How to start the embedded server. */
interface EmbeddedOptions {
  /** The program's data folder; the cluster is its subfolder `postgres`. */
  readonly dataDir: string;
  /** Default true. False only for throwaway data. */
  readonly isDurable?: boolean;
  /** How long to wait for the server to accept connections, or for another program to release it. */
  readonly patienceMs?: number;
  /** Called when the server had died and was restarted. */
  readonly onRestart?: () => void;
}

/** A running embedded server, started or taken over, and owned until `stop`. */
export interface EmbeddedPostgres {
  /** Connection string of the program's database; constant over restarts. */
  readonly url: string;
  /** Stops the server; committed data is on disk. */
  stop(): Promise<void>;
}

class FolderInUseError extends Error {}

const programDatabase = 'peonia';
const retryMs = 20;

/**
 * Starts PostgreSQL on the data folder, or takes over the server of a killed program, and restarts it when it dies.
 *
 * @throws If another program owns the folder, or the server does not start in time.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const cluster = join(resolve(options.dataDir), 'postgres');
  const settings: ClusterOptions = { cluster, isDurable: options.isDurable ?? true };
  const patienceMs = options.patienceMs ?? 12_000;
  let isStopping = false;

  await initialiseCluster(settings);
  let owner = await own(settings, patienceMs);
  const { socketDir } = expectPostmaster(cluster);
  watch();

  function watch(): void {
    owner.once('end', () => {
      if (!isStopping) void recover();
    });
  }

  async function recover(): Promise<void> {
    while (!isStopping) {
      try {
        owner = await own(settings, patienceMs);
        watch();
        return options.onRestart?.();
      } catch {
        await sleep(1000);
      }
    }
  }

  return {
    url: connectionString(programDatabase, socketDir, programDatabase),
    async stop() {
      isStopping = true;
      await owner.end().catch(() => undefined);
      await stopPostmaster(cluster);
    },
  };
}

/** Starts the server and returns the connection whose lock owns the cluster. */
async function own(settings: ClusterOptions, patienceMs: number): Promise<pg.Client> {
  let reason: unknown;
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(retryMs)) {
    try {
      const running = readPostmaster(settings.cluster);
      if (!running) await launchAndWait(settings);
      else if (running.isReady) return await connect(running);
    } catch (error) {
      reason = error;
    }
  }
  if (reason instanceof FolderInUseError) throw reason;
  throw new Error(
    `The embedded PostgreSQL did not start (log: ${settings.cluster}.log): ${String(reason ?? 'no answer')}`,
  );
}

/** A launched server writes its lock file a moment later; launching twice would only fill the log. */
async function launchAndWait(settings: ClusterOptions): Promise<void> {
  await launchPostmaster(settings);
  for (let waits = 0; waits < 50 && !readPostmaster(settings.cluster); waits += 1) await sleep(retryMs);
}

async function connect({ socketDir }: Postmaster): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: connectionString('postgres', socketDir, 'postgres'),
    application_name: 'peonia owner',
  });
  // The `end` event after an error is the one handled.
  client.on('error', () => undefined);
  try {
    await client.connect();
    if (!(await takeCluster(client)))
      throw new FolderInUseError('Another program uses this data folder: stop it, or choose another DATA_DIR.');
    await createProgramDatabase(client, programDatabase);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

function expectPostmaster(cluster: string): Postmaster {
  const running = readPostmaster(cluster);
  if (!running) throw new Error(`The embedded PostgreSQL ended right after its start (log: ${cluster}.log).`);
  return running;
}

function connectionString(user: string, socketDir: string, database: string): string {
  return `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(socketDir)}`;
}
