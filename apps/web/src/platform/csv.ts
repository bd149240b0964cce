import { saveFile } from './save-file.ts';

type Cell = string | number | null;

/** A table for a spreadsheet. A text that would be a formula there begins with an apostrophe. */
export function csvOf(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [columns, ...rows, []].map((row) => row.map(cellOf).join(',')).join('\r\n');
}

/** Saves a table as a file of the browser. */
export function saveCsv(name: string, columns: readonly string[], rows: readonly (readonly Cell[])[]): void {
  saveFile(new Blob([csvOf(columns, rows)], { type: 'text/csv' }), name);
}

function cellOf(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
