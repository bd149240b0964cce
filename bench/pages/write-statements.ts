import { me, reader } from './page-statements.ts';

/** The yardstick of a write: one statement with the session; `$2` is the other member, `$3` a text or a number. */
export interface WriteStatement {
  readonly name: string;
  readonly text: string;
}

const transfer = (amount: number) => `with ${me}, debit as (
    update bare_wallet w set balance = w.balance - ${amount} from me where w.member_id = me.id returning w.member_id
  ), credit as (
    update bare_wallet w set balance = w.balance + ${amount} from debit where w.member_id = $2::bigint returning w.member_id
  )
  insert into bare_entry (payer_id, earner_id, amount) select d.member_id, c.member_id, ${amount} from debit d, credit c
  returning id, amount, at, $3::text as what`;

export const writeStatements: readonly WriteStatement[] = [
  { name: 'gift', text: transfer(500) },
  { name: 'pay_to_view', text: transfer(100) },
  {
    name: 'like',
    text: `with ${me}, gone as (
        delete from bare_like l using me where l.member_id = me.id and l.other_id = $2::bigint and $3::text = 'false' returning l.other_id
      ), made as (
        insert into bare_like select me.id, $2::bigint from me where $3::text = 'true' on conflict do nothing returning other_id
      )
      select $3::text = 'true' as liked, exists (select from bare_like l where l.member_id = $2::bigint and l.other_id = ${reader}) as mutual
      from me, (select count(*) from gone) a, (select count(*) from made) b`,
  },
  {
    name: 'post',
    text: `with ${me} insert into bare_post (author_id, content) select me.id, $3::text from me where $2::bigint > 0
      returning id, author_id, content, created_at`,
  },
  {
    name: 'read_mark',
    text: `with ${me} update bare_read r set seq = greatest(r.seq, $3::int) from me
      where r.member_id = me.id and r.other_id = $2::bigint returning r.seq`,
  },
];
