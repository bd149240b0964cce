import type { Db } from '../../../platform/db/statement.ts';
import { notify } from '../../notifications/public.ts';
import type { ComplaintFacts } from './complaint.sql.ts';

/**
 * Tells both sides in their panels what came of a complaint. Of one that was dismissed the other side never hears: it
 * would only tell that somebody complained.
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
      thing: id,
    });
  if (accused_id !== null && outcome === 'upheld')
    await notify(db, { member_id: accused_id, type: 'profile', what: 'warned', person_id: null, thing: id });
}
