import { countByGroup, figureSource } from '../accounts/public.ts';

/**
 * Complaints of members, how long their decisions took, and decided files. Cases that staff open themselves are decided
 * at once and left out.
 */
export const moderationFigures = figureSource(
  {
    name: 'moderation',
    metrics: ['complaints', 'complaints_decided', 'complaint_minutes', 'photos_decided', 'selfies_decided'],
  },
  countByGroup(
    'moderation_figures',
    `select 'complaints' as metric, member_id, 1 as value from complaint
   where created_at >= :from::timestamptz and created_at < :before::timestamptz and member_id is not null
   union all
   select f.metric, null, f.value from complaint c
   cross join lateral (
     values ('complaints_decided', 1), ('complaint_minutes', (extract(epoch from c.decided_at - c.created_at) / 60)::bigint)
   ) f (metric, value)
   where c.decided_at >= :from::timestamptz and c.decided_at < :before::timestamptz and c.member_id is not null
   union all
   select case when act like 'review.%' then 'photos_decided' else 'selfies_decided' end, null,
     sum(case when act like '%.undone' then -1 else 1 end) from staff_act
   where at >= :from::timestamptz and at < :before::timestamptz
     and act in ('review.approved', 'review.removed', 'selfie.approved', 'selfie.refused', 'review.undone', 'selfie.undone')
   group by 1`,
  ),
);
