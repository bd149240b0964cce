import { stripVTControlCharacters } from 'node:util';

/** What the reporters of the two test programs write, as far as we read it. */
export type Report = VitestReport | PlaywrightReport;

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults?: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly VitestCase[];
  }[];
}

interface VitestCase {
  readonly status: string;
  readonly fullName: string;
  readonly failureMessages: readonly string[];
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly suites?: readonly PlaywrightSuite[];
  readonly errors?: readonly { readonly message?: string }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly line: number;
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

/** A test that failed, and why, in a few lines. */
export interface Failure {
  readonly name: string;
  readonly reason: string;
  /** By which it can be run alone: the file, of a journey with its line. */
  readonly location?: string;
}

/** Enough for what was expected and what came, few enough for the end of a build's output. */
const REASON_LINES = 12;

export function readFailures(report: Report): readonly Failure[] {
  return 'stats' in report ? readPlaywright(report) : readVitest(report);
}

function readVitest({ testResults = [] }: VitestReport): Failure[] {
  return testResults.flatMap(({ name: file, message, assertionResults }) => {
    const cases = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        ...failureOf(`${file} › ${fullName}`, failureMessages),
        location: file,
      }));
    return cases.length === 0 && message !== '' ? [{ ...failureOf(file, [message]), location: file }] : cases;
  });
}

function readPlaywright({ suites = [], errors = [] }: PlaywrightReport): Failure[] {
  const outside = errors.map(({ message = '' }) => failureOf('outside of a test', [message]));
  return [...suites.flatMap(readPlaywrightSuite), ...outside];
}

function readPlaywrightSuite({ suites = [], specs = [] }: PlaywrightSuite): Failure[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => ({
      ...failureOf(
        `${file} › ${title}`,
        tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message = '' }) => message))),
      ),
      location: `${file}:${line}`,
    }));
  return [...own, ...suites.flatMap(readPlaywrightSuite)];
}

/** A failure with the first lines of what was said about it, without colours and empty lines. */
export function failureOf(name: string, messages: readonly string[]): Failure {
  const lines = messages
    .flatMap((message) => stripVTControlCharacters(message).split('\n'))
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
  return { name, reason: lines.slice(0, REASON_LINES).join('\n') };
}
