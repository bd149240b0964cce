import { staffList } from '../accounts/public.ts';
import { deliveryFilter } from './delivery/list-deliveries.sql.ts';

/** The delivery log for a spreadsheet; the words of servers are texts, which no file has. */
export const deliveryList = staffList('mails', {
  columns: {
    id: 'd.id',
    template: 'd.template',
    class: 'd.class',
    language: 'd.language',
    member_id: 'd.member_id',
    state: 'd.state',
    attempts: 'd.attempts',
    created_at: 'd.created_at',
    handed_over_at: 'd.handed_over_at',
    changed_at: 'd.changed_at',
  },
  from: 'mail_delivery d',
  where: `(:show::text = 'all' or d.state = :show::text) and ${deliveryFilter}`,
  members: ['d.member_id'],
});

/** Addresses that take no mail, without the addresses. */
export const suppressionList = staffList('mail_suppressions', {
  columns: { id: 's.id', reason: 's.reason', member_id: 's.member_id', created_at: 's.created_at' },
  from: 'mail_suppression s',
  where: `(:show::text = 'all' or s.reason = :show::text)
    and (:member_id::bigint is null or s.member_id = :member_id::bigint)`,
  members: ['s.member_id'],
});
