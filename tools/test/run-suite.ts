import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { root } from '../root.ts';
import { type Failure, type Report, failureOf, readFailures } from './read-report.ts';

/** What came out of one part of the tests. */
export interface SuiteResult {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly seconds: number;
  /** Which failed, and why; a suite that broke as a whole names none. */
  readonly failures: readonly Failure[];
}

/** Runs vitest or playwright with its usual output, and counts from the report it writes beside. */
export async function runSuite(
  name: string,
  script: string,
  args: readonly string[],
  reporter: (file: string) => { args: readonly string[]; env: NodeJS.ProcessEnv },
): Promise<SuiteResult> {
  const begin = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'peonia-report-'));
  const file = join(folder, 'report.json');
  try {
    const { args: reporting, env } = reporter(file);
    const child = spawn(process.execPath, [resolve(root, script), ...args, ...reporting], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    const [code] = await once(child, 'exit');
    const counts = readCounts(file);
    // A suite that ends badly without a failed test (a set-up that broke) has failed all the same.
    const isBroken = code !== 0 && counts.failed === 0;
    const failures = isBroken
      ? [failureOf(name, [`ended with code ${code}, without a failed test: see its output above`])]
      : counts.failures;
    return {
      name,
      ...counts,
      failed: isBroken ? 1 : counts.failed,
      failures,
      seconds: (performance.now() - begin) / 1000,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readCounts(file: string): Pick<SuiteResult, 'passed' | 'failed' | 'skipped' | 'failures'> {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    const failures = readFailures(report);
    if ('stats' in report)
      return {
        passed: report.stats.expected,
        failed: report.stats.unexpected + report.stats.flaky,
        skipped: report.stats.skipped,
        failures,
      };
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
      failures,
    };
  } catch {
    return { passed: 0, failed: 0, skipped: 0, failures: [] };
  }
}
