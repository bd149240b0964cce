import {
  liftMailSuppression,
  listMailDeliveries,
  listMailSuppressions,
  type MailDelivery,
  type MailSuppression,
} from '@peonia/contract/operation/maildesk.ts';
import type { QueryOf, ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import { call } from '../../../platform/api/call.ts';
import { usePage } from '../../../platform/query.ts';
import { useStaffAct } from '../../moderation/staff-queue/use-staff-act.ts';

export type DeliveryFilters = Omit<QueryOf<typeof listMailDeliveries>, 'max_id'>;
export type SuppressionFilters = Omit<QueryOf<typeof listMailSuppressions>, 'max_id'>;

const suppressionsKey = 'staff-mail-suppressions';
const after = (max_id: number | undefined) => (max_id === undefined ? {} : { max_id });

/** The delivery log, newest first. Each page is an entry of the audit log, so it is read once. */
export function useDeliveries(filters: DeliveryFilters) {
  return usePage<MailDelivery, ReplyOf<typeof listMailDeliveries>>(
    ['staff-mail-deliveries', filters],
    (max_id, signal) => call(listMailDeliveries, { query: { ...filters, ...after(max_id) } }, { signal }),
    { staleTime: Infinity },
  );
}

export function useSuppressions(filters: SuppressionFilters) {
  return usePage<MailSuppression, ReplyOf<typeof listMailSuppressions>>(
    [suppressionsKey, filters],
    (max_id, signal) => call(listMailSuppressions, { query: { ...filters, ...after(max_id) } }, { signal }),
    { staleTime: Infinity },
  );
}

/** Lifts an entry of the list; then fetches the list again. */
export function useLift(id: number) {
  const { isBusy, run } = useStaffAct({ refetch: [[suppressionsKey]] });
  const lift = (reason: string) => run(() => call(liftMailSuppression, { params: { id }, body: { reason } }));
  return { isBusy, lift };
}
