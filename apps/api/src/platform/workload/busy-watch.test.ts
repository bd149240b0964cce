import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { openBusyWatch, widthBesideRequests } from './busy-watch.ts';

it.each([
  { width: 2, cores: 2, busy: 1 },
  { width: 4, cores: 4, busy: 3 },
  { width: 2, cores: 8, busy: 2 },
  { width: 1, cores: 1, busy: 1 },
])('leaves a core to requests that want it: %j', ({ width, cores, busy }) => {
  expect([widthBesideRequests(width, () => false, cores)(), widthBesideRequests(width, () => true, cores)()]).toEqual([
    width,
    busy,
  ]);
});

it('calls a main thread busy that does nothing but work, and no other', async () => {
  const isBusy = openBusyWatch();

  await vi.waitFor(() => {
    for (const end = performance.now() + 200; performance.now() < end;);
    expect(isBusy()).toBe(true);
  });

  await vi.waitFor(async () => {
    await sleep(100);
    expect(isBusy()).toBe(false);
  });
});
