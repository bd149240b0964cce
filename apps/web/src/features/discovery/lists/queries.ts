import {
  type ListedCard,
  type ListFilters,
  listBirthday,
  listHottest,
  listLatest,
  listOnline,
  listRecommended,
} from '@peonia/contract/discovery/discovery.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { call } from '../../../platform/api/call.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { type ListPage, usePage } from '../../../platform/query.ts';
import type { LoadContext } from '../../../platform/router/load-context.ts';
import { peopleKey, useFreshForReader } from '../../profiles/member-cache.ts';
import type { PeopleKind } from './people-kinds.ts';

const endpoints = {
  recommend: listRecommended,
  online: listOnline,
  latest: listLatest,
  hottest: listHottest,
  birthday: listBirthday,
} as const;

/** `days` is for birthdays, the other filters for the other lists. */
export type PeopleFilters = ListFilters & { readonly days?: number };

/** City names are localised, so each language has its own cache entry. */
function listKey(kind: PeopleKind, language: Language, filters: PeopleFilters = {}) {
  return Object.keys(filters).length === 0
    ? ([peopleKey, kind, language] as const)
    : ([peopleKey, kind, language, filters] as const);
}

/** A paginated list of people. */
export function usePeople(kind: PeopleKind, { days, ...filters }: PeopleFilters = {}) {
  const { language } = useLanguage();
  useFreshForReader();
  return usePage(
    listKey(kind, language, days === undefined ? filters : { days }),
    (max_id, signal): Promise<ListPage<ListedCard>> => {
      const query = max_id === undefined ? {} : { max_id };
      return kind === 'birthday'
        ? call(listBirthday, { query: days === undefined ? query : { ...query, days } }, { signal })
        : call(endpoints[kind], { query: { ...query, ...filters } }, { signal });
    },
  );
}

/** Prefetches the first page for server rendering. In the browser the list fetches it itself, behind its skeleton. */
export async function loadPeople(
  kind: PeopleKind,
  { call: send, queryClient, language, signal }: LoadContext,
): Promise<null> {
  if (typeof document !== 'undefined') return null;
  await queryClient.fetchInfiniteQuery({
    queryKey: listKey(kind, language),
    queryFn: (): Promise<ListPage<MemberCard>> => send(endpoints[kind], { query: {} }, { signal }),
    initialPageParam: undefined as number | undefined,
  });
  return null;
}
