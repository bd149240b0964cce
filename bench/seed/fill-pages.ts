import pg from 'pg';
import { creditPurchase, openLedger, spendGold } from '../../apps/api/src/features/ledger/public.ts';
import { openDatabase } from '../../apps/api/src/platform/db/database.ts';
import type { Pair } from '../readers.ts';

const node = '00000000-0000-4000-8000-000000000001';
const trades = 20;
const secretsEach = 50;
/** Hundredths of gold: nobody runs out of it during a run. */
const wealth = 1_000_000_000;

/**
 * Gives the readers something on each page that the seed leaves empty: visitors, friends, notifications, gifts, photos,
 * trades, members who are online, and popular ones.
 */
export async function fillPages(url: string, pairs: readonly Pair[], others: readonly number[]): Promise<void> {
  const readers = pairs.map(({ one }) => one.id);
  const writers = pairs.map(({ other }) => other.id);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const [text, values] of statements(readers, writers, others)) await client.query(text, values);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
  await fillTrades(url, readers);
}

function statements(
  readers: readonly number[],
  writers: readonly number[],
  others: readonly number[],
): [text: string, values: unknown[]][] {
  const shown = others.slice(0, 40);
  return [
    [
      `insert into member_visit (visitor_id, visited_id, day)
       select v, r, current_date from unnest($1::bigint[]) r, unnest($2::bigint[]) v where v <> r on conflict do nothing`,
      [readers, shown],
    ],
    [
      `insert into relationship (member_id, other_id, kind)
       select side.a, side.b, 'friend' from unnest($1::bigint[]) r, unnest($2::bigint[]) v, lateral (values (r, v), (v, r)) side (a, b)
       where r <> v and r % 2 = v % 2 on conflict do nothing`,
      [readers, shown],
    ],
    [
      `insert into notification (member_id, type, what, subject, facts)
       select r, 'ask', 'asked', n::text, jsonb_build_object('person_id', v) from unnest($1::bigint[]) r,
         unnest($2::bigint[]) with ordinality o(v, n) where n <= 25 on conflict do nothing`,
      [readers, shown],
    ],
    [
      `insert into notification_source (key, notification_id, person_id)
       select 'bench:' || id, id, (facts ->> 'person_id')::bigint from notification where facts ? 'person_id' on conflict do nothing`,
      [],
    ],
    [
      `insert into upload (owner_id, kind, name, width, height, bytes, used_at, folder, album_no, price)
       select m, 'image', md5('secret ' || m || ' ' || n), 1600, 1200, 200000, now(), 'secret', nextval('upload_album_no'), 100
       from unnest($1::bigint[]) m, generate_series(1, ${secretsEach}) n on conflict do nothing`,
      [shown],
    ],
    // VIP have gifts free of charge; they may post as often as they like.
    ['update account set vip_until = null where id = any($1::bigint[])', [readers]],
    ['update account set is_free = true where id = any($1::bigint[])', [writers]],
    [
      `insert into gift_sent (sender_id, receiver_id, gift_id, client_id, price, paid)
       select v, r, (select min(id) from gift), 'bench-' || r, 500, 0 from unnest($1::bigint[]) r, unnest($2::bigint[]) v
       where v <> r on conflict do nothing`,
      [readers, shown],
    ],
    [
      `insert into upload (owner_id, kind, name, width, height, bytes, used_at, folder, album_no)
       select m, 'image', md5('album ' || m || ' ' || n), 1600, 1200, 200000, now(), 'public', nextval('upload_album_no')
       from unnest($1::bigint[]) m, generate_series(1, 12) n on conflict do nothing`,
      [shown],
    ],
    [
      `insert into realtime_node (node_id, seen_at) values ('${node}', now() + interval '1 day') on conflict (node_id)
       do update set seen_at = excluded.seen_at`,
      [],
    ],
    [
      `insert into presence (member_id, node_id) select m, '${node}' from unnest($1::bigint[]) m on conflict do nothing`,
      [others.slice(0, 200)],
    ],
    [
      `insert into popular_member (member_id, gender, position) select p.member_id, p.gender, row_number() over () from profile p
       where p.member_id = any($1::bigint[]) and p.listed_no is not null on conflict do nothing`,
      [others.slice(0, 200)],
    ],
  ];
}

async function fillTrades(url: string, readers: readonly number[]): Promise<void> {
  const database = openDatabase({ url, pool: 4, statementTimeoutMs: 20_000, name: 'bench-seed' });
  try {
    for (const member_id of readers) {
      await database.transaction(async (db) => {
        await openLedger(db, member_id);
        const purchase = { kind: 'recharge', cause: 'bench', cause_id: member_id, member_id, amount: wealth } as const;
        await creditPurchase(db, { ...purchase, key: `bench-fill:${member_id}` });
      });
      for (let nth = 0; nth < trades; nth += 1) {
        const key = `bench-fill:${member_id}:${nth}`;
        const spending = {
          key,
          kind: 'gift',
          cause: 'bench',
          cause_id: member_id * trades + nth,
          member_id,
          price: 100,
        } as const;
        await database.transaction((db) => spendGold(db, spending));
      }
    }
  } finally {
    await database.end();
  }
}
