import type { listNotifications as endpoint, Notification } from '@peonia/contract/notifications/notifications.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { cutPage } from '../../../platform/db/cut-page.ts';
import type { Call } from '../../../platform/http/call.ts';
import { notificationPageStatement } from './notification.sql.ts';
import { presentNotification, type PageFaces } from './present-notifications.ts';

/** Opens the list of notifications: a page in one statement, newest first. `max_id` -1 ends the list. */
export function openNotificationList(
  faces: PageFaces,
  limits: Limits,
): (call: Call<typeof endpoint>) => Promise<{ items: Notification[]; max_id: number }> {
  const page = notificationPageStatement(faces.faceOf);
  return (call) => listNotifications(call, page, faces, limits);
}

async function listNotifications(
  { db, caller, query }: Call<typeof endpoint>,
  page: ReturnType<typeof notificationPageStatement>,
  faces: PageFaces,
  limits: Limits,
): Promise<{ items: Notification[]; max_id: number }> {
  // One more row than the page shows whether there is another page.
  const rows = await page.all(db, {
    reader: caller.id,
    before: query.max_id ?? Number.MAX_SAFE_INTEGER,
    most: limits.notice_page + 1,
  });
  const { shown, max_id } = cutPage(rows, limits.notice_page, ({ position }) => position);
  return { items: shown.map((row) => presentNotification(row, faces.presentFace(row.face))), max_id };
}
