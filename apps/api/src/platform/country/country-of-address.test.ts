import { expect, it } from 'vitest';
import { countryOfAddress } from './country-of-address.ts';

it.each([
  ['8.8.8.8', 'US'],
  ['::ffff:8.8.8.8', 'US'],
  ['2001:4860:4860::8888', 'US'],
  ['127.0.0.1', null],
  ['10.0.0.1', null],
  ['not an address', null],
])('%s is in %s', (address, country) => {
  expect(countryOfAddress(address)).toBe(country);
});
