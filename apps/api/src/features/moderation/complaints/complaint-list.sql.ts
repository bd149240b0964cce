import { staffList } from '../../accounts/public.ts';

const columns = {
  id: 'c.id',
  type: 'c.report_type',
  accused_id: 'c.accused_id',
  complainer_id: 'c.member_id',
  is_urgent: 'c.is_urgent',
  state: 'c.state',
  reason: 'c.reason',
  act: 'c.act',
  until: 'c.until',
  created_at: 'c.created_at',
  taken_by: 'c.taken_by',
  decided_at: 'c.decided_at',
  decided_by: 'c.decided_by',
  appeal: 'c.appeal',
  appealed_at: 'c.appealed_at',
  appeal_decided_at: 'c.appeal_decided_at',
  appeal_decided_by: 'c.appeal_decided_by',
} as const;

const members = ['c.accused_id', 'c.member_id'] as const;

export const complaintList = staffList('complaints', {
  columns,
  from: 'complaint c',
  where: "(c.state = 'open') = (:show::text = 'open')",
  members,
});

export const appealList = staffList('appeals', {
  columns,
  from: 'complaint c',
  where: "c.appeal = 'waiting' and :show::text = 'waiting' or c.appeal in ('granted', 'refused') and :show = 'decided'",
  members,
});
