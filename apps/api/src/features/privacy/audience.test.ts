import { createTestDatabase, type TestDatabase } from '@peonia/testing/database.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccessFactsRow } from './access-policy.sql.ts';
import { readableAudiencesOf } from './audience.sql.ts';
import { readableAudiences } from './audience.ts';
import { accessFactsOf } from './read-access-facts.ts';

let test: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  test = await createTestDatabase();
  client = new pg.Client({ connectionString: test.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await test.drop();
});

const booleans = '(values (true), (false))';
const member = 7;

describe('readable audiences in SQL', () => {
  it.each([
    ['a guest', null],
    ['another member', { id: 8, vip: false }],
    ['a VIP', { id: 8, vip: true }],
    ['the member', { id: member, vip: false }],
  ])('are those of the policy for %s, whatever the facts', async (_who, reader) => {
    const { rows } = await client.query<AccessFactsRow & { readable: string[] }>(
      `with facts as (
       select $1::bigint as member_id, a.v as active, b.v as i_block, c.v as blocks_me, d.v as is_friend, s.v as visibility,
         'everyone' as message_privacy, 'available' as online_status
       from ${booleans} a(v), ${booleans} b(v), ${booleans} c(v), ${booleans} d(v),
         (values ('hidden'), ('friends'), ('registered'), ('public')) s(v)
     )
     select facts.*, ${readableAudiencesOf({ facts: 'facts', reader: '$2', readerVip: '$3' })} as readable from facts`,
      [member, reader?.id ?? null, reader?.vip ?? false],
    );

    // A guest has neither friends nor blocks.
    const possible = rows.filter((row) => reader !== null || !(row.is_friend || row.i_block || row.blocks_me));
    expect(rows).toHaveLength(64);
    expect(possible).toEqual(
      possible.map((row) => ({ ...row, readable: readableAudiences(accessFactsOf(row, reader, member)) })),
    );
  });
});
