import { csvRow } from '@peonia/core/csv.ts';
import { formatPlainDecimal } from '@peonia/i18n/format.ts';
import type { Language } from '@peonia/i18n/languages.ts';

/**
 * A spreadsheet as CSV. The byte order mark marks UTF-8. Fields are separated by semicolons where the decimal sign is a
 * comma.
 */
export function spreadsheet(rows: readonly (readonly string[])[], language: Language): string {
  return `\uFEFF${spreadsheetLines(rows, language)}`;
}

/** Lines of a spreadsheet, for one that is written in parts. */
export function spreadsheetLines(rows: readonly (readonly string[])[], language: Language): string {
  const separator = formatPlainDecimal(language, 50) === '0.5' ? ',' : ';';
  return rows.map((row) => csvRow(row, separator)).join('');
}

/** UTC, to the second. */
export function spreadsheetTime(at: Date): string {
  return at.toISOString().slice(0, 19).replace('T', ' ');
}
