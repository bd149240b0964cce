import { expect, it } from 'vitest';
import { randomId } from './random-id.ts';

it('writes each byte as two hex digits', () => {
  expect(randomId()).toMatch(/^[0-9a-f]{32}$/);
  expect(randomId(12)).toMatch(/^[0-9a-f]{24}$/);
});

it('never repeats', () => {
  const ids = Array.from({ length: 1_000 }, () => randomId());

  expect(new Set(ids).size).toBe(1_000);
});
