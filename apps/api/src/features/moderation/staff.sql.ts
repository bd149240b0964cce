import type { StaffRole } from '@peonia/contract/staff/staff.ts';
import { statement } from '../../platform/db/statement.ts';

export const grantRole = statement<{ name: string; role: StaffRole }, { member_id: number }>(
  'grant_staff_role',
  `insert into staff_role (member_id, role) select id, :role from active_account where name = :name
   on conflict (member_id, role) do update set role = excluded.role returning member_id`,
);

export const revokeRole = statement<{ name: string; role: StaffRole }>(
  'revoke_staff_role',
  'delete from staff_role where role = :role and member_id = (select id from active_account where name = :name)',
);

export const listRoles = statement<object, { name: string; role: StaffRole; granted_at: Date }>(
  'list_staff_roles',
  'select a.name, r.role, r.granted_at from staff_role r join active_account a on a.id = r.member_id order by a.name, r.role',
);

export const noteAct = statement<{
  staff_id: number;
  act: string;
  subject: string;
  subject_ids: number[];
  /** The reason. */
  detail: string;
  /** Values that the act changed, as they were and as they are. */
  before?: string;
  after?: string;
}>(
  'note_staff_act',
  `insert into staff_act (staff_id, act, subject, subject_ids, detail, before, after)
   values (:staff_id, :act, :subject, :subject_ids, :detail, :before, :after)`,
);

/** What was changed and why, in one text; of the table `staff_act`. */
export const actText = `case when before is null and after is null then detail
   else concat_ws(' · ', coalesce(before, '-') || ' → ' || coalesce(after, '-'), nullif(detail, '')) end`;

/** The last decision about each of these files that was not taken back. */
export const lastReviews = statement<{ ids: number[] }, { id: number; staff_id: number; at: Date }>(
  'last_upload_reviews',
  `select distinct on (id) id, staff_id, at from (
     select u.id, a.staff_id, a.at, a.id as act_id, a.act, lead(a.act) over (partition by u.id order by a.id) as next_act
     from unnest(:ids::bigint[]) u(id)
     join staff_act a on a.subject = 'upload' and a.act in ('review.approved', 'review.removed', 'review.undone') and a.subject_ids @> array[u.id]
   ) decision
   where act <> 'review.undone' and next_act is distinct from 'review.undone'
   order by id, act_id desc`,
);

export const eraseRoles = statement<{ member_id: number }>(
  'erase_staff_roles',
  'delete from staff_role where member_id = :member_id',
);

/** Staff acts on one subject, newest first. */
export const actsOn = statement<
  { subject: string; id: number; most: number },
  { staff_id: number; act: string; detail: string; at: Date }
>(
  'staff_acts_on',
  `select staff_id, act, ${actText} as detail, at from staff_act
   where subject = :subject and subject_ids @> array[:id::bigint] order by id desc limit :most`,
);
