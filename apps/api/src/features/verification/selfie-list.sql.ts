import { staffList } from '../accounts/public.ts';

export const selfieList = staffList('selfies', {
  columns: {
    id: 'c.id',
    member_id: 'c.member_id',
    sign: 'c.sign',
    state: 'c.state',
    reason: 'c.reason',
    sent_at: 'c.sent_at',
    decided_at: 'c.decided_at',
    decided_by: 'c.decided_by',
  },
  from: 'selfie_check c',
  where: 'c.state = :show::text',
  members: ['c.member_id'],
});
