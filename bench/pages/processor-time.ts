import { readdirSync, readFileSync } from 'node:fs';

/** A tick of the kernel's process times is 10 ms. */
const tickMs = 10;

/**
 * Milliseconds of processor time that a process and those that it has started have used; of one that is gone, nothing.
 * Linux only.
 */
export function processorTimeOf(pid: number): number {
  return withChildren(pid).reduce((sum, one) => sum + ownTimeOf(one), 0);
}

/** A process and those that its threads have started. */
export function withChildren(pid: number): number[] {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const children = threads.flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
    return [pid, ...children];
  } catch {
    return [pid];
  }
}

function ownTimeOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * tickMs;
  } catch {
    return 0;
  }
}

/** The same for each connection to a database of this machine, by process id. */
export function processorTimesOfDatabase(name: string): ReadonlyMap<number, number> {
  const pids = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry) && isConnection(titleOf(entry), name));
  return new Map(pids.map((pid) => [Number(pid), processorTimeOf(Number(pid))]));
}

/** Milliseconds used since then. Of a connection that has ended, nothing counts. */
export function processorTimeSince(before: ReadonlyMap<number, number>, name: string): number {
  return [...processorTimesOfDatabase(name)].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0);
}

function isConnection(title: string, name: string): boolean {
  return title.startsWith('postgres:') && title.includes(` ${name} `);
}

function titleOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
