import { liveSearchFrom, searchPeople } from '@peonia/contract/discovery/search.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { call } from '../../../platform/api/call.ts';
import { openCatalogues, useLanguage } from '../../../platform/language/language.tsx';
import { type ListPage, usePage } from '../../../platform/query.ts';
import { useDebounced } from '../../../platform/use-debounced.ts';
import { peopleKey } from '../../profiles/member-cache.ts';

/** Debounce of the search in milliseconds. Source: specification section 2, "Search box". */
const DEBOUNCE_MS = 500;

/** Result of the live search: no query, searching, done or failed. */
export interface LiveSearch {
  readonly state: 'idle' | 'searching' | 'done' | 'failed';
  readonly people: readonly MemberCard[];
}

export function useLiveSearch(typed: string): LiveSearch {
  const { language } = useLanguage();
  const q = typed.trim();
  const isLongEnough = [...q].length >= liveSearchFrom;
  const debouncedQuery = useDebounced(q, DEBOUNCE_MS);
  const isSettled = isLongEnough && debouncedQuery === q;
  const list = usePage(
    [peopleKey, 'live', language, debouncedQuery],
    async (_maxId, signal): Promise<ListPage<MemberCard>> => {
      // The rows need the catalogues of profiles and social.
      const [page] = await Promise.all([
        call(searchPeople, { body: { mode: 'keyword', q: debouncedQuery } }, { signal }),
        openCatalogues('profiles', 'social'),
      ]);
      return page;
    },
    { enabled: isSettled },
  );
  if (!isLongEnough) return { state: 'idle', people: [] };
  if (!isSettled || list.isPending) return { state: 'searching', people: [] };
  return { state: list.error === null ? 'done' : 'failed', people: list.items };
}
