import { statement } from '../../../platform/db/statement.ts';
import { memberRowsMost, type MemberRow } from '../../accounts/public.ts';
import { actText } from '../staff.sql.ts';

export const sanctionRows = statement<{ member_id: number }, MemberRow>(
  'member_sanction_rows',
  `select kind || case when ended_at is not null and kind <> 'warn' then '_over' else '' end as kind,
     null::text as text, begun_at as at, until, complaint_id as ref
   from sanction where member_id = :member_id order by id desc limit ${memberRowsMost + 1}`,
);

/** Complaints about the member. */
export const accusedRows = statement<{ member_id: number }, MemberRow>(
  'member_accused_rows',
  `select 'about_' || state as kind, coalesce(reason, split_part(content, ':', 1)) as text, created_at as at, until, id as ref
   from complaint where accused_id = :member_id order by id desc limit ${memberRowsMost + 1}`,
);

/** Complaints by the member. */
export const complainerRows = statement<{ member_id: number }, MemberRow>(
  'member_complainer_rows',
  `select 'by_' || state as kind, coalesce(reason, split_part(content, ':', 1)) as text, created_at as at, until, id as ref
   from complaint where member_id = :member_id order by id desc limit ${memberRowsMost + 1}`,
);

/** Acts of the staff on the member, with their reasons. */
export const actRows = statement<{ member_id: number }, MemberRow>(
  'member_act_rows',
  `select 'act' as kind, concat_ws(' · ', act, nullif(${actText}, '')) as text, at, null::timestamptz as until, null::bigint as ref
   from staff_act where subject = 'account' and subject_ids @> array[:member_id::bigint] and act not in ('member.searched', 'list.exported')
   order by id desc limit ${memberRowsMost + 1}`,
);

/** A case of the staff about a member, without a complainer. */
export const insertStaffCase = statement<{ member_id: number; name: string; content: string }, { id: number }>(
  'insert_staff_case',
  `insert into complaint (member_id, report_type, report_id, content, accused_id, accused_name)
   values (null, 'user', :member_id, :content, :member_id, :name) returning id`,
);

export const endAllSanctions = statement<{ member_id: number }, { id: number }>(
  'end_all_sanctions',
  `update sanction set ended_at = now()
   where member_id = :member_id and kind in ('suspend', 'ban') and ended_at is null returning id`,
);

export const hasRole = statement<{ member_id: number }, { found: boolean }>(
  'member_has_staff_role',
  'select exists (select 1 from staff_role where member_id = :member_id) as found',
);

/** Suspensions of a member that run, the longest first. */
export const runningSanctions = statement<
  { member_id: number },
  { id: number; kind: 'suspend' | 'ban'; until: Date | null }
>(
  'running_sanctions',
  `select id, kind, until from sanction
   where member_id = :member_id and kind in ('suspend', 'ban') and ended_at is null and (until is null or until > now())
   order by until desc nulls first, id desc for update`,
);

/** Ends the others; what was carried over from them is as if it came from the one that stays. */
export const endMerged = statement<{ kept: number; ids: number[] }>(
  'end_merged_sanctions',
  `update sanction set
     ended_at = case when id = any(:ids::bigint[]) then now() else ended_at end,
     carried_from = case when carried_from = any(:ids::bigint[]) then :kept::bigint else carried_from end
   where id = any(:ids::bigint[]) or carried_from = any(:ids::bigint[])`,
);
