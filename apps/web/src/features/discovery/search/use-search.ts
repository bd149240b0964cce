import { searchPeople } from '@peonia/contract/discovery/search.ts';
import { call } from '../../../platform/api/call.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { usePage } from '../../../platform/query.ts';
import { peopleKey, useFreshForReader } from '../../profiles/member-cache.ts';
import { filtersOf, type SearchCriteria, criteriaUrl } from './search-criteria.ts';

/** Pieces of the members searched for one page before the reader is asked to continue. */
const MAX_PIECES = 8;

/**
 * Members who match the criteria. A request searches one piece of the members; while nobody is found the next piece
 * follows automatically.
 */
export function useSearch(criteria: SearchCriteria) {
  const { language } = useLanguage();
  useFreshForReader();
  const what = {
    ...filtersOf(criteria),
    ...(criteria.q.trim() === '' ? {} : { mode: 'keyword' as const, q: criteria.q.trim() }),
  };
  return usePage([peopleKey, 'search', language, criteriaUrl(criteria)], async (first, signal) => {
    for (let max_id = first, piece = 1; ; piece += 1) {
      const page = await call(searchPeople, { body: max_id === undefined ? what : { ...what, max_id } }, { signal });
      if (page.items.length > 0 || page.max_id === -1 || piece === MAX_PIECES) return page;
      max_id = page.max_id;
    }
  });
}
