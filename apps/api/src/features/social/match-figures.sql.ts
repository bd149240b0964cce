import { countByGroup, figureSource } from '../accounts/public.ts';

/** Likes of a day that answered an earlier one. The match belongs to who completed it. */
export const matchFigures = figureSource(
  { name: 'matches', metrics: ['matches'] },
  countByGroup(
    'match_figures',
    `select 'matches' as metric, l.member_id, count(*) as value
   from member_like l join member_like r on r.member_id = l.liked_id and r.liked_id = l.member_id
   where l.created_at >= :from::timestamptz and l.created_at < :before::timestamptz and (r.created_at, r.id) < (l.created_at, l.id)
   group by l.member_id`,
  ),
);
