import { asText, csvRow } from '@peonia/core/csv.ts';
import { endToEndId, plainAmount, type FileLine } from './file-line.ts';

/**
 * A spreadsheet of payouts: comma, UTF-8 with byte order mark, the same in every language. What a partner typed is
 * never read as a formula.
 */
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
  return `\uFEFF${[head, ...rows].map((row) => csvRow(row)).join('')}`;
}
