import { expect, it } from 'vitest';
import { isSuspicious, warningOf } from './is-suspicious.ts';

const fraud = 'Please send me 300 dollars by Western Union';

it('gives the same verdict again, also after thousands of other texts', () => {
  const verdicts = () => [isSuspicious(fraud), isSuspicious('Good morning'), isSuspicious('')];
  const before = verdicts();
  for (let n = 0; n < 5_001; n += 1) isSuspicious(`Day ${n}`);

  expect([before, verdicts()]).toEqual([
    [true, false, false],
    [true, false, false],
  ]);
});

it('warns where one of the texts has signals', () => {
  expect([warningOf('Good morning', fraud), warningOf('Good morning')]).toEqual([{ suspicious: true }, {}]);
});
