import { statement } from '../../../platform/db/statement.ts';
import type { RiskCount } from '../../accounts/public.ts';

/** Receivers of suspicious messages, and the most conversations begun on one day. */
export const messageRisk = statement<{ member_id: number; days: number }, RiskCount>(
  'message_risk',
  `select r.rule, r.count from (values
     ('suspicious_messages', (select count(distinct receiver_id)::int from message_suspicion
        where sender_id = :member_id and noted_at > now() - make_interval(days => :days::int))),
     ('many_openings', (select coalesce(max(used), 0) from conversation_quota
        where member_id = :member_id and day > (now() - make_interval(days => :days::int))::date))
   ) as r (rule, count)`,
);
