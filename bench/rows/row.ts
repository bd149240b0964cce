import { measure, round } from '../measure.ts';
import { processorTimeOf, processorTimeSince, processorTimesOfDatabase } from '../pages/processor-time.ts';
import type { BenchRow, Load } from '../results.ts';

/** A program under load, with the database that it uses. */
export interface Target {
  readonly address: string;
  readonly pid: number;
  readonly database: string;
}

export interface Turns {
  readonly seconds: number;
  readonly rounds: number;
  readonly atOnce: number;
}

/**
 * One load of a program, with the processor time of a request in the program and in PostgreSQL; with that of its
 * effects until `settle` resolves.
 */
export async function loadOf(
  { pid, database }: Target,
  { seconds, atOnce }: Omit<Turns, 'rounds'>,
  work: (worker: number, nth: number) => Promise<unknown>,
  settle: () => Promise<void> = async () => {},
): Promise<Load> {
  const [own, before] = [processorTimeOf(pid), processorTimesOfDatabase(database)];
  const found = await measure(atOnce, seconds, async (worker, nth) => void (await work(worker, nth)));
  await settle();
  return {
    ...found,
    program_ms: round((processorTimeOf(pid) - own) / found.count, 3),
    database_ms: round(processorTimeSince(before, database) / found.count, 3),
  };
}

/**
 * Turn by turn, so that whatever else the machine does falls on all. The first turn warms up and does not count. A
 * program that refuses the work, such as an older one, has no figures.
 */
export async function takeTurns<N extends string>(
  loads: Readonly<Record<N, (() => Promise<Load>) | null>>,
  rounds: number,
): Promise<Readonly<Record<N, Load | null>>> {
  const found = new Map<string, Load[]>();
  for (let turn = 0; turn <= rounds; turn += 1)
    for (const [name, load] of Object.entries(loads) as [N, (() => Promise<Load>) | null][]) {
      const one = load === null || (turn > 0 && !found.has(name)) ? null : await load().catch(noted(name));
      if (one === null) found.delete(name);
      else found.set(name, [...(found.get(name) ?? []), one]);
    }
  return Object.fromEntries(
    Object.keys(loads).map((name) => [name, middle(found.get(name)?.slice(1) ?? [])]),
  ) as Record<N, Load | null>;
}

const noted = (name: string) => (error: unknown) => {
  console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  return null;
};

/** The middle of several runs, by requests a second: one run disturbed by the machine does not count. */
function middle(runs: readonly Load[]): Load | null {
  return runs.toSorted((one, other) => one.per_second - other.per_second)[Math.floor(runs.length / 2)] ?? null;
}

/** A row whose figure should be at least, or at most, its aim. */
export function rowOf(
  row: Pick<BenchRow, 'group' | 'name'> & Partial<BenchRow>,
  found: number | null,
  aim: { readonly least: number } | { readonly most: number },
): BenchRow {
  const isMissed = found === null || ('least' in aim ? found < aim.least : found > aim.most);
  const stated = 'least' in aim ? `≥ ${aim.least}` : `≤ ${aim.most}`;
  return { ours: null, bare: null, before: null, gain: null, note: '', ...row, found, aim: stated, isMissed };
}

export const shareOf = (ours: Load | null, bare: Load | null): number | null =>
  ours === null || bare === null ? null : round(ours.per_second / bare.per_second);
