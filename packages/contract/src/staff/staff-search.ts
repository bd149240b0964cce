import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type { StaffPermission } from './staff-permissions.ts';
import type * as schema from './staff-search.schema.ts';

/** What the staff search finds, with what a reader of each needs. In the order of the results. */
export const searchKinds = {
  member: 'members.read',
  ticket: 'tickets.answer',
  order: 'orders.fulfil',
  travel: 'travel.arrange',
  payment: 'payments.read',
  transfer: 'payments.read',
  upload: 'photos.review',
} as const satisfies Readonly<Record<string, StaffPermission>>;

export type SearchKind = keyof typeof searchKinds;

export const searchKindNames = Object.keys(searchKinds) as SearchKind[];

export type SearchHit = Static<typeof schema.SearchHit>;

export const searchStaff = endpoint<typeof schema.staffSearchSchemas.searchStaff>({
  method: 'GET',
  path: '/staff/search',
  audience: 'member',
  idempotency: 'safe',
  permission: 'search.use',
});
