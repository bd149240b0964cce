import type { NotificationType } from '@peonia/contract/notifications/notifications.ts';
import type { EventData } from '@peonia/contract/protocol/realtime.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Db } from '../../../platform/db/statement.ts';
import {
  cancelPendingNotification,
  countUnseenNotifications,
  deleteNotificationsById,
  lockNotifications,
  notificationById,
  removeNotificationPerson,
} from './notification.sql.ts';
import type { NewNotification } from './notify.ts';
import { presentNotifications, type Faces } from './present-notifications.ts';

/** Only cities need a language, and notifications contain none. */
const language: Language = 'en';

/**
 * Withdraws what is no longer true: an act of a person, or what the product said (`person_id` null). Removes the person
 * from the member's notifications, and notifications without people. Without a `subject` it is removed from those of
 * every subject. Returns the events to emit.
 */
export async function withdrawNotification<T extends NotificationType>(
  db: Db,
  faces: Faces,
  {
    member_id,
    type,
    what,
    person_id,
    subject,
  }: Pick<NewNotification<T>, 'member_id' | 'type' | 'what' | 'subject'> & { readonly person_id: number | null },
): Promise<EventData<'notification.taken'>[]> {
  if ((await lockNotifications.first(db, { member_id })) === undefined) return [];
  const before = await countUnseenNotifications.one(db, { reader: member_id });
  const about = { member_id, type, what, person_id, ...(subject === undefined ? {} : { subject: String(subject) }) };
  await cancelPendingNotification.run(db, { payload: JSON.stringify(about) });
  const changed = await removeNotificationPerson.all(db, { ...about, subject: about.subject ?? null });
  if (changed.length === 0) return [];
  await deleteNotificationsById.run(db, { ids: changed.filter(({ is_left }) => !is_left).map(({ id }) => id) });
  const after = await countUnseenNotifications.one(db, { reader: member_id });
  const taken: EventData<'notification.taken'>[] = [];
  for (const [nth, { id }] of changed.entries()) {
    const row = await notificationById.first(db, { id });
    const [notification = null] =
      row === undefined ? [] : await presentNotifications(db, faces, { id: member_id }, [row], language);
    taken.push({ id, notification, count: nth === 0 ? before.count - after.count : 0 });
  }
  return taken;
}
