import type { Db } from '../../../platform/db/statement.ts';
import { resume, suspend } from './account-administration.sql.ts';
import { deleteBannedKeys } from './banned-key.sql.ts';

/**
 * Suspends an active or closed account; a closed one cannot be reactivated then. Its sessions are revoked by the
 * subscriber of `account.suspended`.
 */
export async function suspendAccount(db: Db, id: number): Promise<void> {
  await suspend.run(db, { id });
}

/** Restores a suspended account. An account that its owner closed in the meantime stays closed. */
export async function resumeAccount(db: Db, id: number): Promise<void> {
  await resume.run(db, { id });
  await deleteBannedKeys.run(db, { account_id: id });
}
