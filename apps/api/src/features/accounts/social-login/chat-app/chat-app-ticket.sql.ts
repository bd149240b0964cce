import { statement } from '../../../../platform/db/statement.ts';

/** `is_fresh`: good for more than five minutes. */
export const runningTicket = statement<{ app_id: string }, { ticket: string; is_fresh: boolean }>(
  'running_chat_app_ticket',
  `select ticket, expires_at > now() + interval '5 minutes' as is_fresh from chat_app_ticket
   where app_id = :app_id and expires_at > now()`,
);

/** Of two processes that asked at once, the ticket that is good for longer stays. */
export const saveTicket = statement<{ app_id: string; ticket: string; seconds: number }>(
  'save_chat_app_ticket',
  `insert into chat_app_ticket as t (app_id, ticket, expires_at)
   values (:app_id, :ticket, now() + make_interval(secs => :seconds::int))
   on conflict (app_id) do update set ticket = excluded.ticket, expires_at = excluded.expires_at
     where t.expires_at <= excluded.expires_at`,
);
