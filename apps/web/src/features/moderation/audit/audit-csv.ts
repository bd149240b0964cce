import type { AuditEntry } from '@peonia/contract/moderation/audit.ts';

const columns = ['id', 'at', 'staff_id', 'staff_name', 'act', 'subject', 'subject_ids', 'detail'] as const;

/** A table of entries for a spreadsheet. A cell that would be a formula there begins with an apostrophe. */
export function auditCsv(entries: readonly AuditEntry[]): string {
  const rows = entries.map((entry) => columns.map((name) => cell([entry[name]].flat().join(' '))).join(','));
  return [columns.join(','), ...rows, ''].join('\r\n');
}

function cell(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
