import { staffList } from '../../accounts/public.ts';

/** Requests without name, address and notes of the traveller. */
export const requestList = staffList('travel', {
  columns: {
    id: 'r.id',
    member_id: 'r.member_id',
    companion_id: 'r.companion_id',
    state: 'r.state',
    consent: 'r.consent',
    created_at: 'r.created_at',
    moved_at: 'r.moved_at',
    waits_since: 'r.waits_since',
    refunded_at: 'r.refunded_at',
  },
  from: 'travel_request r',
  where: "r.state = :show::text or :show = 'over' and r.state in ('closed', 'cancelled')",
  members: ['r.member_id', 'r.companion_id'],
});
