import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { alternate } from './alternate.ts';
import { prepareBare } from './bare/prepare-bare.ts';
import { hotReads, recordReads } from './hot-reads.ts';
import { callHttp, measure, round } from './measure.ts';
import { measureSends, openBare, openOurs } from './messages/send-load.ts';
import { openServer } from './open-server.ts';
import { startBare, startOurs } from './programs.ts';
import { openReaders } from './readers.ts';
import { writeReport } from './report.ts';
import type { Comparison, RunResult } from './results.ts';
import { fillDatabase } from './seed/fill-database.ts';

// Our hot routes beside a bare Fastify program with the same SQL, in one run: node bench/run.ts --members 10000
const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
  },
});
const [members, seconds, rounds] = [values.members, values.seconds, values.rounds].map(Number) as [
  number,
  number,
  number,
];

const server = await openServer();
const stops: (() => Promise<void> | void)[] = [() => server.stop()];
try {
  const url = await server.createDatabase('bench');
  const range = await fillDatabase(url, { members, say: console.log });
  const { pairs, others } = await openReaders(url, range, 20);
  const reads = hotReads(pairs, others);
  const plan = await recordReads(url, reads);
  await prepareBare(url);
  const [ours, bare] = [await startOurs(url), await startBare(url, plan)];
  stops.push(ours.stop, bare.stop);

  const comparisons: Comparison[] = [];
  for (const { name, requests } of reads) {
    comparisons.push(
      await compare(name, 16, {
        ours: (nth) =>
          callHttp({
            method: 'GET',
            address: `${ours.address}${requests[nth % requests.length]?.path}`,
            headers: { authorization: `Bearer ${requests[nth % requests.length]?.token}` },
          }),
        bare: (nth) => callHttp({ method: 'GET', address: `${bare.address}/${name}/${nth % requests.length}` }),
      }),
    );
  }
  const targets = { ours: await openOurs(ours.address, pairs), bare: await openBare(bare.address, pairs) };
  stops.push(targets.ours.close, targets.bare.close);
  for (const atOnce of [1, 16]) {
    comparisons.push(
      await alternate(
        'send until it arrives',
        atOnce,
        {
          ours: () => measureSends(targets.ours, atOnce, seconds),
          bare: () => measureSends(targets.bare, atOnce, seconds),
        },
        rounds,
      ),
    );
  }
  const result: RunResult = {
    date: new Date().toISOString(),
    members,
    cores: availableParallelism(),
    node: process.version,
    load_average: loadavg().map((load) => round(load)),
    queries: Object.fromEntries(Object.entries(plan).map(([name, [request]]) => [name, request?.flat().length ?? 0])),
    comparisons,
  };
  const folder = join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${result.date.slice(0, 10)}.json`), `${JSON.stringify(result, null, 2)}\n`);
  writeReport(folder);
} finally {
  for (const stop of stops.toReversed()) await stop();
}

function compare(
  route: string,
  atOnce: number,
  call: { ours(nth: number): Promise<string>; bare(nth: number): Promise<string> },
): Promise<Comparison> {
  const load = (one: (nth: number) => Promise<string>) => () =>
    measure(atOnce, seconds, async (worker, nth) => void (await one(worker * 7 + nth)));
  return alternate(route, atOnce, { ours: load(call.ours), bare: load(call.bare) }, rounds);
}
