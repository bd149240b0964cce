import { expect, it } from 'vitest';
import { countListFilters, listAddress, readListFilters, searchAddress } from './list-filters.ts';

it('are the same after a reload', () => {
  const filters = { age_from: 26, age_to: 35, country: 'JP', languages: 'ja', new: 1, verified: 1 } as const;

  const address = listAddress('/user/latest', filters);

  expect(address).toBe('/user/latest?age_from=26&age_to=35&country=JP&languages=ja&new=1&verified=1');
  expect(readListFilters(new URL(address, 'https://example.org').search)).toEqual(filters);
});

it('keep known codes of purpose and children', () => {
  expect(readListFilters('?purpose=801,999,804&children=503')).toEqual({ purpose: '801,804', children: '503' });
  expect(readListFilters('?purpose=0&children=x')).toEqual({});
});

it('are counted as the menus show them', () => {
  expect([countListFilters({}), countListFilters({ age_from: 26, age_to: 35, purpose: '801,804', online: 1 })]).toEqual(
    [0, 3],
  );
});

it('ignore values that make no sense', () => {
  expect(readListFilters('?age_from=7&age_to=x&country=japan&languages=1&new=2&other=1')).toEqual({});
});

it('go on to the search', () => {
  expect([searchAddress({ age_from: 26 }), searchAddress({})]).toEqual(['/user/search?age_from=26', '/user/search']);
});
