import { staffList } from '../../accounts/public.ts';

export const ticketList = staffList('tickets', {
  columns: {
    id: 't.id',
    member_id: 't.account_id',
    category: 't.category',
    priority: 't.priority',
    language: 't.language',
    status: 't.status',
    assigned_to: 't.assigned_to',
    created_at: 't.created_at',
    waiting_since: 't.waiting_since',
    due_at: 't.due_at',
    first_answered_at: 't.first_answered_at',
    solved_at: 't.solved_at',
    merged_into: 't.merged_into',
  },
  from: 'support_ticket t',
  where: 't.status = :show::text',
  members: ['t.account_id'],
});
