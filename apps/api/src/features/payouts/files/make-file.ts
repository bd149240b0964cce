import type {
  makePayoutFile as endpoint,
  listPayoutFiles,
  PayoutFile,
  PayoutFiles,
} from '@peonia/contract/payouts/payout-desk.ts';
import { isIban } from '@peonia/core/payout-account.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { readAccountSummaries } from '../../accounts/public.ts';
import { mayPayOut } from '../../ledger/public.ts';
import type { DeskContext } from '../desk/read-payout-case.ts';
import type { PayoutDebtor } from '../payout-settings.ts';
import { payoutStop } from '../request/payout-stop.ts';
import type { PayoutRequest } from '../request/request.sql.ts';
import { insertFile, lockPayable, newestFiles, putIntoFile, type PayoutFileRow } from './file.sql.ts';

export interface FileContext extends DeskContext {
  readonly debtor: PayoutDebtor | null;
  readonly brand: string;
}

const shown = 20;
const mostLines = 1_000;

/**
 * Puts approved payouts into a file for the bank: accounts with an IBAN into pain.001, all others into CSV; without an
 * account of the operator all go into CSV. Each goes into one file for ever. Payouts that the maker approved, and those
 * that something stops, are left out.
 */
export async function makePayoutFile(call: Call<typeof endpoint>, context: FileContext): Promise<PayoutFiles> {
  const { db, caller, body } = call;
  await context.staff.requireFreshStaff(db, caller, 'payouts.decide');
  if (!(await mayPayOut(db))) throw refuse('payout_paused');
  if (body.format === 'pain' && context.debtor === null) throw refuse('payout_debtor_missing');
  const ids: number[] = [];
  for (const payout of await lockPayable.all(db, { staff_id: caller.id, most: mostLines }))
    if (formatOf(payout, context) === body.format && (await isPayable(db, payout, context))) ids.push(payout.id);
  if (ids.length === 0) throw refuse('payout_file_empty');
  const { id } = await insertFile.one(db, { staff_id: caller.id, format: body.format });
  await putIntoFile.run(db, { file_id: id, ids });
  await context.staff.noteAct(db, {
    staff_id: caller.id,
    act: 'payout.filed',
    subject: 'payout',
    subject_ids: ids,
    detail: `${body.format} ${id}`,
  });
  return presentFiles(db, context);
}

export async function listFiles(
  { db, caller }: Call<typeof listPayoutFiles>,
  context: FileContext,
): Promise<PayoutFiles> {
  await context.staff.requireStaff(db, caller, 'payouts.decide');
  return presentFiles(db, context);
}

async function presentFiles(db: Db, { debtor }: FileContext): Promise<PayoutFiles> {
  const rows = await newestFiles.all(db, { most: shown });
  const people = await readAccountSummaries(db, [...new Set(rows.map(({ staff_id }) => staff_id))]);
  return {
    formats: debtor === null ? ['csv'] : ['pain', 'csv'],
    items: rows.map((row) => presentFile(row, people.get(row.staff_id)?.name ?? '')),
  };
}

function presentFile({ id, format, count, amount, made_at }: PayoutFileRow, made_by: string): PayoutFile {
  return { id, format, count, amount: amount / 100, made_at: made_at.toISOString(), made_by };
}

function formatOf({ sealed }: PayoutRequest, { seal, debtor }: FileContext): PayoutFile['format'] | null {
  if (sealed === null) return null;
  const { kind, account_number } = seal.open(sealed);
  return debtor !== null && kind === 'bank' && isIban(account_number) ? 'pain' : 'csv';
}

async function isPayable(db: Db, { member_id }: PayoutRequest, context: FileContext): Promise<boolean> {
  return (await payoutStop(db, member_id, context)) === null;
}
