/** A row of a CSV file, with its line break. Cells that hold the separator, quotes or line breaks are quoted. */
export function csvRow(cells: readonly string[], separator = ','): string {
  const quoted = cells.map((cell) =>
    cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell,
  );
  return `${quoted.join(separator)}\r\n`;
}

/** A text that spreadsheets do not read as a formula: one that would be begins with an apostrophe. */
export function asText(cell: string): string {
  return /^[\s\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u.test(cell) ? `'${cell}` : cell;
}
