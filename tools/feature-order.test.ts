import { expect, test } from 'vitest';
import { features } from '../apps/api/src/features.ts';
import { featureOrder } from './feature-order.mjs';

test('the API lists its features in the order of feature-order.mjs', () => {
  const names = features.map(({ name }) => name);

  expect(names).toEqual(featureOrder.filter((name) => names.includes(name)));
});
