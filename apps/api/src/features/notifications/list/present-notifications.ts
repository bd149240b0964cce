import type { Notification } from '@peonia/contract/notifications/notifications.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { NotificationRow } from './notification.sql.ts';

/** Names and pictures of people. Injected, because profiles are to the right. */
export interface Faces {
  hydrate(
    db: Db,
    reader: { readonly id: number },
    memberIds: readonly number[],
    language: Language,
  ): Promise<ReadonlyMap<number, MemberCard>>;
}

/** With what the statement of a page reads them. */
export interface PageFaces extends Faces {
  /** What a notification shows of one member, as one value of a statement. */
  faceOf(member: string): string;
  /** The face of such a value; undefined for members without a card. */
  presentFace(value: unknown): Face | undefined;
}

/** What a notification shows of the person behind it. */
type Face = Pick<MemberCard, 'user_id' | 'name' | 'avatar'>;

const nothing = {
  reason: null,
  amount: null,
  month: null,
  vip_until: null,
  order_id: null,
  ticket_id: null,
  post_id: null,
  travel_id: null,
  translation: null,
  content: null,
};

/** Row to reply: an allow-list, with the newest person of each notification. */
export async function presentNotifications(
  db: Db,
  faces: Faces,
  reader: { readonly id: number },
  rows: readonly NotificationRow[],
  language: Language,
): Promise<Notification[]> {
  const ids = rows.flatMap(({ person_id }) => person_id ?? []);
  const cards = await faces.hydrate(db, reader, ids, language);
  return rows.map((row) => presentNotification(row, row.person_id === null ? undefined : cards.get(row.person_id)));
}

/** The same for one row whose newest person is known. */
export function presentNotification(row: NotificationRow, person: Face | undefined): Notification {
  return {
    id: row.id,
    type: row.type,
    data: {
      ...nothing,
      ...row.facts,
      what: row.what as Notification['data']['what'],
      avatar: person?.avatar ?? null,
      user_id: person?.user_id ?? null,
      name: person?.name ?? null,
      others: Math.max(0, row.people - 1),
    },
    unread: row.unread,
    created_at: row.notified_at.toISOString(),
  };
}
