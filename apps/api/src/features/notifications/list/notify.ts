import { randomUUID } from 'node:crypto';
import type { Happening, NotificationType } from '@peonia/contract/notifications/notifications.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { enqueue, enqueueAll } from '../../../platform/outbox/outbox.ts';
import '../events.ts';
import type { NotificationFacts } from './notification-facts.ts';

export interface NewNotification<T extends NotificationType = NotificationType> {
  readonly member_id: number;
  readonly type: T;
  readonly what: Happening<T>;
  /** The person behind it; null for notifications by the product. */
  readonly person_id: number | null;
  /** The subject, for types with several: unseen notifications with the same subject are merged. */
  readonly subject?: string | number;
  readonly facts?: NotificationFacts;
}

/**
 * Enqueues a notification in the transaction of its cause, so that a rollback drops it and the cause does not wait.
 * `afterCommit(outbox.nudge)` delivers it at once.
 */
export async function notify<T extends NotificationType>(db: Db, notice: NewNotification<T>): Promise<void> {
  await enqueue(db, 'notifications.notification', messageOf(notice as NewNotification));
}

/** Enqueues many notifications. */
export async function notifyAll(db: Db, notices: readonly NewNotification[]): Promise<void> {
  await enqueueAll(db, 'notifications.notification', notices.map(messageOf));
}

function messageOf({ member_id, type, what, person_id, subject = '', facts = {} }: NewNotification) {
  return { key: randomUUID(), member_id, type, what, person_id, subject: String(subject), facts };
}
