import { randomUUID } from 'node:crypto';
import type { Happening, NotificationType } from '@peonia/contract/notifications.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { enqueue, enqueueAll } from '../../../platform/outbox/outbox.ts';
import '../events.ts';
import type { NotificationFacts } from './notification-facts.ts';

export interface NewNotification<T extends NotificationType = NotificationType> {
  readonly member_id: number;
  readonly type: T;
  readonly what: Happening<T>;
  /** Who is behind it; null for what the house tells. */
  readonly person_id: number | null;
  /**
   * What it is about, where one type is about many things: while it is unseen, the same about the same thing is one
   * entry.
   */
  readonly thing?: string | number;
  readonly facts?: NotificationFacts;
}

/**
 * Tells a member something in the notification panel. It travels by the outbox in the transaction of its cause, so
 * nothing is told of what was rolled back, and the cause does not wait for it. `afterCommit(outbox.nudge)` has it told
 * at once.
 */
export async function notify<T extends NotificationType>(db: Db, notice: NewNotification<T>): Promise<void> {
  await enqueue(db, 'notifications.notice', messageOf(notice as NewNotification));
}

/** The same for many at once. */
export async function notifyAll(db: Db, notices: readonly NewNotification[]): Promise<void> {
  await enqueueAll(db, 'notifications.notice', notices.map(messageOf));
}

function messageOf({ member_id, type, what, person_id, thing = '', facts = {} }: NewNotification) {
  return { key: randomUUID(), member_id, type, what, person_id, thing: String(thing), facts };
}
