import { randomUUID } from 'node:crypto';
import type { Happening, NotificationType } from '@peonia/contract/notifications/notifications.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { putOutboxFrom } from '../../../platform/outbox/outbox.sql.ts';
import { enqueue, enqueueAll, type Topic } from '../../../platform/outbox/outbox.ts';
import { traceparent } from '../../../platform/tracing/spans.ts';
import '../events.ts';
import type { NotificationFacts } from './notification-facts.ts';

const topic = 'notifications.notification' satisfies Topic;

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
  await enqueue(db, topic, messageOf(notice as NewNotification));
}

/**
 * SQL that enqueues the notification `:notice` where `source` has a row. `subject` is a number of it, which is not
 * known before. Parameters: `noticeParams`.
 */
export const enqueueNoticeFrom = (source: string, subject: string): string =>
  putOutboxFrom(source, {
    topic,
    payload: `jsonb_set(:notice::jsonb, '{subject}', to_jsonb(${subject}::text))`,
  });

export interface NoticeParams {
  readonly notice: string;
  readonly traceparent: string | null;
}

export function noticeParams<T extends NotificationType>(notice: NewNotification<T>): NoticeParams {
  return { notice: JSON.stringify(messageOf(notice as NewNotification)), traceparent: traceparent() };
}

/** Enqueues many notifications. */
export async function notifyAll(db: Db, notices: readonly NewNotification[]): Promise<void> {
  await enqueueAll(db, topic, notices.map(messageOf));
}

function messageOf({ member_id, type, what, person_id, subject = '', facts = {} }: NewNotification) {
  return { key: randomUUID(), member_id, type, what, person_id, subject: String(subject), facts };
}
