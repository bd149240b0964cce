import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listChecks, loadCheck } from '../check/load-checks.ts';
import { formatProblem } from './source/problem.ts';

const fixtures = join(import.meta.dirname, 'fixtures');

// That the repository itself has no breach is shown by `npm run check`, which is part of `npm test`.
describe.each(listChecks())('%s', (name) => {
  test('finds every breach of its fixture, and nothing else', async () => {
    const check = await loadCheck(name);
    const problems = await check(join(fixtures, name, 'tree'));
    expect(problems.map(formatProblem).toSorted().join('\n')).toBe(
      readFileSync(join(fixtures, name, 'expected.txt'), 'utf8').trim(),
    );
  });
});

test('every fixture belongs to a check', () => {
  const names = readdirSync(fixtures).filter((name) => existsSync(join(fixtures, name, 'tree')));
  expect(names.toSorted()).toEqual(listChecks());
});
