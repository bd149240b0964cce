import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findPostgresAccount, launchAs } from '../../src/platform/db/embedded/embedded-account.ts';
import { freePort } from './redis-server.ts';
import { openVolume, type Volume } from './volume.ts';

/** A PostgreSQL server of the system on a loopback port: a primary, or a streaming replica of one. */
export interface PostgresNode {
  readonly port: number;
  urlOf(database: string): string;
  query<R extends pg.QueryResultRow>(sql: string, database?: string): Promise<R[]>;
  /** Stops and continues all of its processes. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  /** Ids of all of its processes. */
  pids(): number[];
  /** The file system of its data, where it was asked for. */
  readonly volume: Volume | null;
  kill(): Promise<void>;
  /** Does nothing while it runs. */
  start(): Promise<void>;
  /** Makes a replica a primary; returns when it takes writes. */
  promote(): Promise<void>;
  close(): Promise<void>;
}

const account = findPostgresAccount();

/** Settings that differ from the defaults; the data of tests need not survive the machine. */
const ownSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 200,
  shared_buffers: '64MB',
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'replica',
  max_wal_senders: 8,
  wal_keep_size: '256MB',
  hot_standby: 'on',
  timezone: 'UTC',
} as const;

/** With `volumeMb` its data is on a file system of this size, and written to disk before it is acknowledged. */
type NodeSettings = { readonly volumeMb?: number } & Readonly<Record<string, string | number>>;

export async function startPrimary({ volumeMb = 0, ...settings }: NodeSettings = {}): Promise<PostgresNode> {
  const { folder, volume } = await makeFolder(volumeMb);
  const cluster = join(folder, 'cluster');
  run(
    'initdb',
    ['-D', cluster, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    folder,
  );
  await writeFile(
    join(cluster, 'pg_hba.conf'),
    'host all all 127.0.0.1/32 trust\nhost replication all 127.0.0.1/32 trust\n',
  );
  return startNode({ folder, volume }, settings);
}

/** Copies the primary and follows it; `name` is the one that `synchronous_standby_names` uses. */
export async function startReplica(
  primary: PostgresNode,
  { name = 'replica', volumeMb = 0, ...settings }: { name?: string } & NodeSettings = {},
): Promise<PostgresNode> {
  const { folder, volume } = await makeFolder(volumeMb);
  const source = `host=127.0.0.1 port=${primary.port} user=postgres application_name=${name}`;
  run(
    'pg_basebackup',
    ['-d', source, '-D', join(folder, 'cluster'), '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
    folder,
  );
  return startNode({ folder, volume }, settings);
}

interface Place {
  readonly folder: string;
  readonly volume: Volume | null;
}

async function makeFolder(volumeMb: number): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'peonia-node-'));
  const volume = volumeMb === 0 ? null : await openVolume(folder, volumeMb);
  await chmod(folder, 0o711);
  if (account) spawnSync('chown', [`${account.uid}:${account.gid}`, folder]);
  return { folder, volume };
}

/** Debian keeps the server's programs by version; the newest counts. */
export function postgresProgram(name: string): string {
  const versions = '/usr/lib/postgresql';
  const [newest] = readdirSync(versions).toSorted((one, other) => Number(other) - Number(one));
  return join(versions, newest ?? '', 'bin', name);
}

function run(name: string, args: readonly string[], folder: string): void {
  const { program, args: full, ...owner } = launchAs(account, postgresProgram(name), args, [folder]);
  const { status, stderr } = spawnSync(program, full, { ...owner, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name} failed: ${stderr}`);
}

async function startNode(
  { folder, volume }: Place,
  settings: Readonly<Record<string, string | number>>,
): Promise<PostgresNode> {
  const all = { ...ownSettings, ...(volume === null ? {} : { fsync: 'on' }), ...settings };
  const port = await freePort();
  const cluster = join(folder, 'cluster');
  let server: ChildProcess | null = null;
  const urlOf = (database: string) => `postgresql://postgres@127.0.0.1:${port}/${database}`;

  async function query<R extends pg.QueryResultRow>(sql: string, database = 'postgres'): Promise<R[]> {
    const client = new pg.Client({ connectionString: urlOf(database) });
    client.on('error', () => {});
    await client.connect();
    return client
      .query<R>(sql)
      .then(
        ({ rows }) => rows,
        (error: unknown) => {
          throw error;
        },
      )
      .finally(() => client.end().catch(() => {}));
  }
  async function waitFor(condition: string): Promise<void> {
    for (let left = 600; left > 0; left -= 1) {
      const rows = await query<{ holds: boolean }>(`select ${condition} as holds`).catch(() => []);
      if (rows[0]?.holds === true) return;
      await sleep(50);
    }
    throw new Error(`PostgreSQL on port ${port}: not ${condition}`);
  }
  async function end(signal: 'SIGKILL' | 'SIGINT'): Promise<void> {
    const ending = server;
    server = null;
    if (ending === null || ending.exitCode !== null || ending.signalCode !== null) return;
    const exited = new Promise((resolve) => void ending.once('exit', resolve));
    signalFamily(ending.pid, 'SIGCONT');
    if (signal === 'SIGKILL') signalFamily(ending.pid, 'SIGKILL');
    else ending.kill(signal);
    await exited;
  }

  const node: PostgresNode = {
    port,
    urlOf,
    query,
    signal: (name) => signalFamily(server?.pid, name),
    pids: () => familyOf(server?.pid),
    volume,
    kill: () => end('SIGKILL'),
    async start() {
      if (server !== null && server.exitCode === null && server.signalCode === null) return waitFor('true');
      const values = Object.entries({ ...all, port }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
      const args = ['-D', cluster, ...values];
      const { program, args: full, ...owner } = launchAs(account, postgresProgram('postgres'), args, [folder]);
      server = spawn(program, full, { ...owner, stdio: 'ignore', env: { PATH: process.env['PATH'], LC_ALL: 'C' } });
      await waitFor('true');
    },
    async promote() {
      await query('select pg_promote(true, 30)');
      await waitFor('not pg_is_in_recovery()');
    },
    async close() {
      await end('SIGINT');
      await volume?.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await node.start();
  return node;
}

/** A process and its children: each connection of PostgreSQL is one. */
function familyOf(pid: number | undefined): number[] {
  if (pid === undefined) return [];
  const children = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' }).stdout;
  return [pid, ...children.split('\n').map(Number)].filter((member) => member > 0);
}

function signalFamily(pid: number | undefined, name: NodeJS.Signals): void {
  for (const member of familyOf(pid))
    try {
      process.kill(member, name);
    } catch {
      // It ended meanwhile.
    }
}
