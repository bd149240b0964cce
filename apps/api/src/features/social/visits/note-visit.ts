import type { Db } from '../../../platform/db/statement.ts';
import type { Caller } from '../../../platform/http/call.ts';
import { recordVisit } from './visit.sql.ts';

/** Writes down that a member opened a profile which they were shown. Guests and VIP leave no trace, and one's own profile is no visit. */
export async function noteVisit(db: Db, reader: Pick<Caller, 'id' | 'vip'> | null, visitedId: number): Promise<void> {
  if (reader !== null && !reader.vip && reader.id !== visitedId) await recordVisit.run(db, { visitor: reader.id, visited: visitedId });
}
