import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  closeSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Account, type Launch, findPostgresAccount, launchAs } from './embedded-account.ts';
import { findPostgresBinaries } from './embedded-binaries.ts';
import { releaseForeignLock } from './embedded-postmaster.ts';

/** Location and durability of a cluster. */
export interface ClusterOptions {
  /** The cluster's folder; created if missing. */
  readonly cluster: string;
  /** False only for throwaway data such as test runs: commits then do not wait for the disk. */
  readonly isDurable: boolean;
}

const major = '18';
const logLimitBytes = 16 * 1024 * 1024;
/** The shortest limit of the systems we run on (macOS), minus the name PostgreSQL gives its socket. */
const socketDirLimit = 103 - '/.s.PGSQL.5432'.length;

/** Creates the cluster if missing. An interrupted run leaves nothing that looks like one. */
export async function initialiseCluster({ cluster }: ClusterOptions): Promise<void> {
  if (existsSync(join(cluster, 'PG_VERSION'))) return assertMajor(cluster);
  const account = findPostgresAccount();
  const { initdb } = await findPostgresBinaries();
  const draft = `${cluster}.new-${process.pid}`;
  mkdirSync(dirname(cluster), { recursive: true });
  rmSync(draft, { recursive: true, force: true });
  makePrivateFolder(draft, account);
  // The built-in locale sorts and folds the same on every system, also after a system update.
  const args = [
    `--pgdata=${draft}`,
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
  await run(launchAs(account, initdb, args, [draft]));
  renameSync(draft, cluster);
}

/** Starts the server on the cluster and returns at once; it may not accept connections yet. */
export async function launchPostmaster({ cluster, isDurable }: ClusterOptions): Promise<void> {
  const account = findPostgresAccount();
  const { postgres } = await findPostgresBinaries();
  releaseForeignLock(cluster);
  const args = ['-D', cluster, ...settings(socketFolder(cluster, account), isDurable)];
  const { program, args: full, ...owner } = launchAs(account, postgres, args, [cluster]);
  const log = openLog(`${cluster}.log`);
  // A separate process group: Ctrl-C reaches us, and we stop the server after the program has drained.
  const child = spawn(program, full, { ...owner, detached: true, stdio: ['ignore', log, log], env: environment() });
  closeSync(log);
  child.unref();
  child.on('error', () => undefined);
}

function settings(socketDir: string, isDurable: boolean): string[] {
  const values = {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    max_connections: 120,
    shared_buffers: '128MB',
    fsync: isDurable ? 'on' : 'off',
    full_page_writes: isDurable ? 'on' : 'off',
    synchronous_commit: isDurable ? 'on' : 'off',
    timezone: 'UTC',
    // Throwaway data lie in memory: to hand their reads to other processes costs more than to read them.
    ...(isDurable ? {} : { io_method: 'sync' }),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Only our account can access the socket's folder, so the server needs no password. */
function socketFolder(cluster: string, account: Account | undefined): string {
  if (Buffer.byteLength(cluster) <= socketDirLimit) return cluster;
  const folder = join(tmpdir(), `peonia-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`);
  if (!existsSync(folder)) makePrivateFolder(folder, account);
  const { uid } = lstatSync(folder);
  if (uid !== (account?.uid ?? process.getuid?.()))
    throw new Error(`${folder} belongs to another account: use a shorter DATA_DIR.`);
  return folder;
}

function makePrivateFolder(folder: string, account: Account | undefined): void {
  mkdirSync(folder, { mode: 0o700 });
  if (account) chownSync(folder, account.uid, account.gid);
}

function openLog(file: string): number {
  if (existsSync(file) && statSync(file).size > logLimitBytes) truncateSync(file);
  return openSync(file, 'a', 0o600);
}

async function run({ program, args, ...owner }: Launch): Promise<void> {
  const child = spawn(program, args, { ...owner, stdio: ['ignore', 'ignore', 'pipe'], env: environment() });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${program} failed: ${complaint.trim()}`);
}

function environment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
}

function assertMajor(cluster: string): void {
  const found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (found !== major)
    throw new Error(
      `${cluster} was written by PostgreSQL ${found}, this program brings ${major}: dump it with ${found} and restore it.`,
    );
}
