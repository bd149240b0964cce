import { countByGroup, figureSource } from '../accounts/public.ts';

/** Calls of a day that were connected, and their started minutes, by caller. */
export const callFigures = figureSource(
  { name: 'calls', metrics: ['calls', 'call_minutes'] },
  countByGroup(
    'call_figures',
    `select f.metric, c.caller_id as member_id, f.value
   from (
     select caller_id, count(*) as calls, sum(minutes) as minutes from call
     where created_at >= :from::timestamptz and created_at < :before::timestamptz and connected_at is not null
     group by caller_id
   ) c cross join lateral (values ('calls', c.calls), ('call_minutes', c.minutes)) f (metric, value)
   where f.value > 0`,
  ),
);
