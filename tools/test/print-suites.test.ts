import { afterEach, expect, test, vi } from 'vitest';
import { printSuites } from './print-suites.ts';

afterEach(() => vi.restoreAllMocks());

function print(...suites: Parameters<typeof printSuites>[0]): { isGood: boolean; lastLine: string | undefined } {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const isGood = printSuites(suites);
  return { isGood, lastLine: log.mock.calls.flat().join('\n').split('\n').at(-1) };
}

test('the last line is the sum', () => {
  const checks = { name: 'checks', passed: 16, failed: 0, skipped: 0, seconds: 9 };
  expect(print(checks, { name: 'unit and API', passed: 100, failed: 0, skipped: 0, seconds: 60 })).toEqual({ isGood: true, lastLine: '116 passed, 0 failed' });
  expect(print(checks, { name: 'unit and API', passed: 1, failed: 2, skipped: 3, seconds: 60 })).toEqual({ isGood: false, lastLine: '17 passed, 2 failed, 3 skipped' });
});
