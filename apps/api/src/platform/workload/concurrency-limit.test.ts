import { expect, it } from 'vitest';
import { concurrencyLimit } from './concurrency-limit.ts';

/** Work that ends when the test says so. */
function controlledWork() {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const work = (nth: number) => () => {
    started.push(nth);
    return new Promise<void>((resolve) => (ends[nth] = resolve));
  };
  return { started, work, end: (nth: number) => ends[nth]?.() };
}

it('runs waiting work in order of arrival', async () => {
  const { started, work, end } = controlledWork();
  const limit = concurrencyLimit({ running: 1, waiting: 2 });
  const all = [0, 1, 2].map((nth) => limit(work(nth)));

  for (const nth of [0, 1, 2]) {
    end(nth);
    await all[nth];
  }

  expect(started).toEqual([0, 1, 2]);
});

it('refuses work that finds the queue full', async () => {
  const { work, end } = controlledWork();
  const limit = concurrencyLimit({ running: 1, waiting: 0, retrySeconds: 2 });
  const running = limit(work(0));

  await expect(limit(work(1))).rejects.toMatchObject({ reason: 'server_busy' });

  end(0);
  await running;
});

it('frees the slot of work that fails', async () => {
  const limit = concurrencyLimit({ running: 1, waiting: 0 });
  await expect(limit(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');

  await expect(limit(async () => 'next')).resolves.toBe('next');
});
