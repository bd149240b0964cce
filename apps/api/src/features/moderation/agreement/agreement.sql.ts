import type { AgreementKind } from '@peonia/contract/moderation/agreement.ts';
import { statement } from '../../../platform/db/statement.ts';

/** Serialises the counts of several processes. */
export const lockAgreement = statement<object>(
  'lock_agreement',
  "select pg_advisory_xact_lock(hashtextextended('reviewer agreement', 0))",
);

export const clearAgreement = statement<object>('clear_agreement', 'delete from reviewer_agreement');

/**
 * Each decision about a file beside the next one about it by somebody else: in the review queue, or about a complaint
 * that removed or kept it. What the reviewer took back is no decision.
 */
export const countPhotos = statement<{ days: number }>(
  'count_agreement_photos',
  `insert into reviewer_agreement (staff_id, kind, decided, compared, changed)
   select staff_id, 'photos', count(*) filter (where is_review),
     count(*) filter (where is_review and next_staff <> staff_id),
     count(*) filter (where is_review and next_staff <> staff_id and next_stays <> stays)
   from (
     select *, lead(staff_id) over again as next_staff, lead(stays) over again as next_stays
     from (
       select staff_id, upload_id, act = 'review.approved' as stays, at, true as is_review
       from (
         select a.staff_id, s.id as upload_id, a.act, a.at, lead(a.act) over (partition by s.id order by a.id) as next_act
         from staff_act a cross join lateral unnest(a.subject_ids) s (id)
         where a.act in ('review.approved', 'review.removed', 'review.undone')
           and a.at > now() - make_interval(days => :days::integer)
       ) act
       where act <> 'review.undone' and next_act is distinct from 'review.undone'
       union all
       select c.decided_by, s.id, c.state = 'dismissed', c.decided_at, false
       from complaint c cross join lateral unnest(c.upload_ids) s (id)
       where c.decided_at > now() - make_interval(days => :days::integer) and c.decided_by is not null
         and (c.state = 'dismissed' or c.act = 'remove')
     ) decision
     window again as (partition by upload_id order by at)
   ) pair
   group by staff_id having bool_or(is_review)`,
);

/** Decisions about complaints beside the appeals against them, which others decide. */
export const countComplaints = statement<{ days: number }>(
  'count_agreement_complaints',
  `insert into reviewer_agreement (staff_id, kind, decided, compared, changed)
   select staff_id, 'complaints', sum(decided), sum(compared), sum(changed)
   from (
     select staff_id, count(*) as decided, 0 as compared, 0 as changed from staff_act
     where act in ('complaint.upheld', 'complaint.dismissed') and at > now() - make_interval(days => :days::integer)
     group by staff_id
     union all
     select appealed_against, 0, count(*), count(*) filter (where appeal = 'granted') from complaint
     where appeal in ('granted', 'refused') and appealed_against is not null
       and appeal_decided_at > now() - make_interval(days => :days::integer)
     group by appealed_against
   ) part
   group by staff_id`,
);

interface AgreementRow {
  readonly staff_id: number;
  readonly kind: AgreementKind;
  readonly decided: number;
  readonly compared: number;
  readonly changed: number;
  readonly counted_at: Date;
}

export const listAgreement = statement<object, AgreementRow & Record<string, unknown>>(
  'list_agreement',
  'select staff_id, kind, decided, compared, changed, counted_at from reviewer_agreement order by kind, staff_id',
);

export const ownAgreement = statement<
  { member_id: number },
  { kind: string; decided: number; compared: number; changed: number; counted_at: Date }
>(
  'own_agreement',
  'select kind, decided, compared, changed, counted_at from reviewer_agreement where staff_id = :member_id order by kind',
);

export const eraseAgreement = statement<{ member_id: number }>(
  'erase_agreement',
  'delete from reviewer_agreement where staff_id = :member_id',
);
