import { adoptLimits } from '@peonia/contract/protocol/client-limits.ts';
import { afterEach, expect, it } from 'vitest';
import { ageRanges } from './list-filters.ts';

afterEach(() => adoptLimits({}));

it('begins and ends with the ages of the server', () => {
  const built = ageRanges();
  adoptLimits({ age_min: 21, age_max: 90 });
  const changed = ageRanges();

  expect([built.at(0), built.at(-1)]).toEqual([
    [18, 25],
    [56, 110],
  ]);
  expect([changed.at(0), changed.at(-1)]).toEqual([
    [21, 25],
    [56, 90],
  ]);
});

it('leaves out a range below the least age', () => {
  adoptLimits({ age_min: 28 });

  expect(ageRanges().at(0)).toEqual([28, 35]);
});
