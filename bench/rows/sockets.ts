import { setTimeout as sleep } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { callHttp, round } from '../measure.ts';
import { grantOf, joinOurs, listen } from '../messages/send-load.ts';
import type { Reader } from '../readers.ts';
import type { BenchRow } from '../results.ts';
import { rowOf, type Target } from './row.ts';

/** Most times a bare loop of `ws`. */
const timesAim = 1.3;
const patienceMs = 20_000;

/** Milliseconds until a member who connects is shown to everybody who watches, beside a loop that writes to sockets. */
export async function measureFanOut(
  targets: { readonly ours: Target; readonly bare: Target },
  watchers: readonly Reader[],
  watched: readonly Reader[],
): Promise<BenchRow> {
  const arrivals = countArrivals();
  const sockets: WebSocket[] = [];
  try {
    const user_ids = watched.map(({ id }) => id);
    for (const watcher of watchers) {
      const socket = await joinOurs(targets.ours.address, watcher, arrivals.note('ours'));
      socket.send(JSON.stringify({ type: 'watch', user_ids }));
      sockets.push(socket);
    }
    for (let nth = 0; nth < watchers.length; nth += 1)
      sockets.push(await listen(targets.bare.address.replace('http', 'ws'), arrivals.note('bare')));
    await sleep(1_000);
    const times: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] };
    for (const reader of watched) {
      const frame = JSON.stringify({ type: 'presence', user_id: reader.id, online: true });
      const seen = arrivals.wait('ours', `"user_id":${reader.id},"online":true`, watchers.length);
      const grant = await grantOf(targets.ours.address, reader);
      const began = performance.now();
      sockets.push(await listen(grant, () => {}));
      times.ours.push((await seen) - began);
      const written = arrivals.wait('bare', `"user_id":${reader.id},`, watchers.length);
      const started = performance.now();
      await callHttp({ method: 'POST', address: `${targets.bare.address}/fan-out`, body: JSON.stringify({ frame }) });
      times.bare.push((await written) - started);
    }
    const [ours, bare] = [middle(times.ours), middle(times.bare)];
    const note = `${ours} ms beside ${bare} ms, with the opening of the socket`;
    return rowOf({ group: 'sockets', name: `fan-out 1 → ${watchers.length}`, note }, round(ours / bare), {
      most: timesAim,
    });
  } finally {
    for (const socket of sockets) socket.terminate();
  }
}

function countArrivals() {
  let waiting: { readonly of: string; readonly part: string; left: number; done(at: number): void } | null = null;
  return {
    note: (of: 'ours' | 'bare') => (text: string) => {
      if (waiting === null || waiting.of !== of || !text.includes(waiting.part)) return;
      waiting.left -= 1;
      if (waiting.left === 0) waiting.done(performance.now());
    },
    wait(of: 'ours' | 'bare', part: string, left: number): Promise<number> {
      const arrived = new Promise<number>((resolve) => {
        waiting = { of, part, left, done: resolve };
      });
      return Promise.race([arrived, sleep(patienceMs, Infinity, { ref: false })]);
    },
  };
}

function middle(values: readonly number[]): number {
  return round(values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Infinity);
}
