import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type { StaffPermission } from './staff-permissions.ts';
import type * as schema from './staff-queues.schema.ts';

/** The queues of the staff, and what seeing each needs. */
export const staffQueues = {
  photos: 'photos.review',
  selfies: 'selfies.review',
  complaints: 'complaints.read',
  appeals: 'appeals.decide',
  translations: 'translations.deliver',
  tickets: 'tickets.answer',
  payments: 'payments.read',
  disputes: 'payments.read',
  reconciliation: 'payments.read',
  partners: 'partners.decide',
  payouts: 'payouts.decide',
  prices: 'prices.change',
  orders: 'orders.fulfil',
  travel: 'travel.arrange',
} as const satisfies Readonly<Record<string, StaffPermission>>;

export type StaffQueueName = keyof typeof staffQueues;

export type StaffQueue = Static<typeof schema.StaffQueue>;

export const listStaffQueues = endpoint<typeof schema.staffQueueSchemas.listStaffQueues>({
  method: 'GET',
  path: '/staff/queues',
  audience: 'member',
  idempotency: 'safe',
  permission: 'queues.read',
});
