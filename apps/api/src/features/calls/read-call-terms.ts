import type { getCallTerms as endpoint } from '@peonia/contract/calls.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import { goldFromCents } from '@peonia/core/money.ts';
import type { Call } from '../../platform/http/call.ts';
import { minutePrice, coversMinute, readCallBalance } from './billing/call-balance.ts';
import { hasFreeSeconds } from './billing/free-pair.sql.ts';
import type { CallContext } from './call-context.ts';
import { checkCallPermission } from './lifecycle/check-call-permission.ts';

/** Price and requirements of a call, before it is started. */
export async function readCallTerms(
  { db, query, caller }: Call<typeof endpoint>,
  { limits, relay }: CallContext,
): Promise<ReplyOf<typeof endpoint>> {
  const { is_friend } = await checkCallPermission(db, caller, query.user_id, limits);
  const funds = await readCallBalance(db, caller.id, limits);
  const { is_left } = await hasFreeSeconds.one(db, { one: caller.id, other: query.user_id });
  const [voice, video] = [minutePrice('voice', limits), minutePrice('video', limits)];
  return {
    price: { voice: goldFromCents(voice), video: goldFromCents(video) },
    free_seconds: is_left ? limits.call_free_seconds : 0,
    free_minutes: funds.free_minutes,
    free_minutes_left: funds.free_minutes_left,
    enough: {
      voice: coversMinute(funds, { kind: 'voice', price: voice }),
      video: coversMinute(funds, { kind: 'video', price: video }),
    },
    can_be_direct: is_friend,
    has_relay: relay.urls.length > 0,
  };
}
