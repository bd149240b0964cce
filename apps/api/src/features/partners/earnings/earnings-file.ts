import { Readable } from 'node:stream';
import type { downloadEarnings as endpoint } from '@peonia/contract/partners/partners.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { asText } from '@peonia/core/csv.ts';
import { formatPlainDecimal } from '@peonia/i18n/format.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { serverText } from '@peonia/i18n/server-texts.ts';
import type { Call } from '../../../platform/http/call.ts';
import { FileReply } from '../../../platform/http/replies/file-reply.ts';
import { earningsOf, spreadsheet, spreadsheetTime, type EarningRow } from '../../ledger/public.ts';

/** The statement of the caller: every share of the last 12 months, as a localised spreadsheet. */
export async function downloadEarnings(
  { db, caller, language }: Call<typeof endpoint>,
  limits: Limits,
): Promise<FileReply> {
  const most = limits.trade_file_rows;
  const rows = await earningsOf.all(db, { member_id: caller.id, before: Number.MAX_SAFE_INTEGER, most });
  const content = Buffer.from(earningsFile(rows, language));
  return new FileReply(Readable.from([content]), {
    type: 'text/csv; charset=utf-8',
    name: 'earnings.csv',
    bytes: content.length,
  });
}

function earningsFile(rows: readonly EarningRow[], language: Language): string {
  const head = ['bill.date', 'bill.type', 'bill.with', 'bill.amount', 'earnings.state', 'earnings.available'];
  const lines = rows.map((row) => [
    spreadsheetTime(row.created_at),
    serverText(language, row.type === 'referral' ? 'earnings.referral' : `bill.kind.${row.type}`),
    asText(row.other_name ?? ''),
    formatPlainDecimal(language, row.amount),
    serverText(language, stateText(row)),
    spreadsheetTime(row.available_at),
  ]);
  return spreadsheet([head.map((id) => serverText(language, id)), ...lines], language);
}

function stateText({ state, taken_for }: EarningRow): string {
  return state === 'reversed' && taken_for !== null ? `earnings.taken.${taken_for}` : `earnings.state.${state}`;
}
