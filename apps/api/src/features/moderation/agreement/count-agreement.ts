import { agreementDays } from '@peonia/contract/moderation/agreement.ts';
import type { Database } from '../../../platform/db/database.ts';
import { clearAgreement, countComplaints, countPhotos, lockAgreement } from './agreement.sql.ts';

/** Counts the last days again, as a whole. A repeated run leaves the same rows. */
export async function countAgreement(database: Database): Promise<void> {
  await database.transaction(async (db) => {
    await lockAgreement.one(db, {});
    await clearAgreement.run(db, {});
    await countPhotos.run(db, { days: agreementDays });
    await countComplaints.run(db, { days: agreementDays });
  });
}
