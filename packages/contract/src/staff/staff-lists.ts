import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './staff-lists.schema.ts';
import type { StaffPermission } from './staff-permissions.ts';

interface StaffList {
  /** What seeing the list needs. */
  readonly permission: StaffPermission;
  /** Its parts; the first one unless another is asked for. */
  readonly parts: readonly [string, ...string[]];
  /** What narrows a part further. */
  readonly filters?: readonly StaffListFilter[];
}

/** What some lists are narrowed by, besides their part. */
export const staffListFilters = ['template', 'class', 'day', 'member_id'] as const;

export type StaffListFilter = (typeof staffListFilters)[number];

/** The lists of the staff that can be downloaded. */
export const staffLists = {
  photos: { permission: 'photos.review', parts: ['all', 'main_photo', 'for_sale', 'flagged'] },
  selfies: { permission: 'selfies.review', parts: ['waiting', 'approved', 'refused'] },
  complaints: { permission: 'complaints.read', parts: ['open', 'decided'] },
  appeals: { permission: 'appeals.decide', parts: ['waiting', 'decided'] },
  dead_letters: { permission: 'dead_letters.retry', parts: ['all'] },
  tickets: { permission: 'tickets.answer', parts: ['open', 'waiting', 'solved'] },
  payments: { permission: 'payments.read', parts: ['held', 'failed', 'refunded', 'all'] },
  disputes: { permission: 'payments.read', parts: ['open', 'sent', 'won', 'lost', 'all'] },
  partners: { permission: 'partners.decide', parts: ['open', 'decided'] },
  prices: { permission: 'prices.change', parts: ['all'] },
  orders: { permission: 'orders.fulfil', parts: ['open', 'all'] },
  travel: { permission: 'travel.arrange', parts: ['paid', 'in_progress', 'arranged', 'over'] },
  mails: {
    permission: 'mails.read',
    parts: ['all', 'queued', 'handed_over', 'delivered', 'bounced', 'complained', 'suppressed', 'failed'],
    filters: staffListFilters,
  },
  mail_suppressions: { permission: 'mails.read', parts: ['all', 'bounce', 'complaint'], filters: ['member_id'] },
  members: { permission: 'members.export', parts: ['all', 'suspended'] },
} as const satisfies Readonly<Record<string, StaffList>>;

export type StaffListName = keyof typeof staffLists;

/** Filters of a list. */
export const filtersOf = (name: StaffListName): readonly StaffListFilter[] =>
  (staffLists[name] as StaffList).filters ?? [];

export const downloadStaffList = endpoint<typeof schema.staffListSchemas.downloadStaffList>({
  method: 'POST',
  path: '/staff/lists/:name',
  audience: 'member',
  idempotency: 'natural',
  permission: 'lists.export',
});
