import { getPublicProfile, type Profile } from '@peonia/contract/profiles/profiles.ts';
import type { LoadContext } from '../../platform/router/load-context.ts';

/** Looks up a profile for a guest. The page that is shown while it loads is the previous one; the server has none. */
export function loadPublicProfile(call: LoadContext['call'], id: number, signal: AbortSignal): Promise<Profile> {
  const previous = typeof location === 'undefined' ? {} : { referrer: location.pathname };
  return call(getPublicProfile, { params: { id }, query: { redirect: 0, ...previous } }, { signal });
}
