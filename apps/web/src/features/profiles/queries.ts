import { getProfile, type Profile } from '@peonia/contract/profiles.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { useQuery } from '@tanstack/react-query';
import { ApiError, call } from '../../platform/api/call.ts';
import { useLanguage } from '../../platform/language.tsx';
import type { LoadContext } from '../../platform/load-context.ts';
import { profileKey } from './member-cache.ts';

/** City names come in the reader's language, so each language has its own copy. */
function keyOf(memberId: number, language: Language) {
  return [profileKey, memberId, language] as const;
}

/** A profile as the page holds it now, beginning with what its route loaded. */
export function useProfile(first: Profile): Profile {
  const { language } = useLanguage();
  const query = useQuery({
    queryKey: keyOf(first.user_id, language),
    queryFn: ({ signal }) => call(getProfile, { params: { id: first.user_id } }, { signal }),
  });
  return query.data ?? first;
}

/** The page's data: throws `not_found` alike for ids that are unknown, hidden or no ids at all. */
export async function loadProfile({
  call: send,
  params,
  queryClient,
  language,
  signal,
}: LoadContext): Promise<Profile> {
  const id = Number(params['id']);
  if (!/^\d{1,15}$/.test(params['id'] ?? '') || id < 1) throw noSuchMember();
  return queryClient.fetchQuery({
    queryKey: keyOf(id, language),
    queryFn: () => send(getProfile, { params: { id } }, { signal }),
    staleTime: 10_000,
  });
}

function noSuchMember(): ApiError {
  return new ApiError({ code: 404_000, message: 'Not found', status: 404, requestId: '', retryAfter: null });
}
