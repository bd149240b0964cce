import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { discoveryContract } from '@peonia/contract/discovery/discovery.schema.ts';
import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { limits } from '@peonia/contract/protocol/limits.ts';
import { socialContract } from '@peonia/contract/social/social.schema.ts';
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

const like = (from: Member, { id }: Member, note?: string) =>
  from.call(socialContract.setLike, { body: { user_id: id, liked: true, ...(note === undefined ? {} : { note }) } });
const likesOf = ({ id }: Member) => api.sql('select liked_id from member_like where member_id = $1', [id]);

it('commits no write of a session that is over', async () => {
  const [gina, hans] = [await api.register('Beside Gina'), await api.register('Beside Hans')];
  await open(gina, gina);
  await api.sql('delete from session where account_id = $1', [gina.id]);

  const { code } = await like(gina, hans);

  expect([code, await likesOf(gina)]).toEqual([errors.session_over.code, []]);
});

it('writes as the member is now', async () => {
  const [ina, jan, kim] = [
    await api.register('Beside Ina'),
    await api.register('Beside Jan'),
    await api.register('Beside Kim'),
  ];
  await open(ina, ina);
  await api.sql('insert into like_note_day (member_id, day, count) values ($1, (now() at time zone $2)::date, $3)', [
    ina.id,
    'UTC',
    limits.like_notes_per_day,
  ]);
  expect((await like(ina, jan, 'Hello')).code).toBe(errors.like_notes_used_up.code);

  await api.sql('update account set is_free = true where id = $1', [ina.id]);

  expect([(await like(ina, kim, 'Hello')).status, await likesOf(ina)]).toEqual([200, [{ liked_id: kim.id }]]);
});

it('marks the member as active with the page that shows their account', async () => {
  const fred = await api.register('Beside Fred');
  await api.sql("update profile set active_at = now() - interval '1 day' where member_id = $1", [fred.id]);

  await fred.call(accountsContract.getMe);

  expect(
    await api.sql("select active_at > now() - interval '1 hour' as now from profile where member_id = $1", [fred.id]),
  ).toEqual([{ now: true }]);
});
