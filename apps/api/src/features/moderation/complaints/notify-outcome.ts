import type { Db } from '../../../platform/db/statement.ts';
import { notify } from '../../notifications/public.ts';
import type { ComplaintFacts } from './complaint.sql.ts';

/**
 * Notifies both sides of the outcome. Of a dismissed complaint only the complainer: the other side must not learn of
 * it.
 */
export async function notifyOutcome(
  db: Db,
  { id, member_id, accused_id }: ComplaintFacts,
  outcome: 'upheld' | 'dismissed',
): Promise<void> {
  if (member_id !== null)
    await notify(db, {
      member_id,
      type: 'profile',
      what: outcome === 'upheld' ? 'report_upheld' : 'report_dismissed',
      person_id: null,
      subject: id,
    });
  if (accused_id !== null && outcome === 'upheld')
    await notify(db, { member_id: accused_id, type: 'profile', what: 'warned', person_id: null, subject: id });
}
