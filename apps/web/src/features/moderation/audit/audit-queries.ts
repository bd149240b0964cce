import type { QueryOf, ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import { type AuditEntry, listAudit } from '@peonia/contract/staff/audit.ts';
import { call } from '../../../platform/api/call.ts';
import { usePage } from '../../../platform/query.ts';

export type AuditFilters = Omit<QueryOf<typeof listAudit>, 'max_id'>;

/** Most rows of a downloaded file. */
const exportRows = 10_000;

const read = (filters: AuditFilters, max_id?: number, signal?: AbortSignal) =>
  call(listAudit, { query: { ...filters, ...(max_id === undefined ? {} : { max_id }) } }, signal ? { signal } : {});

/** The log, newest first. The first page of a search is logged, so it is read once. */
export function useAudit(filters: AuditFilters) {
  return usePage<AuditEntry, ReplyOf<typeof listAudit>>(
    ['staff-audit', filters],
    (max_id, signal) => read(filters, max_id, signal),
    { staleTime: Infinity },
  );
}

/** Entries for a file, newest first, at most `exportRows`. */
export async function readForExport(filters: AuditFilters): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = [];
  for (let max_id: number | undefined; max_id !== -1 && entries.length < exportRows;) {
    const page = await read(filters, max_id);
    entries.push(...page.items);
    max_id = page.max_id;
  }
  return entries.slice(0, exportRows);
}
