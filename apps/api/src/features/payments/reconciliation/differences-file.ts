import { Readable } from 'node:stream';
import type { downloadDifferences as endpoint } from '@peonia/contract/money/reconciliation.ts';
import { asText } from '@peonia/core/csv.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { FileReply } from '../../../platform/http/replies/file-reply.ts';
import type { StaffAccess } from '../../accounts/public.ts';
import { spreadsheet, spreadsheetTime } from '../../ledger/public.ts';
import { listOfDifferences } from './difference.sql.ts';

const most = 5_000;

/** Differences as CSV, the same in every language. What a provider wrote is never read as a formula. */
export async function downloadDifferences(
  { db, caller, params }: Call<typeof endpoint>,
  staff: StaffAccess,
): Promise<FileReply> {
  await staff.requireStaff(db, caller, 'payments.read');
  const rows = await listOfDifferences.all(db, {
    show: params.show,
    gateway: null,
    before: Number.MAX_SAFE_INTEGER,
    most,
  });
  if (rows.length === 0) throw refuse('differences_empty');
  const head = ['id', 'day', 'provider', 'difference', 'subject', 'theirs', 'ours', 'currency', 'state', 'found'];
  const lines = rows.map((row) => [
    String(row.id),
    row.day,
    row.gateway,
    row.what,
    asText(row.subject),
    decimal(row.theirs),
    decimal(row.ours),
    row.currency ?? '',
    row.state,
    spreadsheetTime(row.found_at),
  ]);
  await staff.noteAct(db, {
    staff_id: caller.id,
    act: 'difference.exported',
    subject: 'difference',
    subject_ids: [],
    detail: `${params.show}, ${rows.length}`,
  });
  const content = Buffer.from(spreadsheet([head, ...lines], 'en'));
  return new FileReply(Readable.from([content]), {
    type: 'text/csv; charset=utf-8',
    name: `differences-${params.show}.csv`,
    bytes: content.length,
  });
}

function decimal(hundredths: number | null): string {
  return hundredths === null ? '' : (hundredths / 100).toFixed(2);
}
