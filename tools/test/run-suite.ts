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
  /** Failed once and passed when they ran again; counted as passed. */
  readonly unstable?: readonly Failure[];
}

/** A suite that hangs is ended after this time; it then leaves no report, and has failed. */
const longestMs = 45 * 60_000;

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
  let timer: NodeJS.Timeout | undefined;
  try {
    const { args: reporting, env } = reporter(file);
    const child = spawn(process.execPath, [resolve(root, script), ...args, ...reporting], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    timer = setTimeout(() => child.kill('SIGTERM'), longestMs);
    const [code] = await once(child, 'exit');
    const seconds = (performance.now() - begin) / 1000;
    const counts = readCounts(file);
    if (counts === null) {
      const failures = [failureOf(name, [`ended with code ${code} and left no readable report: see its output above`])];
      return { name, passed: 0, failed: 1, skipped: 0, failures, seconds };
    }
    // A suite that ends badly without a failed test (a set-up that broke) has failed all the same.
    const isBroken = code !== 0 && counts.failed === 0;
    const failures = isBroken
      ? [failureOf(name, [`ended with code ${code}, without a failed test: see its output above`])]
      : counts.failures;
    return { name, ...counts, failed: isBroken ? 1 : counts.failed, failures, seconds };
  } finally {
    clearTimeout(timer);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Null where there is no report, or one that cannot be read. */
function readCounts(file: string): Pick<SuiteResult, 'passed' | 'failed' | 'skipped' | 'failures'> | null {
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
    return null;
  }
}
