import { expect, it } from 'vitest';
import { windowLimit } from './window-limit.ts';

it('allows so many acts in each window', () => {
  let now = 0;
  const allow = windowLimit(2, 1_000, () => now);

  const first = [allow(), allow(), allow()];
  now = 1_001;

  expect([...first, allow()]).toEqual([true, true, false, true]);
});
