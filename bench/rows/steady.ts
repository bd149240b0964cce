import { setTimeout as sleep } from 'node:timers/promises';
import { round } from '../measure.ts';
import { haveTalked } from '../messages/have-talked.ts';
import { openOurs } from '../messages/send-load.ts';
import type { Pair } from '../readers.ts';
import type { BenchRow } from '../results.ts';
import { rowOf, type Target } from './row.ts';

const perSecond = 1_000;
const aimMs = 20;
/** Messages on their way at most; more means that the program does not keep up. */
const mostOpen = 2_000;
const patienceMs = 10_000;

/**
 * Messages at a fixed rate, whatever the program answers, from the moment at which each is due until it has arrived on
 * the other's open socket and was acknowledged.
 */
export async function measureSteady(ours: Target, pairs: readonly Pair[], seconds: number): Promise<BenchRow> {
  const talking: Pair[] = [];
  for (const pair of pairs) if (await haveTalked(ours.address, pair)) talking.push(pair);
  const target = await openOurs(ours.address, talking);
  const times: number[] = [];
  let [open, failed, skipped] = [0, 0, 0];
  const send = async (nth: number, due: number) => {
    open += 1;
    await target.send(nth, `steady-${process.pid}-${nth}`).then(
      () => times.push(performance.now() - due),
      () => (failed += 1),
    );
    open -= 1;
  };
  const total = perSecond * seconds;
  const began = performance.now();
  for (let nth = 0; nth < total; nth += 1) {
    const due = began + (nth * 1_000) / perSecond;
    while (performance.now() < due) await sleep(1);
    if (open < mostOpen) void send(nth, due);
    else skipped += 1;
  }
  const took = (performance.now() - began) / 1_000;
  for (let waited = 0; open > 0 && waited < patienceMs; waited += 50) await sleep(50);
  target.close();
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => round(sorted[Math.floor((sorted.length - 1) * share)] ?? Infinity);
  const lost = open + failed;
  const arrived = Math.round(times.length / took);
  const note = [
    `ms p99; p50 ${at(0.5)}`,
    `${lost} of ${total - skipped} lost`,
    `${arrived} a second arrived`,
    `${talking.length} sockets`,
  ].join(', ');
  const found = lost + skipped > 0 ? null : at(0.99);
  return rowOf({ group: 'sockets', name: `${perSecond} messages a second`, note }, found, { most: aimMs });
}
