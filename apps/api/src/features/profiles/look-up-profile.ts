import type { getPublicProfile as endpoint, Profile } from '@peonia/contract/profiles/profiles.ts';
import type { Call } from '../../platform/http/call.ts';
import { RedirectReply } from '../../platform/http/replies/redirect-reply.ts';
import type { Metrics } from '../../platform/operations/metrics/metrics.ts';
import { lookupSource } from './lookup-source.ts';

type LookupCall = Call<typeof endpoint>;

/**
 * Returns the look-up of a profile by links from outside, counted by where the visitor was before. With `redirect=1`
 * the browser is sent to the page of the profile, which alone says whether there is such a member.
 */
export function openLookup(metrics: Metrics, read: (call: LookupCall) => Promise<Profile>) {
  const lookups = metrics.addCounter('profile_lookups_total', 'Look-ups of public profiles, by the page before.', [
    'source',
  ]);
  return async (call: LookupCall): Promise<Profile | RedirectReply> => {
    const { redirect, referrer } = call.query;
    lookups.inc({ source: lookupSource(referrer ?? call.request.headers.referer, call.request.host) });
    return redirect === 1 ? new RedirectReply(`/profile/${call.params.id}`) : read(call);
  };
}
