import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { collectGarbage, openMemoryReturn } from './return-memory.ts';

const megabytes = (number: number) => number * 1_024 ** 2;

/** A process that works and holds what the test says, and keeps 100 MB when it collects. */
function held() {
  const state = { share: 0, bytes: megabytes(200), collected: 0 };
  const look = openMemoryReturn({
    workShare: () => state.share,
    bytes: () => state.bytes,
    collect: async () => {
      state.collected += 1;
      state.bytes = megabytes(100);
    },
  });
  return { state, look };
}

it('returns memory once the process rests, and no earlier', async () => {
  const { state, look } = held();
  state.share = 0.5;
  await look();
  expect(state.collected).toBe(0);

  state.share = 0.02;
  await look();
  expect(state.collected).toBe(1);
});

it('collects again only where much more is held than after the last time', async () => {
  const { state, look } = held();
  await look();
  state.bytes = megabytes(130);
  await look();
  expect(state.collected).toBe(1);

  state.bytes = megabytes(150);
  await look();
  expect(state.collected).toBe(2);
});

it('collects what nobody holds any more', async () => {
  const gone = new WeakRef({});
  await sleep(0);

  await collectGarbage();

  expect(gone.deref()).toBeUndefined();
});
