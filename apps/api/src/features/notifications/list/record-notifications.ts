import type { Database } from '../../../platform/db/database.ts';
import type { Topics } from '../../../platform/outbox/outbox.ts';
import type { Realtime } from '../../../platform/realtime/realtime.ts';
import { transactionWithEvents, type EventTransaction } from '../../../platform/realtime/transaction-with-events.ts';
import { presentNotification, type PageFaces } from './present-notifications.ts';
import {
  lockNotificationsOf,
  peopleToldStatement,
  putNotifications,
  shownNotificationsStatement,
} from './record-notifications.sql.ts';

type Notice = Topics['notifications.notification'];

/**
 * Stores notifications and emits them to their members' devices, many in one transaction. Those of one member keep
 * their order; those of one entry that follow each other are stored together, and each person is told of once, such as
 * a friend with several posts. A repeated delivery, one with the same key, changes nothing.
 */
export type NotificationRecorder = (notices: readonly Notice[], database: Database) => Promise<void>;

/** Members whose notifications are locked at a time. */
const membersMax = 50;

export function openNotificationRecorder(faces: PageFaces, realtime: Realtime): NotificationRecorder {
  const statements = {
    shown: shownNotificationsStatement(faces.faceOf),
    people: peopleToldStatement(faces.faceOf),
  };
  return async (notices, database) => {
    for (const some of roundsOf(notices))
      await transactionWithEvents({ database, realtime }, (transaction) =>
        record(transaction, faces, statements, some),
      );
  };
}

/** Each round has at most one entry of a member, with everything that has happened to it. */
function roundsOf(notices: readonly Notice[]): Notice[][] {
  const entriesOf = new Map<number, Notice[][]>();
  for (const notice of notices) {
    const entries = entriesOf.get(notice.member_id) ?? [];
    entriesOf.set(notice.member_id, entries);
    const last = entries.at(-1);
    if (last?.[0] !== undefined && isSameEntry(last[0], notice)) last.push(notice);
    else entries.push([notice]);
  }
  const most = Math.max(0, ...Array.from(entriesOf.values(), ({ length }) => length));
  return Array.from({ length: most }, (_, nth) => [...entriesOf.values()].flatMap((entries) => [entries[nth] ?? []]))
    .map((round) => round.filter(({ length }) => length > 0))
    .flatMap((round) =>
      Array.from({ length: Math.ceil(round.length / membersMax) }, (_, part) =>
        round.slice(part * membersMax, (part + 1) * membersMax).flat(),
      ),
    );
}

function isSameEntry(one: Notice, other: Notice): boolean {
  return one.type === other.type && one.what === other.what && one.subject === other.subject;
}

/** Whether a member is told of several people. */
function haveSeveralPeople(notices: readonly Notice[]): boolean {
  const personOf = new Map<number, number | null>();
  return notices.some(({ member_id, person_id }) => {
    const isOther = personOf.has(member_id) && personOf.get(member_id) !== person_id;
    personOf.set(member_id, person_id);
    return isOther;
  });
}

async function record(
  { db, emit }: EventTransaction,
  faces: PageFaces,
  statements: {
    readonly shown: ReturnType<typeof shownNotificationsStatement>;
    readonly people: ReturnType<typeof peopleToldStatement>;
  },
  notices: readonly Notice[],
): Promise<void> {
  const keys = notices.map(({ key }) => key);
  const [, put, rows, people] = await Promise.all([
    lockNotificationsOf.run(db, { ids: notices.map(({ member_id }) => member_id) }),
    putNotifications.all(db, { notices: JSON.stringify(notices) }),
    statements.shown.all(db, { keys }),
    haveSeveralPeople(notices) ? statements.people.all(db, { keys }) : [],
  ]);
  const wasUnread = new Map(put.map(({ id, is_unread }) => [id, is_unread]));
  for (const row of rows) {
    const isUnread = wasUnread.get(row.id);
    if (isUnread === undefined) continue;
    const earlier = people.filter(({ id, person_id }) => id === row.id && person_id !== row.person_id);
    for (const [nth, { face }] of [...earlier, row].entries())
      emit(row.member_id, 'notification.made', {
        notification: presentNotification(row, faces.presentFace(face)),
        unread: isUnread || nth > 0 ? 0 : 1,
      });
  }
}
