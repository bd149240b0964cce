import type {
  latestExport as latestEndpoint,
  startExport as endpoint,
} from '@peonia/contract/accounts/account-export.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { beginProgress } from '../../../platform/progress/progress.ts';
import { lockAccount } from '../social-login/social-login.sql.ts';
import { exportsToday, insertExport, latestExportOf, openExport } from './export.sql.ts';

/** Starts an export, or returns the id of the one in progress. */
export async function startExport(
  { db, caller, language, afterCommit }: Call<typeof endpoint>,
  { limits, wake }: { limits: Limits; wake(): void },
): Promise<{ id: number }> {
  // Locks the account row, so that of two simultaneous calls the second finds the export of the first.
  await lockAccount.run(db, { id: caller.id });
  const running = await openExport.first(db, { member_id: caller.id });
  if (running !== undefined) return { id: running.id };
  if ((await exportsToday.one(db, { member_id: caller.id })).made >= limits.exports_per_day)
    throw refuse('export_too_often');
  const id = await beginProgress(db, 'export', caller.id);
  await insertExport.run(db, { id, member_id: caller.id, language });
  afterCommit(wake);
  return { id };
}

export async function latestExport({
  db,
  caller,
}: Call<typeof latestEndpoint>): Promise<ReplyOf<typeof latestEndpoint>> {
  const rows = await latestExportOf.all(db, { member_id: caller.id });
  return {
    items: rows.map((row) => ({
      id: row.id,
      ready: !row.is_open,
      expires_at: (row.expires_at ?? row.created_at).toISOString(),
    })),
  };
}
