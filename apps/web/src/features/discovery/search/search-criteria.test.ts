import { describe, expect, it } from 'vitest';
import { countFilters, filtersOf, readCriteria, criteriaUrl } from './search-criteria.ts';

const read = (query: string) => readCriteria(new URLSearchParams(query));

describe('URL of a search', () => {
  it.each([
    '',
    '?q=Klavier',
    '?q=%E5%8F%A4%E5%85%B8%E9%9F%B3%E4%B9%90&place=1816670-Beijing%2C+China&age_from=28&age_to=36&children=501&country=CN&gender=0&languages=zh%2Cko&purpose=801%2C815&verified=1',
  ])('survives a round trip: %s', (query) => {
    expect(criteriaUrl(read(query))).toBe(`/user/search${query}`);
  });

  it('ignores invalid values', () => {
    const criteria = read(
      '?gender=7&age_from=12&marriage=999,401&place=x&country=chn&online=yes&languages=Deutsch&unknown=1',
    );
    expect(criteria).toEqual({ q: '', filters: { marriage: [401] }, place: null });
  });

  it('counts the filters and builds the request', () => {
    const criteria = read('?place=5-Rome&new=1&gender=1');
    expect([countFilters(criteria), filtersOf(criteria)]).toEqual([3, { place_id: 5, new: true, gender: 1 }]);
  });
});
