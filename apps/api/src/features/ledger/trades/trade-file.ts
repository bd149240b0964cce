import { Readable } from 'node:stream';
import type { downloadTrades as endpoint } from '@peonia/contract/money/ledger.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { asText } from '@peonia/core/csv.ts';
import { formatPlainDecimal } from '@peonia/i18n/format.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { serverText } from '@peonia/i18n/server-texts.ts';
import type { Call } from '../../../platform/http/call.ts';
import { FileReply } from '../../../platform/http/replies/file-reply.ts';
import { readTrades } from './list-trades.ts';
import { spreadsheet, spreadsheetTime } from './spreadsheet.ts';
import type { TradeRow } from './trade.sql.ts';

/** The bill as a localised spreadsheet file. */
export async function downloadTrades(
  { db, caller, query, language }: Call<typeof endpoint>,
  limits: Limits,
): Promise<FileReply> {
  const rows = await readTrades(db, caller.id, {
    kind: query.k,
    before: Number.MAX_SAFE_INTEGER,
    most: limits.trade_file_rows,
  });
  const content = Buffer.from(tradeFile(rows, language));
  return new FileReply(Readable.from([content]), {
    type: 'text/csv; charset=utf-8',
    name: 'bill.csv',
    bytes: content.length,
  });
}

/** A row for each movement, with a head in the reader's language. */
function tradeFile(rows: readonly TradeRow[], language: Language): string {
  const head = ['date', 'type', 'with', 'amount', 'balance'].map((name) => serverText(language, `bill.${name}`));
  const lines = rows.map((row) => [
    spreadsheetTime(row.created_at),
    serverText(language, `bill.kind.${row.type}`),
    asText(row.other_name ?? ''),
    formatPlainDecimal(language, row.amount),
    formatPlainDecimal(language, row.spendable),
  ]);
  return spreadsheet([head, ...lines], language);
}
