import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { discoveryContract } from '@peonia/contract/discovery/discovery.schema.ts';
import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const open = (reader: Member, { id }: Member) => reader.call(profilesContract.getProfile, { params: { id } });
const visitsOf = ({ id }: Member) => api.sql('select visited_id from member_visit where visitor_id = $1', [id]);

it('returns nothing of a page to a session that is over', async () => {
  const [anna, ben] = [await api.register('Beside Anna'), await api.register('Beside Ben')];
  await open(anna, anna);
  await api.sql('delete from session where account_id = $1', [anna.id]);

  const { code, text } = await open(anna, ben);

  expect([code, text.includes(ben.name)]).toEqual([errors.session_over.code, false]);
});

it('writes nothing for a session that is over', async () => {
  const [carl, dora] = [await api.register('Beside Carl'), await api.register('Beside Dora')];
  await open(carl, carl);
  await api.sql("update account set status = 'suspended' where id = $1", [carl.id]);

  await open(carl, dora);

  expect(await visitsOf(carl)).toEqual([]);
});

it('reads as the member is now', async () => {
  const emma = await api.register('Beside Emma');
  const filtered = () => emma.call(discoveryContract.listLatest, { query: { online: 1 } });
  expect((await filtered()).code).toBe(errors.filters_for_vip.code);

  await api.sql('update account set is_free = true where id = $1', [emma.id]);
  expect((await filtered()).status).toBe(200);

  await api.sql('update account set is_free = false where id = $1', [emma.id]);
  expect((await filtered()).code).toBe(errors.filters_for_vip.code);
});

it('marks the member as active with the page that shows their account', async () => {
  const fred = await api.register('Beside Fred');
  await api.sql("update profile set active_at = now() - interval '1 day' where member_id = $1", [fred.id]);

  await fred.call(accountsContract.getMe);

  expect(
    await api.sql("select active_at > now() - interval '1 hour' as now from profile where member_id = $1", [fred.id]),
  ).toEqual([{ now: true }]);
});
