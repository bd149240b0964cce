import { listBirthday, listHottest, listLatest, listOnline, listRecommended } from '@peonia/contract/discovery.ts';
import type { MemberCard } from '@peonia/contract/member-card.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { call } from '../../platform/api/call.ts';
import { useLanguage } from '../../platform/language.tsx';
import type { LoadContext } from '../../platform/load-context.ts';
import { type ListPage, usePage } from '../../platform/query.ts';
import { peopleKey, useFreshForReader } from '../profiles/public.ts';
import type { PeopleKind } from './people-kinds.ts';

const endpoints = {
  recommend: listRecommended,
  online: listOnline,
  latest: listLatest,
  hottest: listHottest,
  birthday: listBirthday,
} as const;

/** City names come in the reader's language, so each language has its own copy. */
function keyOf(kind: PeopleKind, language: Language) {
  return [peopleKey, kind, language] as const;
}

/** A list of people that grows by page. */
export function usePeople(kind: PeopleKind) {
  const { language } = useLanguage();
  useFreshForReader();
  return usePage(keyOf(kind, language), (max_id, signal) =>
    call(endpoints[kind], { query: max_id === undefined ? {} : { max_id } }, { signal }),
  );
}

/** Puts the first page into what the server renders. In the browser the list fetches it itself, behind its skeleton. */
export async function loadPeople(
  kind: PeopleKind,
  { call: send, queryClient, language, signal }: LoadContext,
): Promise<null> {
  if (typeof document !== 'undefined') return null;
  await queryClient.fetchInfiniteQuery({
    queryKey: keyOf(kind, language),
    queryFn: (): Promise<ListPage<MemberCard>> => send(endpoints[kind], { query: {} }, { signal }),
    initialPageParam: undefined as number | undefined,
  });
  return null;
}
