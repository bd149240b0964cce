import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSteps } from './show-steps.ts';

let written: string;
let clock: number;
const outputOf = (isTTY: boolean) => ({ isTTY, write: (text: string) => ((written += text), true) });

beforeEach(() => {
  vi.useFakeTimers();
  [written, clock] = ['', 0];
});
afterEach(() => void vi.useRealTimers());

test('writes a step with its duration when it is done', async () => {
  const steps = openSteps(outputOf(false), () => clock);
  const step = Promise.withResolvers<string>();

  const result = steps.run('database', step.promise);
  clock = 1_240;
  step.resolve('url');

  expect(await result).toBe('url');
  expect(written).toBe('  database          1.2 s\n');
});

test('shows on a terminal what is under way, and clears it', async () => {
  const steps = openSteps(outputOf(true), () => clock);
  const step = Promise.withResolvers<void>();

  const result = steps.run('build', step.promise);
  clock = 500;
  vi.advanceTimersByTime(250);
  expect(written).toBe('\r\u001B[K  … build 0.5 s');
  step.resolve();
  await result;

  expect(written.endsWith('\r\u001B[K  build             0.5 s\n')).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('writes nothing of a step that failed, and passes its error on', async () => {
  const steps = openSteps(outputOf(false), () => clock);

  await expect(steps.run('migrations', Promise.reject(new Error('locked')))).rejects.toThrow('locked');

  expect(written).toBe('');
});
