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
  const write = report ? `require('node:fs').writeFileSync(process.env.REPORT, ${JSON.stringify(JSON.stringify(report))});` : '';
  writeFileSync(script, `${write} process.exit(${code});`);
  return runSuite('stand-in', script, [], (file) => ({ args: [], env: { REPORT: file } }));
}

test('counts what vitest reports', async () => {
  expect(await run({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }, 1)).toMatchObject({ passed: 5, failed: 1, skipped: 3 });
});

test('counts what playwright reports', async () => {
  expect(await run({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 } }, 1)).toMatchObject({ passed: 4, failed: 2, skipped: 2 });
});

test('a suite that breaks before its first test has failed', async () => {
  expect(await run(undefined, 1)).toMatchObject({ passed: 0, failed: 1 });
  expect(await run({ numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }, 1)).toMatchObject({ passed: 5, failed: 1 });
});
