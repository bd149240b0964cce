import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { sendSelfie as endpoint, Verification } from '@peonia/contract/verification.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Realtime } from '../../platform/realtime/realtime.ts';
import { transactionWithEvents } from '../../platform/realtime/transaction-with-events.ts';
import { holdUploads, ingestHiddenPicture, type IngestContext } from '../media/public.ts';
import { requireMaySend } from './may-send.ts';
import { readVerification } from './read-verification.ts';
import { putSelfie } from './selfie.sql.ts';

interface Context {
  readonly database: Database;
  readonly realtime: Realtime;
  readonly ingest: IngestContext;
  readonly limits: Limits;
}

/**
 * Takes the selfie for a drawn sign. Whether it may come is asked before its bytes are taken and decided by the
 * database afterwards; a picture that came too late is known to nobody and swept.
 */
export async function sendSelfie(
  { caller, query, request }: Call<typeof endpoint>,
  { database, realtime, ingest, limits }: Context,
): Promise<Verification> {
  if (query.agreed !== true) throw refuse('agree_missing');
  const before = await requireMaySend(database, caller.id, limits);
  if (before.sign?.id !== query.sign) throw refuse('sign_over');
  const part = await request.file();
  if (part === undefined) throw refuse('file_missing');
  const upload_id = await ingestHiddenPicture(ingest, caller.id, part.file);
  return transactionWithEvents({ database, realtime }, async ({ db, emit }) => {
    if (
      (await putSelfie.first(db, { id: query.sign, member_id: caller.id, upload_id, most: limits.selfies_per_day })) ===
      undefined
    )
      throw refuse('sign_over');
    await holdUploads(db, [upload_id]);
    const verification = await readVerification(db, caller.id, limits);
    emit(caller.id, 'verification.changed', { verification });
    return verification;
  });
}
