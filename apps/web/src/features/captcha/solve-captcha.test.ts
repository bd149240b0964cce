import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { solveCaptcha } from './solve-captcha.ts';

const challenge = { algorithm: 'PBKDF2/SHA-256', challenge: 'c', salt: 's' };
const solution = { counter: 7, derivedKey: 'k' };

/** A worker that answers when the test says so. */
class FakeWorker {
  static readonly all: FakeWorker[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  order: Record<string, unknown> = {};
  isTerminated = false;

  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(order: Record<string, unknown>): void {
    this.order = order;
  }
  terminate(): void {
    this.isTerminated = true;
  }
}

beforeEach(() => {
  FakeWorker.all.length = 0;
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('navigator', { hardwareConcurrency: 2 });
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', async () => Response.json(challenge));
});
afterEach(() => vi.unstubAllGlobals());

/** Starts solving and waits until the workers have their orders. */
async function start(signal = new AbortController().signal) {
  const solved = solveCaptcha('support', signal);
  await vi.waitFor(() => expect(FakeWorker.all).toHaveLength(2));
  return { solved, workers: FakeWorker.all };
}

it('gives each worker its share of the numbers', async () => {
  const { solved, workers } = await start();

  expect(workers.map(({ order }) => [order.counterStart, order.counterStep])).toEqual([
    [0, 2],
    [1, 2],
  ]);

  workers[0]?.onmessage?.({ data: solution });
  await solved;
});

it('returns the challenge with the first solution', async () => {
  const { solved, workers } = await start();

  workers[1]?.onmessage?.({ data: solution });

  expect(JSON.parse(atob(await solved))).toEqual({ challenge, solution });
});

it('terminates all workers after the first solution', async () => {
  const { solved, workers } = await start();

  workers[0]?.onmessage?.({ data: solution });
  await solved;

  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, true]);
});

it('goes on while one worker is left', async () => {
  const { solved, workers } = await start();

  workers[0]?.onerror?.();
  workers[1]?.onmessage?.({ data: solution });

  expect(JSON.parse(atob(await solved)).solution).toEqual(solution);
});

it('fails when no worker finds a solution', async () => {
  const { solved, workers } = await start();

  for (const worker of workers) worker.onmessage?.({ data: null });

  await expect(solved).rejects.toThrow('All promises were rejected');
});

it('stops the workers when it is aborted', async () => {
  const controller = new AbortController();
  const { solved, workers } = await start(controller.signal);

  controller.abort();

  await expect(solved).rejects.toThrow('All promises were rejected');
  expect(workers.every(({ isTerminated }) => isTerminated)).toBe(true);
});
