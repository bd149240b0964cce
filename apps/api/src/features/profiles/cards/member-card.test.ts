import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { differingCards } from './repair-cards.sql.ts';
import { repairCards } from './repair-cards.ts';

let api: Api;
let mei: Member;

beforeAll(async () => {
  api = await startApi();
  mei = await api.register('Mei Lin', { gender: 0, birthday: '1995-04-12' });
});
afterAll(() => api.close());

const differing = () => differingCards.all(api.app.database, { after: 0, up_to: Number.MAX_SAFE_INTEGER });
const hasCard = async () =>
  (await api.sql('select member_id from member_card where member_id = $1', [mei.id])).length > 0;

// Each line changes one column that a card is made of.
const causes: readonly (readonly [name: string, sql: string, hasCard: boolean])[] = [
  ['another name', "update account set name = 'Mei Wang' where id = $1", true],
  ['a suspension', "update account set status = 'suspended' where id = $1", false],
  ['the end of a suspension', "update account set status = 'active' where id = $1", true],
  ['a proven identity', 'update account set identified_at = now() where id = $1', true],
  ['an account free of charge', 'update account set is_free = true where id = $1', true],
  ['VIP', "update account set vip_until = '2090-01-01' where id = $1", true],
  ['another gender', 'update profile set gender = 1 where member_id = $1', true],
  ['no gender', 'update profile set gender = null where member_id = $1', false],
  ['the first gender', 'update profile set gender = 0 where member_id = $1', true],
  ['a corrected birthday', "update profile set birthday = '1994-04-12' where member_id = $1", true],
  ['a photo', "update profile set main_photo = 'a' where member_id = $1", true],
  ['languages', "update profile set languages = '{de,zh}' where member_id = $1", true],
  ['a marriage', 'update profile set marriage = 2 where member_id = $1', true],
  ['a place', 'update profile set place_id = (select min(id) from place) where member_id = $1', true],
  ['visibility', "update privacy_setting set visibility = 'hidden' where member_id = $1", true],
  ['presence that is not shown', "update privacy_setting set online_status = 'offline' where member_id = $1", true],
];

it.each(causes)('follows its source at once: %s', async (_name, sql, expected) => {
  await api.sql(sql, [mei.id]);

  expect(await hasCard()).toBe(expected);
  expect(await differing()).toEqual([]);
});

it('appears with the first steps of a new member', async () => {
  const lena = await api.register('Lena Late', { gender: 0, birthday: '1990-01-01', visibility: 'public' });

  expect(await differing()).toEqual([]);
  const { body } = await api.guest().call(profilesContract.getProfile, { params: { id: lena.id } });
  expect(body.name).toBe('Lena Late');
});

it('is written again where it differs', async () => {
  await api.sql("update member_card set name = 'Wrong' where member_id = $1", [mei.id]);

  expect(await repairCards(api.app.database)).toBe(1);
  expect(await differing()).toEqual([]);
});

it('goes with the profile', async () => {
  await api.sql('delete from profile where member_id = $1', [mei.id]);

  expect(await hasCard()).toBe(false);
  expect(await differing()).toEqual([]);
});
