import { staffList } from '../accounts/public.ts';

export const applicationList = staffList('partners', {
  columns: {
    id: 'p.id',
    member_id: 'p.member_id',
    terms: 'p.terms',
    state: 'p.state',
    applied_at: 'p.applied_at',
    decided_at: 'p.decided_at',
    decided_by: 'p.decided_by',
  },
  from: 'partner_application p',
  where: "(p.state = 'open') = (:show::text = 'open')",
  members: ['p.member_id'],
});
