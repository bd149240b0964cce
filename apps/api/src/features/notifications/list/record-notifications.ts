import type { Database } from '../../../platform/db/database.ts';
import type { Topics } from '../../../platform/outbox/outbox.ts';
import type { Realtime } from '../../../platform/realtime/realtime.ts';
import { transactionWithEvents, type EventTransaction } from '../../../platform/realtime/transaction-with-events.ts';
import { presentNotification, type PageFaces } from './present-notifications.ts';
import { lockNotificationsOf, putNotifications, shownNotificationsStatement } from './record-notifications.sql.ts';

type Notice = Topics['notifications.notification'];

/**
 * Stores notifications and emits them to their members' devices, many in one transaction. Those of one member keep
 * their order. A repeated delivery, one with the same key, changes nothing.
 */
export type NotificationRecorder = (notices: readonly Notice[], database: Database) => Promise<void>;

/** Members whose notifications are locked at a time. */
const membersMax = 50;

export function openNotificationRecorder(faces: PageFaces, realtime: Realtime): NotificationRecorder {
  const shown = shownNotificationsStatement(faces.faceOf);
  return async (notices, database) => {
    for (const some of roundsOf(notices))
      await transactionWithEvents({ database, realtime }, (transaction) => record(transaction, faces, shown, some));
  };
}

/** Each round has at most one notification of a member. */
function roundsOf(notices: readonly Notice[]): Notice[][] {
  const counts = new Map<number, number>();
  const rounds: Notice[][] = [];
  for (const notice of notices) {
    const nth = counts.get(notice.member_id) ?? 0;
    counts.set(notice.member_id, nth + 1);
    (rounds[nth] ??= []).push(notice);
  }
  return rounds.flatMap((round) =>
    Array.from({ length: Math.ceil(round.length / membersMax) }, (_, part) =>
      round.slice(part * membersMax, (part + 1) * membersMax),
    ),
  );
}

async function record(
  { db, emit }: EventTransaction,
  faces: PageFaces,
  shown: ReturnType<typeof shownNotificationsStatement>,
  notices: readonly Notice[],
): Promise<void> {
  const [, put, rows] = await Promise.all([
    lockNotificationsOf.run(db, { ids: notices.map(({ member_id }) => member_id) }),
    putNotifications.all(db, { notices: JSON.stringify(notices) }),
    shown.all(db, { keys: notices.map(({ key }) => key) }),
  ]);
  const wasUnread = new Map(put.map(({ id, is_unread }) => [id, is_unread]));
  for (const row of rows) {
    const isUnread = wasUnread.get(row.id);
    if (isUnread === undefined) continue;
    const notification = presentNotification(row, faces.presentFace(row.face));
    emit(row.member_id, 'notification.made', { notification, unread: isUnread ? 0 : 1 });
  }
}
