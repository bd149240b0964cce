import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { alternate } from '../alternate.ts';
import { prepareBare } from '../bare/prepare-bare.ts';
import { measure, round } from '../measure.ts';
import { openServer } from '../open-server.ts';
import { startBare, startOurs } from '../programs.ts';
import { openReaders, type Pair } from '../readers.ts';
import { writeReport } from '../report/write-report.ts';
import type { Comparison, DeliveryResult } from '../results.ts';
import { fillDatabase } from '../seed/fill-database.ts';
import { haveTalked } from './have-talked.ts';
import { openBare, openOurs, type SendTarget } from './send-load.ts';

// How long a message takes to arrive while many sockets are open, beside a bare program: node
// bench/messages/delivery.ts --sockets 500
const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '500' },
    members: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
  },
});
const [sockets, members, seconds, rounds] = [values.sockets, values.members, values.seconds, values.rounds].map(
  Number,
) as [number, number, number, number];

let number = 0;
const server = await openServer();
const stops: (() => Promise<void> | void)[] = [() => server.stop()];
try {
  const url = await server.createDatabase('delivery');
  const { pairs } = await openReaders(url, await fillDatabase(url, { members, say: console.log }), sockets);
  await prepareBare(url);
  const [ours, bare] = [await startOurs(url), await startBare(url)];
  stops.push(ours.stop, bare.stop);
  const talking: Pair[] = [];
  for (const pair of pairs) if (await haveTalked(ours.address, pair)) talking.push(pair);
  const targets = { ours: await openOurs(ours.address, talking), bare: await openBare(bare.address, talking) };
  stops.push(targets.ours.close, targets.bare.close);
  console.log(`${talking.length} sockets open, load ${loadavg()[0]?.toFixed(1)}`);
  const load = (target: SendTarget, atOnce: number) => () =>
    measure(atOnce, seconds, async (worker, nth) => target.send(worker + nth * atOnce, `delivery-${(number += 1)}`));
  const comparisons: Comparison[] = [];
  const compare = async (beside: string, ourTarget: SendTarget, bareTarget: SendTarget) => {
    for (const atOnce of [1, 16])
      comparisons.push(
        await alternate(
          `send until it arrives, beside ${beside}`,
          atOnce,
          { ours: load(ourTarget, atOnce), bare: load(bareTarget, atOnce) },
          rounds,
        ),
      );
  };
  await compare('one insert', targets.ours, targets.bare);
  // Each has members of its own: an event that our program did not write itself is a gap to it, which it reads from the
  // database.
  const half = Math.floor(talking.length / 2);
  const [own, same] = [
    await openOurs(ours.address, talking.slice(0, half)),
    await openBare(bare.address, talking.slice(half), '/send-ours'),
  ];
  stops.push(own.close, same.close);
  await compare('our statement', own, same);
  const result: DeliveryResult = {
    date: new Date().toISOString(),
    sockets: talking.length,
    cores: availableParallelism(),
    node: process.version,
    load_average: loadavg().map((one) => round(one)),
    comparisons,
  };
  const folder = join(import.meta.dirname, '../results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${result.date.slice(0, 10)}-delivery.json`), `${JSON.stringify(result, null, 2)}\n`);
  writeReport(folder);
} finally {
  for (const stop of stops.toReversed()) await stop();
}
