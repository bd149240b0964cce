import type { LineProblem } from '@peonia/contract/money/reconciliation.ts';
import { parseCsv, type CsvRow } from './parse-csv.ts';
import { WrongLine, type SettlementFormat, type SettlementLine } from './settlement-line.ts';

interface LineError {
  readonly line: number;
  readonly problem: LineProblem;
  readonly column: string;
}

interface ReadSettlement {
  readonly lines: readonly SettlementLine[];
  readonly errors: readonly LineError[];
  /** A column that the report lacks; then nothing was read. */
  readonly missing: string | null;
  readonly isTooLong: boolean;
}

/** Reads a report of a provider. All lines are read, so that all errors are found at once. */
export function readSettlement(text: string, format: SettlementFormat, most: number): ReadSettlement {
  // Head, summary and rows around the lines come on top.
  const rows = parseCsv(text, most + 50);
  const { marks } = format;
  const start = marks === undefined ? 0 : rows.findIndex(({ cells }) => cells[0] === marks.head);
  const head = rows[start]?.cells ?? [];
  const places = new Map(head.map((name, index) => [name, index]));
  const missing = format.columns.find((column) => ![column].flat().some((name) => places.has(name)));
  if (missing !== undefined) return { lines: [], errors: [], missing: [missing].flat()[0] ?? '', isTooLong: false };
  const body = bodyRows(rows.slice(start + 1), format);
  if (body.length > most) return { lines: [], errors: [], missing: null, isTooLong: true };
  const seen = new Set<string>();
  const lines: SettlementLine[] = [];
  const errors: LineError[] = [];
  for (const row of body) {
    try {
      const line = readLine(row, { format, places, width: head.length, seen });
      // Fees of a report are booked in one sum.
      if (line.currency !== (lines[0] ?? line).currency) throw new WrongLine('currency', 'currency');
      lines.push(line);
    } catch (error) {
      if (!(error instanceof WrongLine)) throw error;
      errors.push({ line: row.line, problem: error.problem, column: error.column });
    }
  }
  return { lines, errors, missing: null, isTooLong: false };
}

function bodyRows(rows: readonly CsvRow[], { marks, end }: SettlementFormat): readonly CsvRow[] {
  if (marks !== undefined) return rows.filter(({ cells }) => cells[0] === marks.line);
  const last = end === undefined ? -1 : rows.findIndex(({ cells }) => cells[0] === end);
  return last === -1 ? rows : rows.slice(0, last);
}

function readLine(
  { cells }: CsvRow,
  {
    format,
    places,
    width,
    seen,
  }: { format: SettlementFormat; places: ReadonlyMap<string, number>; width: number; seen: Set<string> },
): SettlementLine {
  if (cells.length !== width) throw new WrongLine('columns', [format.columns[0]].flat()[0] ?? '');
  const line = format.read((column) => {
    const cell = cells[places.get(column) ?? -1] ?? '';
    return format.clean?.(cell) ?? cell;
  });
  if (seen.has(line.ref)) throw new WrongLine('twice', [format.columns[0]].flat()[0] ?? '');
  seen.add(line.ref);
  return line;
}
