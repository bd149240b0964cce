import type { AuditFilters } from './audit-queries.ts';

/** Filters of an address; what is no filter is left out. */
export function readAuditFilters(params: URLSearchParams): AuditFilters {
  const number = (name: string) => (/^[1-9]\d{0,14}$/.test(params.get(name) ?? '') ? Number(params.get(name)) : null);
  const day = (name: string) => (/^\d{4}-\d{2}-\d{2}$/.test(params.get(name) ?? '') ? params.get(name) : null);
  const filters = {
    staff_id: number('staff_id'),
    act: (params.get('act') ?? '').trim().slice(0, 40) || null,
    subject_id: number('subject_id'),
    from: day('from'),
    to: day('to'),
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== null)) as AuditFilters;
}
