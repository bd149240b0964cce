import { getProfile, type Profile } from '@peonia/contract/profiles/profiles.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { useQuery } from '@tanstack/react-query';
import { ApiError, call } from '../../platform/api/call.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import type { LoadContext } from '../../platform/router/load-context.ts';
import { browserStore } from '../../platform/store/browser-store.ts';
import { profileKey } from './member-cache.ts';

/** City names are localized, so each language has its own cache entry. */
function keyOf(memberId: number, language: Language) {
  return [profileKey, memberId, language] as const;
}

/** The cached profile, starting with what the route loaded. */
export function useProfile(first: Profile): Profile {
  const { language } = useLanguage();
  const query = useQuery({
    queryKey: keyOf(first.user_id, language),
    queryFn: ({ signal }) => call(getProfile, { params: { id: first.user_id } }, { signal }),
  });
  return query.data ?? first;
}

/** Loads the profile of the route. Throws `not_found` for unknown, hidden and malformed ids alike. */
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
    // Guests come by links from outside; what they saw before is counted by class.
    queryFn: () =>
      browserStore.get('token') === null
        ? import('./load-public-profile.ts').then(({ loadPublicProfile }) => loadPublicProfile(send, id, signal))
        : send(getProfile, { params: { id } }, { signal }),
    staleTime: 10_000,
  });
}

function noSuchMember(): ApiError {
  return new ApiError({ code: 404_000, message: 'Not found', status: 404, requestId: '', retryAfter: null });
}
