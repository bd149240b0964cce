import type { listNotifications as endpoint, Notification } from '@peonia/contract/notifications/notifications.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Call } from '../../../platform/http/call.ts';
import { notificationPage } from './notification.sql.ts';
import { presentNotifications, type Faces } from './present-notifications.ts';

/** A page of notifications, newest first. `max_id` -1 ends the list. */
export async function listNotifications(
  { db, caller, query, language }: Call<typeof endpoint>,
  { faces, limits }: { faces: Faces; limits: Limits },
): Promise<{ items: Notification[]; max_id: number }> {
  // One more row than the page shows whether there is another page.
  const rows = await notificationPage.all(db, {
    reader: caller.id,
    before: query.max_id ?? Number.MAX_SAFE_INTEGER,
    most: limits.notice_page + 1,
  });
  const shown = rows.slice(0, limits.notice_page);
  return {
    items: await presentNotifications(db, faces, caller, shown, language),
    max_id: rows.length > shown.length ? (shown.at(-1)?.position ?? -1) : -1,
  };
}
