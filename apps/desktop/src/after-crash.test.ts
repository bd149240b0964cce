import { expect, it } from 'vitest';
import { afterCrash } from './after-crash.ts';

const minute = 60_000;

it('reloads three times in five minutes', () => {
  expect(afterCrash([], 10 * minute)).toBe('reload');
  expect(afterCrash([8 * minute, 9 * minute], 10 * minute)).toBe('reload');
  expect(afterCrash([7 * minute, 8 * minute, 9 * minute], 10 * minute)).toBe('leave');
});

it('forgets crashes of long ago', () => {
  expect(afterCrash([1, 2, 3, 9 * minute], 10 * minute)).toBe('reload');
});
