import { Readable } from 'node:stream';
import type {
  decideTaxDocument as endpoint,
  downloadTaxDocument,
  StaffTaxDocument,
} from '@peonia/contract/payouts/payout-tax.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { readReason } from '../../../platform/http/reading/read-reason.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { FileReply } from '../../../platform/http/replies/file-reply.ts';
import type { SecretSeal } from '../../../platform/secrets/open-seal.ts';
import type { StaffAccess } from '../../accounts/public.ts';
import { currentTaxDocument, decideTaxDocument, taxDocumentById } from './tax-document.sql.ts';

interface DeskContext {
  readonly staff: StaffAccess;
  readonly taxSeal: SecretSeal;
}

/** The document of a partner as finance sees it beside a payout; null without one. */
export async function readStaffDocument(db: Db, memberId: number): Promise<StaffTaxDocument | null> {
  const row = await currentTaxDocument.first(db, { member_id: memberId });
  if (row === undefined) return null;
  const { id, country, kind, name, state, reason, created_at } = row;
  return { id, country, kind, name, state, reason, sent_at: created_at.toISOString() };
}

/** The file in clear, for finance alone. Each download is logged. */
export async function downloadDocument(
  { db, caller, params }: Call<typeof downloadTaxDocument>,
  { staff, taxSeal }: DeskContext,
): Promise<FileReply> {
  await staff.requireFreshStaff(db, caller, 'payouts.decide');
  const found = await taxDocumentById.first(db, { id: params.id });
  if (found === undefined || found.sealed === null || found.member_id === caller.id) throw refuse('not_found');
  await staff.noteAct(db, {
    staff_id: caller.id,
    act: 'payout.tax-document-read',
    subject: 'account',
    subject_ids: [found.member_id],
    detail: `document ${found.id}`,
  });
  const data = taxSeal.open(found.sealed);
  const [type, ending] = found.kind === 'pdf' ? ['application/pdf', 'pdf'] : ['image/webp', 'webp'];
  return new FileReply(Readable.from([data]), { type, name: `tax-${found.id}.${ending}`, bytes: data.length });
}

/** Accepts or refuses a document with a reason, which the partner reads. */
export async function decideDocument(
  { db, caller, params, body, emit }: Call<typeof endpoint>,
  { staff }: Pick<DeskContext, 'staff'>,
): Promise<StaffTaxDocument> {
  await staff.requireFreshStaff(db, caller, 'payouts.decide');
  const found = await taxDocumentById.first(db, { id: params.id });
  if (found === undefined) throw refuse('not_found');
  if (found.member_id === caller.id) throw refuse('act_on_oneself');
  const reason = readReason(body.reason);
  const state = body.accept ? 'accepted' : 'refused';
  const decided = await decideTaxDocument.first(db, { id: found.id, state, staff_id: caller.id, reason });
  if (decided === undefined) throw refuse('payout_moved');
  await staff.noteAct(db, {
    staff_id: caller.id,
    act: `payout.tax-document-${state}`,
    subject: 'account',
    subject_ids: [found.member_id],
    detail: `document ${found.id}: ${reason}`,
  });
  emit(found.member_id, 'account.changed', {});
  const shown = await readStaffDocument(db, found.member_id);
  if (shown === null) throw refuse('not_found');
  return shown;
}
