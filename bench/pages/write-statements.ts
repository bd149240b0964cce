import { me, reader } from './page-statements.ts';

/**
 * The yardstick of a write: one statement with the session; `$2` is the other member, `$3` a text or a number. It does
 * the durable work of ours, in the fewest rows that hold it, and has no policy, no limit and no foreign key.
 */
interface WriteStatement {
  readonly name: string;
  readonly text: string;
  /** `$4` is a key under which it happens once. */
  readonly hasKey?: true;
}

/** A spending, with two events of the buyer or one: the row of a member holds wallet and number of the last event. */
const spent = (amount: number, events: number) => `spent as (
    update bare_member w set balance = w.balance - ${amount}, last_seq = w.last_seq + ${events} from me
    where w.member_id = me.id returning w.member_id, w.balance, w.last_seq
  ), transfer as (
    insert into bare_transfer (key, debit_id, credit_id, amount, debit_balance)
    select $4::text, member_id, 0, ${amount}, balance from spent returning id, amount, debit_balance, at
  )`;

const eventOf = (source: string, name: string, payload: string, seq = 'last_seq') =>
  `select member_id, ${seq}, '${name}', ${payload} from ${source}`;

/** The unseen entry of a member's panel, about one person and the number of others. */
const notices = (type: string, rows: string) => `insert into bare_notice (member_id, type, person_id) ${rows}
    on conflict (member_id, type) where seen_at is null do update set at = now(), person_id = excluded.person_id,
      others = bare_notice.others + (bare_notice.person_id <> excluded.person_id)::int returning id, member_id, '${type}' as type`;

export const writeStatements: readonly WriteStatement[] = [
  {
    name: 'gift',
    hasKey: true,
    text: `with ${me}, ${spent(500, 2)}, gift as (
        insert into bare_gift (sender_id, receiver_id, client_id, gift_id, price)
        select member_id, $2::bigint, $4::text, 1, 500 from spent returning id, sender_id, receiver_id, at
      ), sides as (
        update bare_side s set last_id = gift.id, unread = s.unread + (s.member_id = gift.receiver_id)::int from gift
        where (s.member_id, s.other_id) in ((gift.sender_id, gift.receiver_id), (gift.receiver_id, gift.sender_id)) returning s.member_id
      ), told as (
        update bare_member m set last_seq = m.last_seq + 1 from gift where m.member_id = gift.receiver_id returning m.member_id, m.last_seq
      ), events as (
        insert into bare_event (member_id, seq, name, payload)
        ${eventOf('spent', 'message.sent', "jsonb_build_object('id', (select id from gift), 'user_id', $2::bigint)", 'last_seq - 1')}
        union all ${eventOf('spent', 'balance.changed', "jsonb_build_object('balance', balance)")}
        union all ${eventOf('told', 'message.sent', `jsonb_build_object('id', (select id from gift), 'user_id', ${reader})`)}
      )
      select gift.id, gift.at, t.amount, t.debit_balance, $3::text as what from gift, transfer t`,
  },
  {
    name: 'pay_to_view',
    hasKey: true,
    text: `with ${me}, ${spent(100, 1)}, sale as (
        insert into bare_sale (upload_id, buyer_id, transfer_id) select $3::bigint, s.member_id, t.id from spent s, transfer t
        returning upload_id, transfer_id
      ), notice as (${notices('sold', `select $2::bigint, 'sold', member_id from spent`)}), told as (
        update bare_member m set last_seq = m.last_seq + 1 from notice n where m.member_id = n.member_id returning m.member_id, m.last_seq
      ), events as (
        insert into bare_event (member_id, seq, name, payload)
        ${eventOf('spent', 'balance.changed', "jsonb_build_object('balance', balance)")}
        union all ${eventOf('told', 'notification.made', "jsonb_build_object('id', (select id from notice))")}
      )
      select sale.upload_id, t.id, t.amount, t.debit_balance, t.at from sale, transfer t`,
  },
  {
    name: 'like',
    text: `with ${me}, gone as (
        delete from bare_like l using me where l.member_id = me.id and l.other_id = $2::bigint and $3::text = 'false' returning l.other_id, 'like.unmade' as name
      ), made as (
        insert into bare_like select me.id, $2::bigint from me where $3::text = 'true' on conflict do nothing returning other_id, 'like.made' as name
      ), told as (
        update bare_member m set last_seq = m.last_seq + 1 from (select * from made union all select * from gone) changed
        where m.member_id = changed.other_id returning m.member_id, m.last_seq, changed.name
      ), events as (
        insert into bare_event (member_id, seq, name, payload)
        select member_id, last_seq, name, jsonb_build_object('user_id', ${reader}) from told
      )
      select $3::text = 'true' as liked, exists (select from bare_like l where l.member_id = $2::bigint and l.other_id = ${reader}) as mutual
      from me, (select count(*) from gone) a, (select count(*) from made) b`,
  },
  {
    name: 'post',
    hasKey: true,
    text: `with ${me}, posted as (
        insert into bare_post (author_id, client_id, content) select me.id, $4::text, $3::text from me where $2::bigint > 0
        returning id, author_id, content, created_at
      ), friends as materialized (
        select m.member_id from bare_member m
        where m.member_id in (select r.other_id from relationship r where r.member_id = ${reader} and r.kind = 'friend')
        order by m.member_id for no key update
      ), notice as (${notices('feed', "select f.member_id, 'feed', p.author_id from friends f, posted p")}), told as (
        update bare_member m set last_seq = m.last_seq + 1 from notice n where m.member_id = n.member_id
        returning m.member_id, m.last_seq, n.id
      ), events as (
        insert into bare_event (member_id, seq, name, payload)
        ${eventOf('told', 'notification.made', `jsonb_build_object('id', id, 'user_id', ${reader})`)}
      )
      select id, author_id, content, created_at from posted`,
  },
  {
    name: 'read_mark',
    text: `with ${me} update bare_read r set seq = greatest(r.seq, $3::int) from me
      where r.member_id = me.id and r.other_id = $2::bigint returning r.seq`,
  },
];
