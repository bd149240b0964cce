import type { Language } from '@peonia/i18n/languages.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Topics } from '../../../platform/outbox/outbox.ts';
import type { Realtime } from '../../../platform/realtime/realtime.ts';
import { transactionWithEvents, type EventTransaction } from '../../../platform/realtime/transaction-with-events.ts';
import {
  lockNotifications,
  priorNotification,
  putNotification,
  shownNotificationStatement,
} from './notification.sql.ts';
import { presentNotification, type PageFaces } from './present-notifications.ts';

type Notice = Topics['notifications.notification'];

/** Only cities need a language, and notifications contain none. */
const language: Language = 'en';

/** Opens what stores a notification and emits it to the member's devices. A repeated delivery changes nothing. */
export function openNotificationRecorder(
  faces: PageFaces,
  realtime: Realtime,
): (notice: Notice, database: Database) => Promise<void> {
  const shown = shownNotificationStatement(faces.valueOf);
  return (notice, database) =>
    transactionWithEvents({ database, realtime }, (transaction) => record(transaction, faces, shown, notice));
}

async function record(
  { db, emit }: EventTransaction,
  faces: PageFaces,
  shown: ReturnType<typeof shownNotificationStatement>,
  { key, member_id, type, what, person_id, subject, facts }: Notice,
): Promise<void> {
  const about = { key, member_id, type, what, subject };
  const [lock, prior] = await Promise.all([
    lockNotifications.first(db, { member_id }),
    priorNotification.one(db, about),
  ]);
  if (lock === undefined || prior.is_recorded) return;
  const { id } = await putNotification.one(db, { ...about, person_id, facts: JSON.stringify(facts) });
  // A blocked person is stored but not shown, so that the notification appears when the block ends.
  const row = await shown.first(db, { id, reader: member_id, language });
  if (row === undefined) return;
  const notification = presentNotification(row, faces.present(row.face));
  emit(member_id, 'notification.made', { notification, unread: prior.is_unread ? 0 : 1 });
}
