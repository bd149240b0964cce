import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from './mutant.ts';

/** `killed`: the named test failed. `survived`: it passed. `broken`: it did not run, or the text was not found once. */
type Outcome = 'killed' | 'survived' | 'broken';

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** Applies a mutant in the sandbox, runs its test, and restores the file. */
export function tryMutant(sandbox: string, mutant: Mutant): { outcome: Outcome; detail: string } {
  const file = join(sandbox, mutant.file);
  const source = readFileSync(file, 'utf8');
  const mutated = applyMutant(source, mutant);
  if (mutated === null) return { outcome: 'broken', detail: `${mutant.file} does not contain the text exactly once` };
  writeFileSync(file, mutated);
  try {
    return runNamedTest(sandbox, mutant);
  } finally {
    writeFileSync(file, source);
  }
}

/**
 * Returns the mutated source; null if the text to replace does not stand exactly once. How the source is broken into
 * lines does not count.
 */
export function applyMutant(source: string, { find, replace }: Pick<Mutant, 'find' | 'replace'>): string | null {
  const tokens = find.match(/\w+|[^\w\s]/g) ?? [];
  const [place, ...others] = source.matchAll(new RegExp(tokens.map(escapePattern).join(String.raw`\s*`), 'g'));
  if (place === undefined || others.length > 0) return null;
  return source.slice(0, place.index) + replace + source.slice(place.index + place[0].length);
}

function runNamedTest(sandbox: string, { test, named }: Mutant): { outcome: Outcome; detail: string } {
  const file = join(sandbox, 'mutant-report.json');
  rmSync(file, { force: true });
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      test,
      '-t',
      escapePattern(named),
      '--reporter=json',
      `--outputFile=${file}`,
    ],
    { cwd: sandbox, encoding: 'utf8', timeout: 180_000 },
  );
  const cases = readCases(file).filter(({ status }) => status === 'passed' || status === 'failed');
  const failed = cases.filter(({ status }) => status === 'failed');
  if (cases.length === 0) return { outcome: 'broken', detail: `no test "${named}" ran\n${stdout}${stderr}`.trim() };
  return failed.length > 0
    ? { outcome: 'killed', detail: failed[0]?.fullName ?? '' }
    : { outcome: 'survived', detail: `"${named}" passed without the rule` };
}

function readCases(file: string): Report['testResults'][number]['assertionResults'] {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as Report).testResults.flatMap((one) => one.assertionResults);
  } catch {
    return [];
  }
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
