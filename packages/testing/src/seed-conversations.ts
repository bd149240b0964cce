import type pg from 'pg';
import { castConversations, type CastConversation } from './cast-conversations.ts';

/** Lets the cast talk. Messages are an hour apart, the newest a little while ago. */
export async function seedConversations(client: pg.Client): Promise<void> {
  for (const conversation of castConversations) await seedConversation(client, conversation);
}

async function seedConversation(
  client: pg.Client,
  { between: [opener, other], says, unread }: CastConversation,
): Promise<void> {
  const { rows } = await client.query<{ thread_id: number }>(
    `insert into thread (low_id, high_id, opened_by, last_seq, is_answered)
     select least(a.id, b.id), greatest(a.id, b.id), a.id, $3, true from account a, account b where a.name = $1 and b.name = $2 returning id as thread_id`,
    [opener, other, says.length],
  );
  const thread = rows[0]?.thread_id;
  if (thread === undefined) throw new Error(`The cast lacks ${opener} or ${other}`);
  await client.query(
    `insert into message (thread_id, seq, sender_id, client_id, kind, content, created_at)
     select $1::bigint, s.nth, a.id, 'cast-' || $1::bigint || '-' || s.nth, 'text', s.said->>1, now() - make_interval(mins => (60 * ($3 - s.nth) + 20)::int)
     from jsonb_array_elements($2::jsonb) with ordinality as s(said, nth) join account a on a.name = s.said->>0 order by s.nth`,
    [thread, JSON.stringify(says), says.length],
  );
  await client.query(
    `insert into thread_member (member_id, thread_id, other_id, read_seq, delivered_seq, unread, last_message_id)
     select side.member_id, t.id, side.other_id,
            case when side.member_id = m.sender_id then t.last_seq else t.last_seq - $2::int end, t.last_seq,
            case when side.member_id = m.sender_id then 0 else $2::int end, m.id
     from thread t join message m on m.thread_id = t.id and m.seq = t.last_seq
     cross join lateral (values (t.low_id, t.high_id), (t.high_id, t.low_id)) as side(member_id, other_id)
     where t.id = $1`,
    [thread, unread],
  );
}
