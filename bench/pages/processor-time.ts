import { readdirSync, readFileSync } from 'node:fs';

/** A tick of the kernel's process times is 10 ms. */
const tickMs = 10;

/** Milliseconds of processor time that a process has used; 0 for one that is gone. Linux only. */
export function processorTimeOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * tickMs;
  } catch {
    return 0;
  }
}

/** The same for all connections to a database of this machine. */
export function processorTimeOfDatabase(name: string): number {
  return readdirSync('/proc')
    .filter(
      (entry) => /^\d+$/.test(entry) && titleOf(entry).startsWith('postgres:') && titleOf(entry).includes(` ${name} `),
    )
    .reduce((sum, entry) => sum + processorTimeOf(Number(entry)), 0);
}

function titleOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
