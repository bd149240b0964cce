import type { Db } from '../../platform/db/statement.ts';
import { enqueue } from '../../platform/outbox/outbox.ts';
import { notifySides } from './notify-side.ts';
import { cancelSeparated, expireConsents, setConsent, type RequestRow } from './request.sql.ts';

interface Answer {
  readonly id: number;
  readonly companion_id: number;
  readonly consent: 'accepted' | 'declined' | 'withdrawn';
}

/**
 * Stores what the companion says. A no, and a yes that is taken back, end the request and return the fee. Returns false
 * where there is nothing to answer any more.
 */
export async function answerRequest(db: Db, answer: Answer): Promise<boolean> {
  const answered = await setConsent.first(db, answer);
  if (answered === undefined) return false;
  if (answer.consent !== 'accepted') await returnFee(db, answered);
  await notifySides(db, answered, answer.consent, ['traveller']);
  return true;
}

/** Ends requests without an answer in time, and those of two who cannot meet. Returns how many. */
export async function endRequests(db: Db): Promise<number> {
  const expired = await expireConsents.all(db, { most: 100 });
  for (const request of expired) {
    await returnFee(db, request);
    await notifySides(db, request, 'expired', ['traveller']);
  }
  const separated = await cancelSeparated.all(db, { most: 100 });
  for (const request of separated) {
    await returnFee(db, request);
    await notifySides(db, request, 'cancelled', ['traveller', 'companion']);
  }
  return expired.length + separated.length;
}

/** Sends the fee of an ended request back through the provider, once. */
export async function returnFee(db: Db, { order_id }: RequestRow): Promise<void> {
  if (order_id !== null) await enqueue(db, 'payments.return-fee', { order_id });
}
