import type { SearchHit } from '@peonia/contract/staff/staff-search.ts';

/** Page of a result: its own, or that of the member whose it is. Null where neither is there. */
export function hitHref({ kind, id, member_id }: Pick<SearchHit, 'kind' | 'id' | 'member_id'>): string | null {
  if (kind === 'member') return `/staff/members/${id}`;
  if (kind === 'ticket') return `/staff/tickets?case=${id}`;
  if (kind === 'order') return `/staff/orders/${id}`;
  if (kind === 'travel') return `/staff/travel?case=${id}`;
  return member_id === null ? null : `/staff/members/${member_id}`;
}
