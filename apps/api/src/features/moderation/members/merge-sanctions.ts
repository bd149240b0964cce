import { dayOf } from '@peonia/core/calendar-day.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { endMerged, runningSanctions } from './member-page.sql.ts';

/**
 * Merges suspensions of one member that run at once: the longest stays, and what was carried over from the others hangs
 * on it. Returns both for the log. Throws `sanction_single` where there is nothing to merge.
 */
export async function mergeSanctions(db: Db, memberId: number): Promise<{ before: string; after: string }> {
  const [kept, ...others] = await runningSanctions.all(db, { member_id: memberId });
  if (kept === undefined || others.length === 0) throw refuse('sanction_single');
  await endMerged.run(db, { kept: kept.id, ids: others.map(({ id }) => id) });
  return { before: [kept, ...others].map(describe).join(', '), after: describe(kept) };
}

function describe({ kind, until }: { kind: string; until: Date | null }): string {
  return until === null ? kind : `${kind} until ${dayOf(until)}`;
}
