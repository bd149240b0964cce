import type { emptyNotifications as endpoint } from '@peonia/contract/notifications/notifications.ts';
import type { Call } from '../../../platform/http/call.ts';
import { countUnseenNotifications, deleteMemberNotifications, lockNotifications } from './notification.sql.ts';

/** Clears the member's notifications on all devices. */
export async function clearNotifications({ db, caller, emit }: Call<typeof endpoint>): Promise<Record<string, never>> {
  await lockNotifications.run(db, { member_id: caller.id });
  const { count } = await countUnseenNotifications.one(db, { reader: caller.id });
  const { last_id } = await deleteMemberNotifications.one(db, { member_id: caller.id });
  if (last_id > 0) emit(caller.id, 'notification.emptied', { last_id, count });
  return {};
}
