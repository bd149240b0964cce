import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hotReads } from './hot-reads.ts';
import { callHttp, measure, round } from './measure.ts';
import { openServer } from './open-server.ts';
import { pageStatements } from './pages/page-statements.ts';
import { processorTimeOf, processorTimeSince, processorTimesOfDatabase } from './pages/processor-time.ts';
import { startOurs, startPages, type Program } from './programs.ts';
import { openReaders } from './readers.ts';
import type { MeasuredPage, PageComparison, PagesResult } from './results.ts';
import { fillDatabase } from './seed/fill-database.ts';

// Hot pages beside one hand-written statement each, and beside another work tree on the same database, turn by turn:
// node bench/pages.ts --members 5000 --beside ../before
const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '5000' },
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
    beside: { type: 'string' },
  },
});
const [members, seconds, rounds] = [values.members, values.seconds, values.rounds].map(Number) as [
  number,
  number,
  number,
];
const atOnce = 16;
const root = join(import.meta.dirname, '..');

/** Least share of the yardstick. */
const shareAim = 0.75;

const server = await openServer();
const stops: (() => Promise<void> | void)[] = [() => server.stop()];
try {
  const url = await server.createDatabase('bench');
  const range = await fillDatabase(url, { members, say: console.log });
  const { pairs, others } = await openReaders(url, range, 20);
  const ours = await started(startOurs(url));
  const bare = await started(startPages(url));
  const before = values.beside === undefined ? null : await started(startOurs(url, values.beside));
  const reads = [
    ...hotReads(pairs, others),
    { name: 'likes', requests: pairs.map(({ one }) => ({ path: '/v1/likes', token: one.token })) },
  ].filter(({ name }) => pageStatements.has(name));
  const pages: PageComparison[] = [];
  for (const { name, requests } of reads) {
    const load = (program: Program, pathOf: (path: string) => string) => async (): Promise<MeasuredPage> => {
      const [own, database] = [processorTimeOf(program.pid), processorTimesOfDatabase('bench')];
      const found = await measure(atOnce, seconds, async (worker, nth) => {
        const request = requests[(worker * 7 + nth) % requests.length];
        const headers = { authorization: `Bearer ${request?.token}` };
        await callHttp({ method: 'GET', address: `${program.address}${pathOf(request?.path ?? '')}`, headers });
      });
      return {
        ...found,
        program_ms: round((processorTimeOf(program.pid) - own) / found.count),
        database_ms: round(processorTimeSince(database, 'bench') / found.count),
      };
    };
    const about = (path: string) => /\/(\d+)(?:\?|$)/.exec(path)?.[1] ?? '0';
    const loads = {
      ours: load(ours, (path) => path),
      bare: load(bare, (path) => `/${name}/${about(path)}`),
      ...(before === null ? {} : { before: load(before, (path) => path) }),
    };
    const page = await compare(name, loads);
    pages.push(page);
    console.log(row(page));
  }
  const result: PagesResult = {
    date: new Date().toISOString(),
    commit: commitOf(root),
    before: values.beside === undefined ? null : commitOf(values.beside),
    parameters: { members, seconds, rounds, at_once: atOnce },
    cores: availableParallelism(),
    node: process.version,
    load_average: loadavg().map((load) => round(load)),
    pages,
  };
  const folder = join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  const file = `${result.date.slice(0, 19).replaceAll(':', '')}-pages.json`;
  writeFileSync(join(folder, file), `${JSON.stringify(result, null, 2)}\n`);
  console.log(file);
} finally {
  for (const stop of stops.toReversed()) await stop();
}

async function started(starting: Promise<Program>): Promise<Program> {
  const program = await starting;
  stops.push(program.stop);
  return program;
}

/** Turn by turn, so that whatever else the machine does falls on all. The first turn warms up and does not count. */
async function compare(
  page: string,
  loads: { ours(): Promise<MeasuredPage>; bare(): Promise<MeasuredPage>; before?(): Promise<MeasuredPage> },
): Promise<PageComparison> {
  const [ours, bare, before]: [MeasuredPage[], MeasuredPage[], MeasuredPage[]] = [[], [], []];
  for (let turn = 0; turn <= rounds; turn += 1) {
    const found = [await loads.ours(), await loads.bare(), await loads.before?.()] as const;
    if (turn === 0) continue;
    ours.push(found[0]);
    bare.push(found[1]);
    if (found[2] !== undefined) before.push(found[2]);
  }
  const middles = { ours: middle(ours), bare: middle(bare), before: before.length === 0 ? null : middle(before) };
  const share = round(middles.ours.per_second / middles.bare.per_second);
  const gain = middles.before === null ? null : round(middles.ours.per_second / middles.before.per_second);
  return { page, ...middles, share, share_aim: shareAim, gain };
}

/** A row of the table in README.md; a row that misses its aim is marked. */
function row({ page, ours, bare, before, share, share_aim, gain }: PageComparison): string {
  const mark = share < share_aim ? ' (missed)' : '';
  const cells = [page, before?.per_second ?? '', ours.per_second, gain ?? '', bare.per_second, `${share}${mark}`];
  const times = [before, ours, bare].map((one) => (one === null ? '' : `${one.program_ms} + ${one.database_ms}`));
  return `| ${[...cells, share_aim, ...times].join(' | ')} |`;
}

/** The middle of several runs, by requests a second. */
function middle(runs: readonly MeasuredPage[]): MeasuredPage {
  const run = runs.toSorted((one, other) => one.per_second - other.per_second)[Math.floor(runs.length / 2)];
  if (run === undefined) throw new Error('Nothing was measured');
  return run;
}

function commitOf(folder: string): string {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: folder, encoding: 'utf8' }).trim();
}
