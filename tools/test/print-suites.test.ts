import { afterEach, expect, test, vi } from 'vitest';
import { printSuites } from './print-suites.ts';

afterEach(() => vi.restoreAllMocks());

function print(...suites: Parameters<typeof printSuites>[0]): {
  isGood: boolean;
  lines: readonly string[];
  lastLine: string | undefined;
} {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const isGood = printSuites(suites);
  const lines = log.mock.calls.flat().join('\n').split('\n');
  return { isGood, lines, lastLine: lines.at(-1) };
}

test('the last line is the sum', () => {
  const checks = { name: 'checks', passed: 16, failed: 0, skipped: 0, seconds: 9, failures: [] };
  expect(
    print(checks, { name: 'unit and API', passed: 100, failed: 0, skipped: 0, seconds: 60, failures: [] }),
  ).toMatchObject({ isGood: true, lastLine: '116 passed, 0 failed' });
  expect(
    print(checks, { name: 'unit and API', passed: 1, failed: 2, skipped: 3, seconds: 60, failures: [] }),
  ).toMatchObject({ isGood: false, lastLine: '17 passed, 2 failed, 3 skipped' });
});

test('names each failed test with its reason near the end', () => {
  const failures = [{ name: 'e2e/a.spec.ts › they meet', reason: 'Error: not there\nExpected: 1' }];
  const { lines } = print({ name: 'browser journeys', passed: 1, failed: 1, skipped: 0, seconds: 3, failures });
  expect(lines.slice(0, 4)).toEqual([
    '',
    'FAIL  e2e/a.spec.ts › they meet',
    '      Error: not there',
    '      Expected: 1',
  ]);
});
