import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { callHttp, round } from '../measure.ts';
import { processorTimeOf, withChildren } from '../pages/processor-time.ts';
import type { Program } from '../programs.ts';
import type { BenchRow } from '../results.ts';
import { loadOf, rowOf, shareOf, takeTurns, type Target, type Turns } from './row.ts';

/** Seconds of processor time until the first answer. */
const startAim = 0.6;
const idleAim = 150;
const loadedAim = 1.5;
/** Documents a second. */
const pageAim = 2_000;

/** Megabytes that a process and those that it has started hold. Linux only. */
function memoryOf(pid: number): number {
  return round(withChildren(pid).reduce((sum, one) => sum + kilobytesOf(one), 0) / 1_024, 0);
}

function kilobytesOf(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes);
}

/** Starts of the bundle on a database that exists, with a filled compile cache: the first one does not count. */
export async function measureStart(start: () => Promise<Program>, rounds: number): Promise<BenchRow[]> {
  const [seconds, megabytes]: [number[], number[]] = [[], []];
  for (let turn = 0; turn <= rounds; turn += 1) {
    const program = await start();
    const took = processorTimeOf(program.pid) / 1_000;
    await sleep(turn === 0 ? 3_000 : 6_000);
    if (turn > 0) {
      seconds.push(took);
      megabytes.push(memoryOf(program.pid));
    }
    await program.stop();
  }
  return [
    rowOf({ group: 'program', name: 'start', note: 's of processor time until ready' }, middle(seconds), {
      most: startAim,
    }),
    rowOf({ group: 'program', name: 'memory, idle', note: 'MB, 6 s after the start' }, middle(megabytes), {
      most: idleAim,
    }),
  ];
}

/** Milliseconds after the load: longer than the program needs to see that it rests, and V8 in the bare one. */
const restMs = 25_000;

/** Memory after all loads, once both programs have rested, beside the bare program's. */
export async function measureMemory(ours: Target, bare: Target): Promise<BenchRow> {
  const read = () => [memoryOf(ours.pid), memoryOf(bare.pid)] as const;
  const [full, barelyFull] = read();
  await sleep(restMs);
  const [held, barely] = read();
  const note = `${held} MB beside ${barely} MB, ${restMs / 1_000} s after it; ${full} beside ${barelyFull} at its end`;
  return rowOf({ group: 'program', name: 'memory, after the load', note }, round(held / barely), { most: loadedAim });
}

/** Documents that guests read, beside a program that sends one from memory. */
export async function measureDocuments(ours: Target, bare: Target, turns: Turns): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const path of ['/', '/de/about']) {
    const load = (target: Target, address: string) => () =>
      loadOf(target, turns, () =>
        callHttp({ method: 'GET', address: `${target.address}${address}`, headers: { accept: 'text/html' } }),
      );
    const loads = await takeTurns({ ours: load(ours, path), bare: load(bare, '/page') }, turns.rounds);
    const note = `a second; ${shareOf(loads.ours, loads.bare) ?? '–'} of the bare program`;
    rows.push(
      rowOf({ group: 'pages', name: `document ${path}`, ...loads, note }, loads.ours?.per_second ?? null, {
        least: pageAim,
      }),
    );
  }
  return rows;
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Infinity;
}
