import { searchPeople } from '@peonia/contract/search.ts';
import { call } from '../../platform/api/call.ts';
import { useLanguage } from '../../platform/language.tsx';
import { usePage } from '../../platform/query.ts';
import { peopleKey, useFreshForReader } from '../profiles/public.ts';
import { filtersOf, type SearchTerms, writeTerms } from './search-terms.ts';

/** Pieces of the members that are looked through for one page before the reader is asked whether to go on. */
const PIECES = 8;

/**
 * People who suit the terms. A call of the server looks through a piece of the members; where it finds nobody the next
 * piece follows by itself.
 */
export function useSearch(terms: SearchTerms) {
  const { language } = useLanguage();
  useFreshForReader();
  const what = {
    ...filtersOf(terms),
    ...(terms.q.trim() === '' ? {} : { mode: 'keyword' as const, q: terms.q.trim() }),
  };
  return usePage([peopleKey, 'search', language, writeTerms(terms)], async (first, signal) => {
    for (let max_id = first, piece = 1; ; piece += 1) {
      const page = await call(searchPeople, { body: max_id === undefined ? what : { ...what, max_id } }, { signal });
      if (page.items.length > 0 || page.max_id === -1 || piece === PIECES) return page;
      max_id = page.max_id;
    }
  });
}
