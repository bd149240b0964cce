import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchResult, BenchRow, Load } from '../results.ts';
import { table, writeSection } from './sections.ts';

const folder = join(import.meta.dirname, '../results');

/** Writes a file of results of this run's own and the table in README.md, and prints what missed its aim. */
export function writeBench(section: 'bench' | 'lighthouse', result: BenchResult): void {
  mkdirSync(folder, { recursive: true });
  const file = `${result.date.slice(0, 19).replaceAll(':', '')}-${section}.json`;
  writeFileSync(join(folder, file), `${JSON.stringify(result, null, 2)}\n`);
  writeSection(section, `${introductionOf(result)}\n\n${tableOf(result)}`);
  const missed = result.rows.filter(({ isMissed }) => isMissed);
  console.log(tableOf(result));
  console.log(`${missed.length} of ${result.rows.length} rows miss their aim. Results: bench/results/${file}`);
}

function introductionOf({ date, commit, before, parameters, cores, node, load_average }: BenchResult): string {
  const given = Object.entries(parameters).map(([name, value]) => `${name.replaceAll('_', ' ')} ${value}`);
  const loads = [load_average.start[0], load_average.end[0]].map((load) => load?.toFixed(1));
  return `${date.slice(0, 10)}, commit ${commit}${before === null ? '' : ` beside ${before}`}, ${given.join(', ')}, ${cores} cores shared by PostgreSQL, the programs and the load, Node ${node}, load average ${loads[0]} at the beginning and ${loads[1]} at the end.`;
}

function tableOf({ rows, before }: BenchResult): string {
  const hasBefore = before !== null;
  const head = [
    'row',
    'found',
    'aim',
    ...(hasBefore ? ['before /s', 'ours ÷ before'] : []),
    'ours /s',
    'yardstick /s',
    'ours p50 / p99 ms',
    'yardstick p50 / p99 ms',
    'ours ms',
    'yardstick ms',
    'note',
  ];
  const cells = (row: BenchRow) => [
    row.name,
    `${row.found ?? '–'}${row.isMissed ? ' (missed)' : ''}`,
    row.aim,
    ...(hasBefore ? [row.before?.per_second ?? '', row.gain ?? ''] : []),
    row.ours?.per_second ?? '',
    row.bare?.per_second ?? '',
    times(row.ours),
    times(row.bare),
    costs(row.ours),
    costs(row.bare),
    row.note,
  ];
  return table(head, rows.map(cells));
}

const times = (load: Load | null) => (load === null ? '' : `${load.p50} / ${load.p99}`);
/** Processor time of a request: program and PostgreSQL. */
const costs = (load: Load | null) =>
  load === null || load.program_ms === 0 ? '' : `${load.program_ms} + ${load.database_ms}`;
