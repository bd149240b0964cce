import { execFileSync } from 'node:child_process';
import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A running PostgreSQL server, as its lock file describes it. */
export interface Postmaster {
  readonly pid: number;
  readonly socketDir: string;
  readonly isReady: boolean;
}

/** Reads which server runs on the cluster; undefined when none does. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  const lines = readLockFile(cluster);
  const pid = Number(lines?.[0]);
  if (!lines || !pid || !isServerOf(pid, cluster)) return undefined;
  return { pid, socketDir: lines[4]?.trim() ?? '', isReady: lines[7]?.trim() === 'ready' };
}

/** No process can have this id; Linux and macOS end far below. */
const unusedPid = 999_999_999;

/**
 * The process id in a stale lock file may belong to another program by now, even to the server of another cluster, and
 * PostgreSQL would refuse to start. The rest of the file stays: PostgreSQL waits by it for backends that outlived their
 * server.
 */
export function releaseForeignLock(cluster: string): void {
  const lines = readLockFile(cluster);
  const pid = Number(lines?.[0]);
  if (lines && pid && isAlive(pid) && !isServerOf(pid, cluster))
    writeFileSync(join(cluster, 'postmaster.pid'), [unusedPid, ...lines.slice(1)].join('\n'));
}

/** Stops the server in fast mode (rollback, checkpoint, exit) and waits until it has exited. */
export async function stopPostmaster(cluster: string, patienceMs = 30_000): Promise<void> {
  const pid = readPostmaster(cluster)?.pid;
  if (!pid) return;
  signal(pid, 'SIGINT');
  if (await waitUntilGone(pid, cluster, patienceMs)) return;
  // An immediate stop loses nothing committed: the next start replays the log.
  signal(pid, 'SIGQUIT');
  await waitUntilGone(pid, cluster, patienceMs);
}

async function waitUntilGone(pid: number, cluster: string, patienceMs: number): Promise<boolean> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(20)) {
    if (!isServerOf(pid, cluster)) return true;
  }
  return false;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Already stopped.
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether a process is the server of this cluster: a server's working folder is its cluster. */
function isServerOf(pid: number, cluster: string): boolean {
  if (!isPostgres(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    return realpathSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    // It has ended, or belongs to an account whose folders may not be seen.
    return isPostgres(pid);
  }
}

/** False also for a zombie process: its command line is empty. */
function isPostgres(pid: number): boolean {
  try {
    if (process.platform === 'linux') return /(^|\/)postgres/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
    return execFileSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' }).includes('postgres');
  } catch {
    return false;
  }
}

function readLockFile(cluster: string): string[] | undefined {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
}
