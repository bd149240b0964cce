import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { listMutants } from './list-mutants.ts';
import { applyMutant } from './try-mutant.ts';

const mutants = await listMutants();

test.each(mutants)('$rule: applies to the code as it is', (mutant) => {
  const source = readFileSync(join(root, mutant.file), 'utf8');

  expect(applyMutant(source, mutant)).not.toBeNull();
});

test.each(mutants)('$rule: names a test that exists', ({ test: file, named }) => {
  expect(existsSync(join(root, file))).toBe(true);
  expect(readFileSync(join(root, file), 'utf8')).toContain(named);
});

test('refuses a text that stands twice', () => {
  expect(applyMutant('a b a', { find: 'a', replace: 'c' })).toBeNull();
});

test('finds a text that is broken into lines', () => {
  expect(applyMutant('call(\n  one,\n  two);', { find: 'call(one, two)', replace: 'none' })).toBe('none;');
});
