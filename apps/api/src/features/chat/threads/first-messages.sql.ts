import { mayMeetByKey } from '../../privacy/public.ts';

/**
 * First messages of the last 30 days by receiver, and those that were answered. Left out: those of today, which still
 * have time, and those of members who are gone, block the receiver or are blocked, such as the authors of frauds.
 */
export const firstMessagesByReceiver = `select sent.receiver as member_id, count(*) as asked, count(*) filter (where sent.is_answered) as answered
  from (
    select case when opened_by = low_id then high_id else low_id end as receiver, opened_by, is_answered from thread
    where created_at > now() - interval '30 days' and created_at < now() - interval '1 day' and (is_answered or unanswered_count > 0)
  ) sent
  where ${mayMeetByKey({ reader: 'sent.receiver', member: 'sent.opened_by' })} group by sent.receiver`;
