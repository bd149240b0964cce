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
  return rows.map((row) => `${row.map((cell) => quoted(cell, separator)).join(separator)}\r\n`).join('');
}

/** UTC, to the second. */
export function spreadsheetTime(at: Date): string {
  return at.toISOString().slice(0, 19).replace('T', ' ');
}

/** Escapes names that a spreadsheet would read as formulas. */
export function asText(cell: string): string {
  return /^[\s\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u.test(cell) ? `'${cell}` : cell;
}

function quoted(cell: string, separator: string): string {
  return cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
