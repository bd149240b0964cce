/**
 * Effects of a message, as common table expressions over `:sender` and `:receiver` in the statement that inserts it:
 * both thread members, then both event streams by member id. This is the lock order everywhere. `message` is the table
 * with the new row. The sender gets `senderEvents` numbers: that of the message and of what follows it.
 */
export function updateMembersAndStreams({
  message,
  senderEvents = 1,
}: {
  message: string;
  senderEvents?: 1 | 2;
}): string {
  return `${updateMembers(message)}, ${updateStreams({ written: '(select count(*) from sides) = 2', senderEvents })}`;
}

/** The first half of it. */
export function updateMembers(message: string): string {
  return `sides as (
     update thread_member m set last_message_id = written.id, unread = m.unread + (m.member_id = :receiver)::int, is_request = m.is_request and m.member_id <> :sender,
       your_turn = m.member_id = :receiver
     from ${message} written where m.member_id = any(array[:sender::bigint, :receiver::bigint]) and m.thread_id = written.thread_id
     returning m.member_id, m.is_request
   )`;
}

/** The second half of it, where the condition `written` is true. */
export function updateStreams({ written, senderEvents = 1 }: { written: string; senderEvents?: 1 | 2 }): string {
  const added = senderEvents === 1 ? '1' : 'case when member_id = :sender then 2 else 1 end';
  return `low as (
     update member_stream set last_seq = last_seq + ${added}
     where member_id = least(:sender::bigint, :receiver::bigint) and ${written}
     returning member_id, last_seq
   ), high as (
     update member_stream set last_seq = last_seq + ${added}
     where member_id = greatest(:sender::bigint, :receiver::bigint) and exists (select 1 from low)
     returning member_id, last_seq
   )`;
}

/**
 * Inserts the `message.sent` event of both participants from `result_row`: the id of the message, and whether it is a
 * request. `followedBy` adds an event of the sender with the next number, as `union all select …`.
 */
export function storeSentEvents({ composer, followedBy = '' }: { composer: string; followedBy?: string }): string {
  const seq = followedBy === '' ? 's.last_seq' : 's.last_seq - (s.member_id = :sender)::int';
  return `events as (
     insert into member_event (member_id, seq, name, payload)
     select s.member_id, ${seq}, 'message.sent', case when s.member_id = :sender
       then jsonb_build_object('message', jsonb_build_object('id', result_row.message->'id'), 'user_id', :receiver::bigint, 'unread', 0, 'composer', ${composer}, 'request', false)
       else jsonb_build_object('message', jsonb_build_object('id', result_row.message->'id'), 'user_id', :sender::bigint, 'unread', 1, 'composer', 'open', 'request', result_row.request) end
     from result_row, (select member_id, last_seq from low union all select member_id, last_seq from high) s
     ${followedBy}
     returning member_id, seq, name
   )`;
}

/** Result columns: those of `result_row` and the numbers of both events. */
export const sentEventColumns = `result_row.message, result_row.receiver_part, result_row.request,
          (select seq from events where member_id = :sender and name = 'message.sent') as sender_event, (select seq from events where member_id = :receiver) as receiver_event`;
