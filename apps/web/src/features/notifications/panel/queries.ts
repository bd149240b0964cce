import { readCounter } from '@peonia/contract/accounts/accounts.ts';
import type { NotificationList } from '@peonia/contract/notifications/notification-state.ts';
import {
  emptyNotifications,
  listNotifications,
  type Notification,
} from '@peonia/contract/notifications/notifications.ts';
import { call } from '../../../platform/api/call.ts';
import { usePage } from '../../../platform/query.ts';
import { changeMe, useMe } from '../../../platform/session/session.ts';

export const notificationsKey = ['notices'] as const;

/** The member's notifications, newest first, paginated. */
export function useNotifications() {
  const me = useMe();
  return usePage<Notification, NotificationList>([...notificationsKey, me?.id], (max_id, signal) =>
    call(listNotifications, { query: max_id === undefined ? {} : { max_id } }, { signal }),
  );
}

/** Deletes all notifications; the live event updates every list. */
export async function clearNotifications(): Promise<void> {
  await call(emptyNotifications);
}

/** Marks all notifications as read. */
export async function markSeen(): Promise<void> {
  const { counter } = await call(readCounter, { body: { type: 'notification' } });
  changeMe((account) => ({ ...account, counter }));
}
