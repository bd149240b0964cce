import { Readable } from 'node:stream';
import type { downloadTrades as endpoint } from '@peonia/contract/money/ledger.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { formatPlainDecimal } from '@peonia/i18n/format.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { serverText } from '@peonia/i18n/server-texts.ts';
import type { Call } from '../../../platform/http/call.ts';
import { FileReply } from '../../../platform/http/file-reply.ts';
import { readTrades } from './list-trades.ts';
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

/** The byte order mark marks UTF-8. Fields are separated by semicolons where the decimal sign is a comma. */
export function tradeFile(rows: readonly TradeRow[], language: Language): string {
  const separator = formatPlainDecimal(language, 50) === '0.5' ? ',' : ';';
  const head = ['date', 'type', 'with', 'amount', 'balance'].map((name) => serverText(language, `bill.${name}`));
  const lines = rows.map((row) => [
    row.created_at.toISOString().slice(0, 19).replace('T', ' '),
    serverText(language, `bill.kind.${row.type}`),
    row.other_name ?? '',
    formatPlainDecimal(language, row.amount),
    formatPlainDecimal(language, row.spendable),
  ]);
  const line = ([date = '', type = '', other = '', amount = '', balance = '']: readonly string[]) =>
    [date, type, asText(other), amount, balance].map((cell) => quoted(cell, separator)).join(separator);
  return `\uFEFF${[head, ...lines].map(line).join('\r\n')}\r\n`;
}

/** Escapes names that a spreadsheet would read as formulas. */
function asText(cell: string): string {
  return /^[\s\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u.test(cell) ? `'${cell}` : cell;
}

function quoted(cell: string, separator: string): string {
  return cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
