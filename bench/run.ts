import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildServer } from '../tools/build-server.ts';
import { buildWeb } from '../tools/build-web.ts';
import { prepareBare } from './bare/prepare-bare.ts';
import { commitOf, openBeside } from './beside.ts';
import { measureLighthouse } from './lighthouse.ts';
import { openBare, openOurs } from './messages/send-load.ts';
import { openServer } from './open-server.ts';
import { startBare, startOurs, startPages, type Program } from './programs.ts';
import { openReaders } from './readers.ts';
import { writeBench } from './report/write-bench.ts';
import type { BenchRow } from './results.ts';
import { measureLogins } from './rows/logins.ts';
import { measurePopular } from './rows/popular.ts';
import { measureDocuments, measureMemory, measureStart } from './rows/program.ts';
import { measureReads } from './rows/reads.ts';
import { measureFanOut } from './rows/sockets.ts';
import { measureSteady } from './rows/steady.ts';
import { measureUploads } from './rows/uploads.ts';
import { measureArrivals, measureWrites } from './rows/writes.ts';
import { fillDatabase } from './seed/fill-database.ts';
import { fillPages } from './seed/fill-pages.ts';

// The whole table in one run: npm run bench -- --members 10000 --beside 9683cc8
// The pages of the web app in a browser: npm run bench -- pages
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    members: { type: 'string', default: '5000' },
    seconds: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '3' },
    'at-once': { type: 'string', default: '16' },
    sockets: { type: 'string', default: '500' },
    /** A commit or a folder with another work tree. */
    beside: { type: 'string' },
    /** Groups of rows, such as `reads,writes`. */
    rows: { type: 'string', default: 'reads,writes,logins,uploads,sockets,pages,program' },
    /** One page of the reads, or one of the writes. */
    page: { type: 'string' },
  },
});
const members = Number(values.members);
const turns = { seconds: Number(values.seconds), rounds: Number(values.rounds), atOnce: Number(values['at-once']) };
const groups = new Set(positionals.includes('pages') ? [] : values.rows.split(','));
const steadySeconds = 10;
const root = join(import.meta.dirname, '..');
const atStart = loadavg();
const stops: (() => Promise<void> | void)[] = [];
const rows: BenchRow[] = [];
let before: string | null = null;
try {
  if (positionals.includes('pages')) rows.push(...(await measureLighthouse(root)));
  else await measureAll();
  writeBench(positionals.includes('pages') ? 'lighthouse' : 'bench', {
    date: new Date().toISOString(),
    commit: commitOf(root),
    before,
    parameters: { members, seconds: turns.seconds, rounds: turns.rounds, at_once: turns.atOnce },
    cores: availableParallelism(),
    node: process.version,
    load_average: { start: atStart, end: loadavg() },
    rows,
  });
} finally {
  for (const stop of stops.toReversed()) await stop();
}

async function measureAll(): Promise<void> {
  await buildServer();
  if (groups.has('pages')) await buildWeb();
  const server = await openServer();
  stops.push(() => server.stop());
  const url = await server.createDatabase('bench');
  const range = await fillDatabase(url, { members, say: console.log });
  const { pairs, others } = await openReaders(url, range, 20);
  await fillPages(url, pairs, others);
  await prepareBare(url);
  if (groups.has('program')) rows.push(...(await measureStart(() => startOurs(url), turns.rounds)));
  const [ours, bare] = [await started(startOurs(url)), await started(startPages(url, root))];
  const targets = { ours: { ...ours, database: 'bench' }, bare: { ...bare, database: 'bench' } };
  const beside =
    values.beside === undefined || !groups.has('reads') ? null : await openBeside(server, values.beside, members);
  if (beside !== null) stops.push(beside.stop);
  before = beside?.commit ?? null;
  const readers = { pairs, others };
  if (groups.has('reads'))
    rows.push(...(await measureReads({ ...targets, before: beside?.target ?? null }, readers, turns, values.page)));
  if (groups.has('writes')) {
    rows.push(...(await measureWrites(url, targets, readers, turns, values.page)));
    if (values.page === undefined || values.page === 'gift')
      rows.push(await measurePopular(targets.ours, pairs, turns));
    const chat = await started(startBare(url));
    const sends = { ours: await openOurs(ours.address, pairs), bare: await openBare(chat.address, pairs) };
    stops.push(sends.ours.close, sends.bare.close);
    rows.push(...(await measureArrivals(sends, turns)));
  }
  if (groups.has('logins')) rows.push(...(await measureLogins(url, targets.ours, readers, turns)));
  if (groups.has('uploads')) rows.push(...(await measureUploads(targets.ours, readers, turns)));
  if (groups.has('pages')) rows.push(...(await measureDocuments(targets.ours, targets.bare, turns)));
  if (groups.has('sockets')) {
    const { pairs: watching } = await openReaders(url, range, Math.ceil(Number(values.sockets) / 2) + 5);
    const watchers = watching.slice(5).flatMap(({ one, other }) => [one, other]);
    rows.push(
      await measureFanOut(
        targets,
        watchers,
        watching.slice(0, 5).map(({ one }) => one),
      ),
    );
    const { pairs: talking } = await openReaders(url, range, Number(values.sockets));
    rows.push(await measureSteady(targets.ours, talking, steadySeconds));
  }
  if (groups.has('program')) rows.push(await measureMemory(targets.ours, targets.bare));
}

async function started(starting: Promise<Program>): Promise<Program> {
  const program = await starting;
  stops.push(program.stop);
  return program;
}
