import { statement } from '../../../platform/db/statement.ts';

interface AuditFilter {
  readonly staff_id: number | null;
  /** Pattern of `like`. */
  readonly act: string | null;
  readonly subject_id: number | null;
  readonly from: string | null;
  readonly to: string | null;
}

export const auditEntries = statement<
  AuditFilter & { before: number | null; most: number },
  {
    id: number;
    at: Date;
    staff_id: number;
    act: string;
    subject: string;
    subject_ids: number[];
    before: string | null;
    after: string | null;
    detail: string;
  }
>(
  'staff_audit_entries',
  `select id, at, staff_id, act, subject, to_jsonb(subject_ids) as subject_ids, before, after, detail from staff_act
   where (:before::bigint is null or id < :before) and (:staff_id::bigint is null or staff_id = :staff_id)
     and (:act::text is null or act like :act) and (:subject_id::bigint is null or subject_ids @> array[:subject_id::bigint])
     and (:from::date is null or at >= :from::date) and (:to::date is null or at < :to::date + 1)
   order by id desc limit :most`,
);

/** Who of the staff looked at a member, by role, for the export of the member. Without reasons and names. */
export const looksAt = statement<{ member_id: number }, { at: Date; act: string; roles: string[] }>(
  'staff_looks_at_member',
  `select at, act, array(select role from staff_role r where r.member_id = a.staff_id order by role) as roles
   from staff_act a where subject = 'account' and subject_ids @> array[:member_id::bigint] order by id`,
);
