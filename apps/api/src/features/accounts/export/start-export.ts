import type {
  latestExport as latestEndpoint,
  startExport as endpoint,
} from '@peonia/contract/accounts/account-export.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { readProgress } from '../../../platform/progress/progress.sql.ts';
import { beginProgress } from '../../../platform/progress/progress.ts';
import { lockAccount } from '../social-login/social-login.sql.ts';
import { exportsToday, insertExport, latestExportOf, openExport } from './export.sql.ts';

/** Starts an export, or returns the id of the one in progress. */
export async function startExport(
  { db, caller, language, afterCommit }: Call<typeof endpoint>,
  { limits, wake }: { limits: Limits; wake(): void },
): Promise<{ id: number }> {
  const id = await requestExport(db, { memberId: caller.id, language }, limits);
  afterCommit(wake);
  return { id };
}

/** Enqueues the archive of a member, or returns the id of the one in progress. Throws `export_too_often`. */
export async function requestExport(
  db: Db,
  { memberId, language }: { memberId: number; language: Language },
  limits: Limits,
): Promise<number> {
  // Locks the account row, so that of two simultaneous calls the second finds the export of the first.
  await lockAccount.run(db, { id: memberId });
  const running = await openExport.first(db, { member_id: memberId });
  if (running !== undefined) return running.id;
  if ((await exportsToday.one(db, { member_id: memberId })).made >= limits.exports_per_day)
    throw refuse('export_too_often');
  const id = await beginProgress(db, 'export', memberId);
  await insertExport.run(db, { id, member_id: memberId, language });
  return id;
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

/** The newest archive that is being made or can be downloaded, with its progress in percent. */
export async function readLatestExport(
  db: Db,
  memberId: number,
): Promise<{ id: number; ready: boolean; percent: number; expires_at: string } | null> {
  const row = await latestExportOf.first(db, { member_id: memberId });
  if (row === undefined) return null;
  const progress = await readProgress.first(db, { kind: 'export', id: row.id, member_id: memberId });
  return {
    id: row.id,
    ready: !row.is_open,
    percent: progress?.percent ?? 0,
    expires_at: (row.expires_at ?? row.created_at).toISOString(),
  };
}
