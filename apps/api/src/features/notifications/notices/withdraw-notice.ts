import type { NotificationType } from '@peonia/contract/notifications.ts';
import type { EventData } from '@peonia/contract/realtime.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { cancelTelling, countUnseenNotices, dropNotices, lockNotices, noticeById, untell } from './notice.sql.ts';
import type { NewNotice } from './notify.ts';
import { presentNotices, type Faces } from './present-notices.ts';

/** Only a city would be named in a language, and a notice names none. */
const language: Language = 'en';

/**
 * Takes back that somebody did something, because it is not so any more: they leave the member's entries, and an entry
 * of nobody goes. Answers what the member's devices are to be told.
 */
export async function withdrawNotice<T extends NotificationType>(
  db: Db,
  faces: Faces,
  {
    member_id,
    type,
    what,
    person_id,
  }: Pick<NewNotice<T>, 'member_id' | 'type' | 'what'> & { readonly person_id: number },
): Promise<EventData<'notification.taken'>[]> {
  if ((await lockNotices.first(db, { member_id })) === undefined) return [];
  const before = await countUnseenNotices.one(db, { reader: member_id });
  await cancelTelling.run(db, { told: JSON.stringify({ member_id, type, what, person_id }) });
  const changed = await untell.all(db, { member_id, type, what, person_id });
  if (changed.length === 0) return [];
  await dropNotices.run(db, { ids: changed.filter(({ is_left }) => !is_left).map(({ id }) => id) });
  const after = await countUnseenNotices.one(db, { reader: member_id });
  const taken: EventData<'notification.taken'>[] = [];
  for (const [nth, { id }] of changed.entries()) {
    const row = await noticeById.first(db, { id });
    const [notification = null] =
      row === undefined ? [] : await presentNotices(db, faces, { id: member_id }, [row], language);
    taken.push({ id, notification, count: nth === 0 ? before.count - after.count : 0 });
  }
  return taken;
}
