import { setTimeout as sleep } from 'node:timers/promises';
import type { Topology } from './open-topology.ts';

/** Harm to one part of the installation, healed when it returns. */
export interface ChaosAct {
  readonly name: string;
  run(topology: Topology): Promise<void>;
}

/** How long a part stands still. */
const pauseMs = 3_000;
const slowMs = 80;

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
  {
    // The sentinel moves the role meanwhile: the paused one wakes up as a server that takes no writes.
    name: 'pause Redis',
    async run({ redis }) {
      const resume = await redis.pauseMaster();
      await sleep(pauseMs);
      resume();
    },
  },
  { name: 'fail over Redis', run: ({ redis }) => redis.failOver() },
  { name: 'pause the pooler', run: ({ pooler }) => paused((name) => pooler().signal(name)) },
  {
    name: 'cut the connections to the primary',
    async run({ link }) {
      for (let times = 0; times < 5; times += 1) {
        link.cut();
        await sleep(500);
      }
    },
  },
  {
    name: 'delay the connections to the primary',
    async run({ link }) {
      link.delay(slowMs);
      await sleep(pauseMs);
      link.heal();
    },
  },
  {
    name: 'drop what is sent to the primary',
    async run({ link }) {
      link.drop();
      await sleep(pauseMs);
      link.heal();
    },
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
  { name: 'fail over the primary', run: (topology) => topology.failOver() },
];

async function paused(signal: (name: 'SIGSTOP' | 'SIGCONT') => void): Promise<void> {
  signal('SIGSTOP');
  await sleep(pauseMs);
  signal('SIGCONT');
}
