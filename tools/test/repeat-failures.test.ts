import { expect, test } from 'vitest';
import { repeatFailures } from './repeat-failures.ts';
import type { SuiteResult } from './run-suite.ts';

const failureAt = (line: number) => ({ name: `test ${line}`, reason: 'not visible', location: `x.spec.ts:${line}` });

function resultOf(passed: number, failures: SuiteResult['failures']): SuiteResult {
  return { name: 'journeys', passed, failed: failures.length, skipped: 0, seconds: 1, failures };
}

test('reports a test that passes the second time as unstable', async () => {
  const repeated: string[] = [];

  const result = await repeatFailures(resultOf(8, [failureAt(1), failureAt(2)]), async (locations) => {
    repeated.push(...locations);
    return resultOf(1, [failureAt(2)]);
  });

  expect(repeated).toEqual(['x.spec.ts:1', 'x.spec.ts:2']);
  expect(result).toMatchObject({ passed: 9, failed: 1, failures: [failureAt(2)], unstable: [failureAt(1)] });
});

test('keeps more than eight failures as failures', async () => {
  const failures = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(failureAt);

  const result = await repeatFailures(resultOf(6, failures), async () => resultOf(9, []));

  expect(result).toMatchObject({ passed: 6, failed: 9, failures });
});

test('keeps failures when the second run breaks', async () => {
  const broken = { name: 'outside of a test', reason: 'no server' };

  const result = await repeatFailures(resultOf(9, [failureAt(1)]), async () => resultOf(0, [broken]));

  expect(result).toMatchObject({ failed: 1, failures: [failureAt(1)] });
});

test('runs nothing again when all passed', async () => {
  const result = resultOf(9, []);

  expect(await repeatFailures(result, () => Promise.reject(new Error('run again')))).toBe(result);
});
