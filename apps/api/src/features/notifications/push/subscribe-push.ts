import type {
  subscribePush as subscribeEndpoint,
  unsubscribePush as unsubscribeEndpoint,
} from '@peonia/contract/notifications/notification-settings.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Push } from '../../../platform/push/push.ts';
import { dropOwnSubscription, putSubscription } from './push-subscription.sql.ts';

/** Stores a browser's push subscription if its address is of a known push service. */
export async function subscribePush(
  { db, body, caller }: Call<typeof subscribeEndpoint>,
  push: Push,
): Promise<Record<string, never>> {
  if (push.publicKey === null || !push.isKnownService(body.endpoint)) throw refuse('push_refused');
  await putSubscription.run(db, {
    member_id: caller.id,
    session_id: caller.session_id,
    endpoint: body.endpoint,
    ...body.keys,
  });
  return {};
}

export async function unsubscribePush({
  db,
  body,
  caller,
}: Call<typeof unsubscribeEndpoint>): Promise<Record<string, never>> {
  await dropOwnSubscription.run(db, { member_id: caller.id, endpoint: body.endpoint });
  return {};
}
