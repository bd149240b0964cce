import type { SuiteResult } from './run-suite.ts';

/** Prints why tests failed, one line a suite, and the sum as the last line; returns whether all is well. */
export function printSuites(suites: readonly SuiteResult[]): boolean {
  const sum = (key: 'passed' | 'failed' | 'skipped') => suites.reduce((total, suite) => total + suite[key], 0);
  const width = Math.max(...suites.map(({ name }) => name.length));
  // A build server shows the end of the output first: anyone who reads only that learns the reason.
  for (const { name, reason } of suites.flatMap(({ failures }) => failures))
    console.log(`\nFAIL  ${name}\n${reason.replaceAll(/^/gm, '      ')}`);
  for (const { name, reason } of suites.flatMap(({ unstable = [] }) => unstable))
    console.log(`\nUNSTABLE  ${name} (passed the second time)\n${reason.replaceAll(/^/gm, '      ')}`);
  console.log('');
  for (const { name, passed, failed, skipped, seconds, unstable = [] } of suites) {
    console.log(
      `${failed === 0 ? 'ok  ' : 'FAIL'}  ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(7)} s  ${sayCounts(passed, failed, skipped)}${unstable.length > 0 ? `, ${unstable.length} unstable` : ''}`,
    );
  }
  console.log(`\n${sayCounts(sum('passed'), sum('failed'), sum('skipped'))}`);
  return sum('failed') === 0;
}

function sayCounts(passed: number, failed: number, skipped: number): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
