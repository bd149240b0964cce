import type { Db } from '../../../platform/db/statement.ts';
import { type MissingFields, missingFieldsOf } from './missing-fields.sql.ts';

/** Missing fields of a profile; null for an unknown member. */
export async function readMissingFields(db: Db, memberId: number): Promise<MissingFields> {
  return (
    (await missingFieldsOf.first(db, { member_id: memberId })) ?? {
      avatar: false,
      bio: false,
      profile: false,
      verify: false,
    }
  );
}
