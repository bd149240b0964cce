import { endToEndId, plainAmount, type FileLine } from './file-line.ts';

/** A spreadsheet of payouts: comma, UTF-8 with byte order mark, the same in every language. */
export function csvFile(lines: readonly FileLine[], brand: string): string {
  const head = ['reference', 'kind', 'account_name', 'account_number', 'other_information', 'amount', 'currency'];
  const rows = lines.map(({ id, amount, method }) => [
    endToEndId(brand, id),
    method.kind,
    asText(method.account_name),
    asText(method.account_number),
    asText(method.other_information),
    plainAmount(amount),
    'USD',
  ]);
  return `\uFEFF${[head, ...rows].map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;
}

/** What a partner typed is never read as a formula. */
function asText(cell: string): string {
  return /^[\s\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u.test(cell) ? `'${cell}` : cell;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
