export interface CsvRow {
  /** Line of the file where the row begins; the first is 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Rows of a CSV text with comma and double quotes (RFC 4180), without empty ones. Reading stops after `most` rows, so
 * the caller sees one more than it accepts. An open quote ends with the text.
 */
export function parseCsv(text: string, most: number): CsvRow[] {
  const rows: CsvRow[] = [];
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  for (let line = 1; at < text.length && rows.length < most;) {
    const row = readRow(text, at);
    if (row.cells.some((cell) => cell !== '')) rows.push({ line, cells: row.cells });
    line += countBreaks(text, at, row.end);
    at = row.end;
  }
  return rows;
}

function readRow(text: string, start: number): { cells: string[]; end: number } {
  const cells: string[] = [];
  for (let at = start; ;) {
    const cell = text[at] === '"' ? readQuoted(text, at + 1) : readPlain(text, at);
    cells.push(cell.value.trim());
    at = cell.end;
    if (text[at] === ',') {
      at += 1;
      continue;
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    return { cells, end: Math.min(at + 1, text.length) };
  }
}

function readPlain(text: string, start: number): { value: string; end: number } {
  let end = start;
  while (end < text.length && text[end] !== ',' && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { value: text.slice(start, end), end };
}

/** Two quotes inside a quoted cell are one; what follows the closing quote up to the separator belongs to the cell. */
function readQuoted(text: string, start: number): { value: string; end: number } {
  let value = '';
  for (let at = start; ;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return { value: value + text.slice(at), end: text.length };
    value += text.slice(at, quote);
    if (text[quote + 1] !== '"') {
      const rest = readPlain(text, quote + 1);
      return { value: value + rest.value, end: rest.end };
    }
    value += '"';
    at = quote + 2;
  }
}

function countBreaks(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) count += 1;
  return Math.max(count, 1);
}
