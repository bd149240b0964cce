import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Range } from './seed/make-relationships.ts';

/** Two members in a long conversation, each with a session. */
export interface Pair {
  readonly one: Reader;
  readonly other: Reader;
}
export interface Reader {
  readonly id: number;
  readonly token: string;
  readonly channel: string;
}

/** Gives sessions to the members of the long conversations. The `others` are members whose profiles may be opened. */
export async function openReaders(
  url: string,
  { first }: Range,
  count: number,
): Promise<{ pairs: Pair[]; others: number[] }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const reader = async (id: number): Promise<Reader> => {
      const token = createHash('sha256').update(`bench ${id}`).digest('base64url');
      await client.query(
        "insert into session (account_id, access_hash, access_until, refresh_until) values ($1, $2, now() + interval '1 day', now() + interval '1 day') on conflict do nothing",
        [id, createHash('sha256').update(token).digest()],
      );
      // The busy ones see and reach each other, whatever chance gave them.
      await client.query(
        "update privacy_setting set visibility = 'public', message_privacy = 'everyone' where member_id = $1",
        [id],
      );
      const { rows } = await client.query<{ channel: string }>('select channel from account where id = $1', [id]);
      return { id, token, channel: rows[0]?.channel ?? '' };
    };
    const pairs: Pair[] = [];
    for (let nth = 0; nth < count; nth += 1)
      pairs.push({ one: await reader(first + 2 * nth + 1), other: await reader(first + 2 * nth + 2) });
    const { rows } = await client.query<{ member_id: string }>(
      "select member_id from privacy_setting join profile using (member_id) where visibility = 'public' and listed_no is not null order by member_id limit 500",
    );
    return { pairs, others: rows.map((row) => Number(row.member_id)) };
  } finally {
    await client.end();
  }
}
