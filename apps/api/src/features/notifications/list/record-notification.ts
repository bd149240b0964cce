import type { Language } from '@peonia/i18n/languages.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Topics } from '../../../platform/outbox/outbox.ts';
import type { Realtime } from '../../../platform/realtime/realtime.ts';
import { transactionWithEvents, type EventTransaction } from '../../../platform/realtime/transaction-with-events.ts';
import {
  countUnseenNotifications,
  insertNotificationPerson,
  lockNotifications,
  notificationById,
  upsertNotification,
  wasRecorded,
} from './notification.sql.ts';
import { presentNotifications, type Faces } from './present-notifications.ts';

interface Context {
  readonly database: Database;
  readonly realtime: Realtime;
  readonly faces: Faces;
}

/** Only cities need a language, and notifications contain none. */
const language: Language = 'en';

/** Stores a notification and emits it to the member's devices. A repeated delivery changes nothing. */
export async function recordNotification(
  notice: Topics['notifications.notification'],
  { database, realtime, faces }: Context,
): Promise<void> {
  await transactionWithEvents({ database, realtime }, (transaction) => record(transaction, faces, notice));
}

async function record(
  { db, emit }: EventTransaction,
  faces: Faces,
  { key, member_id, type, what, person_id, subject, facts }: Topics['notifications.notification'],
): Promise<void> {
  const isOpen = (await lockNotifications.first(db, { member_id })) !== undefined;
  if (!isOpen || (await wasRecorded.one(db, { key })).is_recorded) return;
  const before = await countUnseenNotifications.one(db, { reader: member_id });
  const { id } = await upsertNotification.one(db, { member_id, type, what, subject, facts: JSON.stringify(facts) });
  await insertNotificationPerson.run(db, { key, notification_id: id, person_id });
  // A blocked person is stored but not shown, so that the notification appears when the block ends.
  const row = await notificationById.first(db, { id });
  if (row === undefined) return;
  const [notification] = await presentNotifications(db, faces, { id: member_id }, [row], language);
  if (notification === undefined) return;
  const after = await countUnseenNotifications.one(db, { reader: member_id });
  emit(member_id, 'notification.made', { notification, unread: after.count - before.count });
}
