import type { getCallTerms as endpoint } from '@peonia/contract/calls.ts';
import type { ReplyOf } from '@peonia/contract/endpoint.ts';
import { goldFromCents } from '@peonia/core/money.ts';
import type { Call } from '../../platform/http/call.ts';
import type { CallParts } from './call-parts.ts';
import { checkCalling } from './check-calling.ts';
import { priceOf, reaches, readPurse } from './meter/call-purse.ts';

/** What a call costs and needs, before anything rings. */
export async function readTerms(
  { db, query, caller }: Call<typeof endpoint>,
  { limits, relay }: CallParts,
): Promise<ReplyOf<typeof endpoint>> {
  const { is_friend } = await checkCalling(db, caller, query.user_id, limits);
  const purse = await readPurse(db, caller.id, limits);
  const [voice, video] = [priceOf('voice', limits), priceOf('video', limits)];
  return {
    price: { voice: goldFromCents(voice), video: goldFromCents(video) },
    free_seconds: limits.call_free_seconds,
    free_minutes: purse.free_minutes,
    free_minutes_left: purse.free_minutes_left,
    enough: {
      voice: reaches(purse, { kind: 'voice', price: voice }),
      video: reaches(purse, { kind: 'video', price: video }),
    },
    can_be_direct: is_friend,
    has_relay: relay.urls.length > 0,
  };
}
