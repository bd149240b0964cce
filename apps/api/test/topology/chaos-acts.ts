import { setTimeout as sleep } from 'node:timers/promises';
import { canThrottle } from '../providers/volume.ts';
import type { Topology } from './open-topology.ts';

/** Harm to one part of the installation, healed when it returns. */
export interface ChaosAct {
  readonly name: string;
  /** Left out where this is false. */
  needs?(topology: Topology): boolean;
  run(topology: Topology): Promise<void>;
}

/** How long a part stands still. */
const pauseMs = 3_000;
const slowMs = 80;
/** Share of the pieces that a bad line loses. */
const lostShare = 0.05;
/** Seconds. */
const hour = 3_600;
/** A tenth of what the load writes, or less. */
const slowBytesPerSecond = 60_000;
/** Segments of the log that PostgreSQL may still hold ready when its disk is full. */
const readySegments = 12;

export const chaosActs: readonly ChaosAct[] = [
  ...[0, 1, 2].map((nth) => ({
    name: `kill API ${nth + 1}`,
    run: (topology: Topology) => topology.restartApi(nth),
  })),
  {
    name: 'pause API 1',
    run: ({ apis }) => paused((name) => apis[0]?.signal(name)),
  },
  { name: 'kill the worker', run: (topology) => topology.restartWorker() },
  { name: 'pause the worker', run: ({ worker }) => paused((name) => worker().signal(name)) },
  { name: 'stop nginx', run: (topology) => topology.restartNginx() },
  {
    // The sentinel moves the role meanwhile: the paused one wakes up as a server that takes no writes.
    name: 'pause Redis',
    async run({ redis }) {
      const resume = await redis.pauseMaster();
      await sleep(pauseMs);
      resume();
    },
  },
  {
    name: 'cut the connections to Redis',
    run: ({ redis }) => repeat(() => redis.cut()),
  },
  { name: 'kill Redis', run: ({ redis }) => redis.failOver() },
  { name: 'pause the pooler', run: ({ pooler }) => paused((name) => pooler().signal(name)) },
  { name: 'kill the pooler', run: (topology) => topology.restartPooler() },
  {
    name: 'cut the connections to the primary',
    run: ({ link }) => repeat(async () => link.cut()),
  },
  {
    name: 'delay the connections to the primary',
    run: ({ link }) => healed(link, () => link.delay(slowMs)),
  },
  {
    name: 'lose packets to the primary',
    run: ({ link }) => healed(link, () => link.lose(lostShare)),
  },
  {
    name: 'drop what is sent to the primary',
    run: ({ link }) => healed(link, () => link.drop()),
  },
  {
    name: 'pause a replica',
    run: ({ replicas }) => paused((name) => replicas()[0]?.signal(name)),
  },
  {
    name: 'kill a replica',
    async run({ replicas }) {
      await replicas()[0]?.kill();
      await sleep(pauseMs);
      await replicas()[0]?.start();
    },
  },
  ...[hour, -hour].map((seconds) => ({
    name: `set the clock of API 2 ${seconds > 0 ? 'forward' : 'back'} by an hour`,
    needs: ({ clock }: Topology) => clock !== null,
    run: (topology: Topology) => jump(topology, seconds),
  })),
  {
    name: 'slow down the disk of the primary',
    needs: ({ primary }) => canThrottle && primary().volume !== null,
    run: slowDisk,
  },
  {
    name: 'fill the disk of the primary',
    needs: ({ primary }) => primary().volume !== null,
    run: fillDisk,
  },
  {
    name: 'fill the disk of the store',
    needs: ({ store }) => store.volume !== null,
    async run({ store: { volume } }) {
      await volume?.fill();
      await sleep(pauseMs);
      await volume?.clear();
    },
  },
  {
    name: 'stop the store',
    async run({ store }) {
      await store.stop();
      await sleep(pauseMs);
      await store.start();
    },
  },
  { name: 'fail over the primary', run: (topology) => topology.failOver() },
];

async function paused(signal: (name: 'SIGSTOP' | 'SIGCONT') => void): Promise<void> {
  signal('SIGSTOP');
  await sleep(pauseMs);
  signal('SIGCONT');
}

async function healed(link: Topology['link'], harm: () => void): Promise<void> {
  harm();
  await sleep(pauseMs);
  link.heal();
}

async function repeat(cut: () => Promise<void>): Promise<void> {
  for (let times = 0; times < 5; times += 1) {
    await cut();
    await sleep(500);
  }
}

/** @throws When the process did not take the time on. */
async function jump({ clock, apis }: Topology, seconds: number): Promise<void> {
  await clock?.jump(seconds);
  await sleep(pauseMs);
  const reply = await fetch(`${apis[1]?.address}/livez`);
  const offset = Date.parse(reply.headers.get('date') ?? '') / 1_000 - Date.now() / 1_000;
  await clock?.jump(0);
  if (Math.abs(offset - seconds) > 60) throw new Error(`The clock stands ${offset} s beside the true time`);
}

async function slowDisk({ primary }: Topology): Promise<void> {
  const { volume, pids } = primary();
  await volume?.slow(pids(), slowBytesPerSecond);
  await sleep(pauseMs);
  const written = await volume?.hasten();
  if (written === 0) throw new Error('The primary wrote nothing through the limit');
}

/** The log finds no room, which ends the server; it comes back when there is room again, as an operator would do it. */
async function fillDisk({ primary }: Topology): Promise<void> {
  const node = primary();
  await node.volume?.fill();
  for (let nth = 0; nth < readySegments; nth += 1)
    await node.query("select pg_logical_emit_message(false, 'chaos', 'full'), pg_switch_wal()").catch(() => {});
  await sleep(pauseMs);
  await node.volume?.clear();
  // It may end once more over what it could not write before.
  await node.start().catch(() => node.start());
}
