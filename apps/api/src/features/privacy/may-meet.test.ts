import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import { mayMeetByKey, mayMeetSeldom } from './access-policy.sql.ts';

let api: Api;
let mei: Member;
let jonas: Member;

beforeAll(async () => {
  api = await startApi();
  [mei, jonas] = [await api.register('Mei Lin'), await api.register('Jonas Weber')];
});
afterAll(() => api.close());

const ids = { reader: '$1', member: '$2::bigint' };

/** Whether the reader may meet Mei, by the function and by the policy of which it is a copy. */
async function mayMeetMei(reader: number | null): Promise<{ seldom: boolean; by_key: boolean } | undefined> {
  const [row] = await api.sql<{ seldom: boolean; by_key: boolean }>(
    `select ${mayMeetSeldom(ids)} as seldom, ${mayMeetByKey(ids)} is true as by_key`,
    [reader, mei.id],
  );
  return row;
}

const block = (one: Member, other: Member) =>
  api.sql("insert into relationship (member_id, other_id, kind) values ($1, $2, 'block')", [one.id, other.id]);

it('lets strangers and guests meet an open account', async () => {
  expect(await mayMeetMei(jonas.id)).toEqual({ seldom: true, by_key: true });
  expect(await mayMeetMei(null)).toEqual({ seldom: true, by_key: true });
});

it.each([
  ['of the reader', () => block(jonas, mei)],
  ['of the member', () => block(mei, jonas)],
])('ends with a block %s', async (_whose, cause) => {
  await cause();

  expect(await mayMeetMei(jonas.id)).toEqual({ seldom: false, by_key: false });
  await api.sql("delete from relationship where kind = 'block'");
});

it('ends with the account', async () => {
  await api.sql("update account set status = 'suspended' where id = $1", [mei.id]);

  expect(await mayMeetMei(jonas.id)).toEqual({ seldom: false, by_key: false });
  expect(await mayMeetMei(null)).toEqual({ seldom: false, by_key: false });
});
