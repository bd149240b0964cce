import type { Language } from '@peonia/i18n/languages.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Topics } from '../../../platform/outbox/outbox.ts';
import { publishEvents, storeEvents, type StoredEvent } from '../../../platform/realtime/event-log.ts';
import type { Realtime } from '../../../platform/realtime/realtime.ts';
import {
  countUnseenNotifications,
  insertNotificationPerson,
  lockNotifications,
  notificationById,
  upsertNotification,
  wasRecorded,
} from './notification.sql.ts';
import { presentNotifications, type Faces } from './present-notifications.ts';

interface Parts {
  readonly database: Database;
  readonly realtime: Realtime;
  readonly faces: Faces;
}

/** Only cities need a language, and notifications contain none. */
const language: Language = 'en';

/** Stores a notification and emits it to the member's devices. A repeated delivery changes nothing. */
export async function recordNotification(
  notice: Topics['notifications.notification'],
  { database, realtime, faces }: Parts,
): Promise<void> {
  publishEvents(realtime, await database.transaction((db) => record(db, faces, notice)));
}

async function record(
  db: Db,
  faces: Faces,
  { key, member_id, type, what, person_id, subject, facts }: Topics['notifications.notification'],
): Promise<StoredEvent[]> {
  const isOpen = (await lockNotifications.first(db, { member_id })) !== undefined;
  if (!isOpen || (await wasRecorded.one(db, { key })).is_recorded) return [];
  const before = await countUnseenNotifications.one(db, { reader: member_id });
  const { id } = await upsertNotification.one(db, { member_id, type, what, subject, facts: JSON.stringify(facts) });
  await insertNotificationPerson.run(db, { key, notification_id: id, person_id });
  // A blocked person is stored but not shown, so that the notification appears when the block ends.
  const row = await notificationById.first(db, { id });
  if (row === undefined) return [];
  const [notification] = await presentNotifications(db, faces, { id: member_id }, [row], language);
  if (notification === undefined) return [];
  const after = await countUnseenNotifications.one(db, { reader: member_id });
  return storeEvents(db, [
    { member_id, name: 'notification.made', data: { notification, unread: after.count - before.count } },
  ]);
}
