import pg from 'pg';
import type { Pair } from '../readers.ts';

/**
 * Gives each reader likes of four others and to four others, two of them mutual, in the stead of those that chance
 * gave: lists of likes are then as long in a small database as in a large one, and what differs is their cost.
 */
export async function evenLikes(url: string, pairs: readonly Pair[]): Promise<void> {
  const around = (nth: number, from: number) =>
    Array.from({ length: 4 }, (_, place) => pairs[(nth + from + place) % pairs.length]?.other.id ?? 0);
  const likes = pairs.flatMap(({ one }, nth) => [
    ...around(nth, 1).map((id) => [id, one.id] as const),
    ...around(nth, 3).map((id) => [one.id, id] as const),
  ]);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const ids = pairs.map(({ one }) => one.id);
    await client.query('delete from member_like where member_id = any($1::bigint[]) or liked_id = any($1::bigint[])', [
      ids,
    ]);
    await client.query(
      'insert into member_like (member_id, liked_id) select * from unnest($1::bigint[], $2::bigint[]) on conflict do nothing',
      [likes.map(([member]) => member), likes.map(([, liked]) => liked)],
    );
    await client.query('vacuum analyze member_like');
  } finally {
    await client.end();
  }
}
