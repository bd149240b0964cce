import { staffList } from '../staff-list.sql.ts';

export const memberList = staffList('members', {
  columns: {
    id: 'a.id',
    name: 'a.name',
    status: 'a.status',
    language: 'a.language',
    joined_at: 'a.created_at',
    verified_at: 'a.verified_at',
    identified_at: 'a.identified_at',
    closed_at: 'a.closed_at',
  },
  from: 'account a',
  where: "a.status <> 'deleted' and (:show::text = 'all' or a.status = :show)",
  members: ['a.id'],
});
