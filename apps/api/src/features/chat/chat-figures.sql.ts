import { countByGroup, figureSource } from '../accounts/public.ts';

/** Messages of a day and conversations that began with one, by sender. */
export const messageFigures = figureSource(
  { name: 'messages', metrics: ['messages', 'conversations'] },
  countByGroup(
    'message_figures',
    `select f.metric, s.sender_id as member_id, f.value
   from (
     select sender_id, count(*) as sent, count(*) filter (where seq = 1) as begun from message
     where created_at >= :from::timestamptz and created_at < :before::timestamptz group by sender_id
   ) s cross join lateral (values ('messages', s.sent), ('conversations', s.begun)) f (metric, value)
   where f.value > 0`,
  ),
);

/** Members who registered on a day and have begun or answered a conversation, and those who have one with answers. */
export const firstTalkFigures = figureSource(
  { name: 'first-talk', metrics: ['wrote', 'answered'], settles: 28 },
  countByGroup(
    'first_talk_figures',
    `select f.metric, t.member_id, 1 as value
   from (
     select g.member_id, bool_or(t.opened_by = g.member_id or t.is_answered) as wrote, bool_or(t.is_answered) as answered
     from member_group g join thread_member m on m.member_id = g.member_id join thread t on t.id = m.thread_id
     where g.registered_at >= :from::timestamptz and g.registered_at < :before::timestamptz group by g.member_id
   ) t cross join lateral (values ('wrote', t.wrote), ('answered', t.answered)) f (metric, is_so)
   where f.is_so`,
  ),
);
