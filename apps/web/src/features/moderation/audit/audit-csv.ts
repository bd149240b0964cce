import type { AuditEntry } from '@peonia/contract/staff/audit.ts';
import { csvOf } from '../../../platform/csv.ts';

const columns = [
  'id',
  'at',
  'staff_id',
  'staff_name',
  'act',
  'subject',
  'subject_ids',
  'before',
  'after',
  'detail',
] as const;

/** Entries for a spreadsheet. */
export function auditCsv(entries: readonly AuditEntry[]): string {
  return csvOf(
    columns,
    entries.map((entry) => columns.map((name) => [entry[name] ?? ''].flat().join(' '))),
  );
}
