import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSuite } from './run-suite.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'peonia-suite-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a stand-in for a test program that writes this report and ends with this code. */
function run(report: object | undefined, code: number) {
  const script = join(folder, 'program.cjs');
  const write = report
    ? `require('node:fs').writeFileSync(process.env.REPORT, ${JSON.stringify(JSON.stringify(report))});`
    : '';
  writeFileSync(script, `${write} process.exit(${code});`);
  return runSuite('stand-in', script, [], (file) => ({ args: [], env: { REPORT: file } }));
}

test('counts what vitest reports', async () => {
  expect(await run({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }, 1)).toMatchObject({
    passed: 5,
    failed: 1,
    skipped: 3,
  });
});

test('counts what playwright reports', async () => {
  expect(await run({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 } }, 1)).toMatchObject({
    passed: 4,
    failed: 2,
    skipped: 2,
  });
});

test('says why tests of vitest failed, in a few lines without colours', async () => {
  const cases = [
    { status: 'passed', fullName: 'is fine', failureMessages: [] },
    {
      status: 'failed',
      fullName: 'is not',
      failureMessages: [`\u001B[31mexpected 1\u001B[0m\n\nto be 2\n${'    at somewhere\n'.repeat(20)}`],
    },
  ];
  const testResults = [
    { name: 'a.test.ts', message: '', assertionResults: cases },
    { name: 'b.test.ts', message: 'no such module', assertionResults: [] },
  ];
  const { failures } = await run(
    { numPassedTests: 1, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0, testResults },
    1,
  );
  expect(failures).toEqual([
    {
      name: 'a.test.ts › is not',
      reason: ['expected 1', 'to be 2', ...Array(10).fill('    at somewhere')].join('\n'),
      location: 'a.test.ts',
    },
    { name: 'b.test.ts', reason: 'no such module', location: 'b.test.ts' },
  ]);
});

test('says why tests of playwright failed, also in suites within suites', async () => {
  const spec = (title: string, ok: boolean) => ({
    file: 'x.spec.ts',
    line: 7,
    title,
    ok,
    tests: [{ results: [{ errors: ok ? [] : [{ message: 'not visible' }] }] }],
  });
  const suites = [{ specs: [spec('one', true)], suites: [{ specs: [spec('two', false)] }] }];
  const { failures } = await run(
    { stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 }, suites, errors: [{ message: 'no server' }] },
    1,
  );
  expect(failures).toEqual([
    { name: 'x.spec.ts › two', reason: 'not visible', location: 'x.spec.ts:7' },
    { name: 'outside of a test', reason: 'no server' },
  ]);
});

test('fails without a readable report, even where the program ended well', async () => {
  expect(await run(undefined, 0)).toMatchObject({ passed: 0, failed: 1 });
});

test('a suite that breaks before its first test has failed', async () => {
  expect(await run(undefined, 1)).toMatchObject({
    passed: 0,
    failed: 1,
    failures: [{ name: 'stand-in', reason: 'ended with code 1 and left no readable report: see its output above' }],
  });
  expect(await run({ numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }, 1)).toMatchObject({
    passed: 5,
    failed: 1,
  });
});
