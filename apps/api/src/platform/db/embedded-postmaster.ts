import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
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
  if (!lines || !pid || !isPostgres(pid)) return undefined;
  return { pid, socketDir: lines[4]?.trim() ?? '', isReady: lines[7]?.trim() === 'ready' };
}

/**
 * After a reboot the process id in a stale lock file may belong to another program, and PostgreSQL would refuse to
 * start. An unused id stays: PostgreSQL uses the file to wait for backends that outlived their server.
 */
export function dropForeignLock(cluster: string): void {
  const pid = Number(readLockFile(cluster)?.[0]);
  if (pid && isAlive(pid) && !isPostgres(pid)) rmSync(join(cluster, 'postmaster.pid'), { force: true });
}

/** Stops the server in fast mode (rollback, checkpoint, exit) and waits until it has exited. */
export async function stopPostmaster(cluster: string, patienceMs = 30_000): Promise<void> {
  const pid = readPostmaster(cluster)?.pid;
  if (!pid) return;
  signal(pid, 'SIGINT');
  if (await waitUntilGone(pid, patienceMs)) return;
  // An immediate stop loses nothing committed: the next start replays the log.
  signal(pid, 'SIGQUIT');
  await waitUntilGone(pid, patienceMs);
}

async function waitUntilGone(pid: number, patienceMs: number): Promise<boolean> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(20)) {
    if (!isPostgres(pid)) return true;
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
