import { countByGroup, figureSource } from '../../accounts/public.ts';

/** Tickets of a day, and how long first answers and solutions of the day took. Merged tickets count once. */
export const ticketFigures = figureSource(
  {
    name: 'tickets',
    metrics: ['tickets', 'tickets_answered', 'ticket_answer_minutes', 'tickets_solved', 'ticket_solve_minutes'],
  },
  countByGroup(
    'ticket_figures',
    `select 'tickets' as metric, account_id as member_id, 1 as value from support_ticket
   where created_at >= :from::timestamptz and created_at < :before::timestamptz and merged_into is null
   union all
   select f.metric, null, f.value from support_ticket t
   cross join lateral (
     values ('tickets_answered', 1), ('ticket_answer_minutes', (extract(epoch from t.first_answered_at - t.created_at) / 60)::bigint)
   ) f (metric, value)
   where t.first_answered_at >= :from::timestamptz and t.first_answered_at < :before::timestamptz and t.merged_into is null
   union all
   select f.metric, null, f.value from support_ticket t
   cross join lateral (
     values ('tickets_solved', 1), ('ticket_solve_minutes', (extract(epoch from t.solved_at - t.created_at) / 60)::bigint)
   ) f (metric, value)
   where t.solved_at >= :from::timestamptz and t.solved_at < :before::timestamptz and t.merged_into is null`,
  ),
);
