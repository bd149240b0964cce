import type { NotificationType } from '@peonia/contract/notifications/notifications.ts';
import type { EventData } from '@peonia/contract/protocol/realtime.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Db } from '../../../platform/db/statement.ts';
import {
  cancelPendingNotification,
  countUnseenNotifications,
  lockNotifications,
  markPersonNotificationsSeen,
  notificationById,
} from './notification.sql.ts';
import type { NewNotification } from './notify.ts';
import { presentNotifications, type Faces } from './present-notifications.ts';

/** Only cities need a language, and notifications contain none. */
const language: Language = 'en';

/**
 * Marks what a person asked as seen, once it was answered elsewhere. It stays in the list; an entry of several people
 * stays unseen, because the others still wait. Returns the events to emit.
 */
export async function settleNotification<T extends NotificationType>(
  db: Db,
  faces: Faces,
  about: Pick<NewNotification<T>, 'member_id' | 'type' | 'what'> & { readonly person_id: number },
): Promise<EventData<'notification.taken'>[]> {
  const { member_id } = about;
  if ((await lockNotifications.first(db, { member_id })) === undefined) return [];
  const before = await countUnseenNotifications.one(db, { reader: member_id });
  await cancelPendingNotification.run(db, { payload: JSON.stringify(about) });
  const settled: EventData<'notification.taken'>[] = [];
  for (const { id } of await markPersonNotificationsSeen.all(db, about)) {
    const row = await notificationById.first(db, { id });
    const [notification = null] =
      row === undefined ? [] : await presentNotifications(db, faces, { id: member_id }, [row], language);
    settled.push({ id, notification, count: 0 });
  }
  const [first, ...others] = settled;
  if (first === undefined) return [];
  const after = await countUnseenNotifications.one(db, { reader: member_id });
  return [{ ...first, count: before.count - after.count }, ...others];
}
