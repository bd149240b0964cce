import { Readable } from 'node:stream';
import type { downloadPayoutFile as endpoint } from '@peonia/contract/payouts/payout-desk.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { FileReply } from '../../../platform/http/replies/file-reply.ts';
import { csvFile } from './csv-file.ts';
import type { FileLine } from './file-line.ts';
import { fileById, payoutsInFile } from './file.sql.ts';
import type { FileContext } from './make-file.ts';
import { painFile } from './pain-file.ts';

/** A file with whole account numbers; the download is logged. Accounts that were deleted since are left out. */
export async function downloadPayoutFile(
  { db, caller, params }: Call<typeof endpoint>,
  { staff, seal, debtor, brand }: FileContext,
): Promise<FileReply> {
  await staff.requireFreshStaff(db, caller, 'payouts.decide');
  const file = await fileById.first(db, { id: params.id });
  if (file === undefined) throw refuse('not_found');
  const payouts = await payoutsInFile.all(db, { file_id: file.id });
  const lines = payouts.flatMap(({ id, amount, sealed }): FileLine[] =>
    sealed === null ? [] : [{ id, amount, method: seal.open(sealed) }],
  );
  if (file.format === 'pain' && debtor === null) throw refuse('payout_debtor_missing');
  const text =
    file.format === 'pain' && debtor !== null
      ? painFile({ id: file.id, made_at: file.made_at, brand, debtor, lines })
      : csvFile(lines, brand);
  await staff.noteAct(db, {
    staff_id: caller.id,
    act: 'payout.file-downloaded',
    subject: 'payout',
    subject_ids: payouts.map(({ id }) => id),
    detail: `${file.format} ${file.id}`,
  });
  const content = Buffer.from(text);
  const [type, name] =
    file.format === 'pain'
      ? ['application/xml; charset=utf-8', `payouts-${file.id}.xml`]
      : ['text/csv; charset=utf-8', `payouts-${file.id}.csv`];
  return new FileReply(Readable.from([content]), { type, name, bytes: content.length });
}
