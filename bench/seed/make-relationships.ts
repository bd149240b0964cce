import type pg from 'pg';
import { sentences } from './words.ts';

/** Members with ids from `first` to `last`, without gaps. */
export interface Range {
  readonly first: number;
  readonly last: number;
  readonly seed: number;
}

const batch = 20_000;

/** A whole number from 0, below `count`, that depends on nothing but the seed and the row. */
const chance = (row: string, count: string) => `((hashint8extended(${row}, $3) & 9007199254740991) % (${count}))`;

/** Two likes each. Rows are made by the database in batches, so memory stays the same however many there are. */
export async function makeLikes(client: pg.Client, range: Range): Promise<void> {
  const { rowCount } = await client.query('select 1 from member_like where member_id = $1', [range.last]);
  if (rowCount !== 0) return;
  await inBatches(range, (from, to) =>
    client.query(
      `insert into member_like (member_id, liked_id, seen_at)
       select m, $4::bigint + ${chance('m * 2 + nth', '$5::bigint - $4::bigint + 1')}, case when nth = 0 then now() end
       from generate_series($1::bigint, $2::bigint) m, generate_series(0, 1) nth
       where m <> $4::bigint + ${chance('m * 2 + nth', '$5::bigint - $4::bigint + 1')}
       on conflict do nothing`,
      [from, to, range.seed, range.first, range.last],
    ),
  );
}

/** Every other member has begun a conversation of 1 to 16 messages with somebody whose id is near. */
export async function makeConversations(client: pg.Client, range: Range): Promise<void> {
  await inBatches(range, (from, to) =>
    converse(
      client,
      `select m as low_id, m + 1 + ${chance('m', '997')} as high_id, 1 + ${chance('m + 7', '16')} as messages from generate_series($1::bigint, $2::bigint, 2) m`,
      [from + ((from - range.first) % 2), to, range.seed, range.last],
    ),
  );
}

/** A few long conversations, for the pages that are measured. Their pairs are none of those above. */
export async function makeLongConversations(client: pg.Client, range: Range, count: number): Promise<void> {
  await converse(
    client,
    'select m as low_id, m + 1 as high_id, 200 + $3::bigint * 0 as messages from generate_series($1::bigint, $2::bigint, 2) m',
    [range.first + 1, Math.min(range.first + 2 * count - 1, range.last), range.seed, range.last],
  );
}

/** Threads of the pairs that a query names, with their messages and both sides. */
async function converse(client: pg.Client, pairs: string, values: number[]): Promise<void> {
  await client.query(
    `with pair as (${pairs}), opened as (
       insert into thread (low_id, high_id, opened_by, last_seq, is_answered, unanswered_count)
       select low_id, high_id, low_id, messages, messages > 1, (messages = 1)::int from pair where high_id <= $4::bigint returning *
     ), said as (
       insert into message (thread_id, seq, sender_id, client_id, kind, content, created_at)
       select id, seq, case when seq % 2 = 1 then low_id else high_id end, 'seed-' || id || '-' || seq, 'text',
              (array[${sentences.map((sentence) => `'${sentence.replaceAll("'", "''")}'`).join(', ')}])[1 + (id + seq) % ${sentences.length}],
              now() - make_interval(mins => (last_seq - seq) * 7)
       from opened, generate_series(1, last_seq) seq order by id, seq returning id, thread_id, seq
     )
     insert into thread_member (member_id, thread_id, other_id, read_seq, delivered_seq, unread, last_message_id)
     select side.member_id, o.id, side.other_id, o.last_seq - side.unread, o.last_seq, side.unread, s.id
     from opened o join said s on s.thread_id = o.id and s.seq = o.last_seq
     cross join lateral (values
       (o.low_id, o.high_id, (o.last_seq % 2 = 0)::int), (o.high_id, o.low_id, (o.last_seq % 2 = 1)::int)
     ) side (member_id, other_id, unread)`,
    values,
  );
}

/** Piece by piece, so that memory stays the same however many there are. */
export async function inBatches(
  { first, last }: Range,
  work: (from: number, to: number) => Promise<unknown>,
): Promise<void> {
  for (let from = first; from <= last; from += batch) await work(from, Math.min(from + batch - 1, last));
}
