import { asText, csvRow } from '@peonia/core/csv.ts';
import { saveFile } from './save-file.ts';

type Cell = string | number | null;

/** A table for a spreadsheet, without formulas. */
export function csvOf(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [columns, ...rows].map((row) => csvRow(row.map(cellOf))).join('');
}

/** Saves a table as a file of the browser. */
export function saveCsv(name: string, columns: readonly string[], rows: readonly (readonly Cell[])[]): void {
  saveFile(new Blob([csvOf(columns, rows)], { type: 'text/csv' }), name);
}

function cellOf(value: Cell): string {
  return typeof value === 'string' ? asText(value) : String(value ?? '');
}
