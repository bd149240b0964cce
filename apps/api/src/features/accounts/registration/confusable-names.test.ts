import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { cast } from '@peonia/testing/cast.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';

// covers: POST /register
// covers: POST /validate

let api: Api;

beforeAll(async () => {
  api = await startApi();
  await api.register('Ilona Milla');
  await api.register('佐藤ロミ');
});
afterAll(() => api.close());

const validate = async (name: string) =>
  (await api.guest().call(accountsContract.validateFields, { body: { name } })).body['name'];

const register = (name: string, email: string) =>
  api.guest().call(accountsContract.register, { body: { email, name, password: 'a quiet evening', agreed: true } });

describe('a name that looks like another', () => {
  it.each([
    ['of a member, with Cyrillic letters', 'Il\u043en\u0430 Milla'],
    ['of a member, with a small L for a capital I', 'llona Milla'],
    ['of a member, with a capital I for a small L', 'IIona MiIIa'],
    ['of a member, with digits', '1l0na Mi11a'],
    ['of a member, in full width', 'Ｉｌｏｎａ　Ｍｉｌｌａ'.replace('　', ' ')],
    ['of a member, with a square for a syllable', '佐藤口ミ'],
    ['of the brand', 'Pe\u043enia'],
    ['of the brand with a staff word', 'Pe0nia Supp0rt'],
    ['of a staff word', '\u0410dmin'],
    ['of a staff word, with r and n for m', 'Adrnin'],
    ['of a team', 'Supp\u043ert.Team'],
  ])('%s is taken', async (_kind, name) => {
    expect(await validate(name)).toBe(errors.name_taken.code);
    expect((await register(name, 'looks.alike@example.test')).code).toBe(errors.name_taken.code);
  });

  it.each(['Ilone Milla', 'Ilona Millar', 'Anna Adminova', 'Olga Смирнова', 'Μαρία Παππά', '佐藤花子', 'Łukasz Żak'])(
    'not enough is free: %s',
    async (name) => {
      expect(await validate(name)).toBe('ok');
    },
  );

  it('is given to one of two who register it at once', async () => {
    const replies = await Promise.all([
      register('Paula Ross', 'a@example.test'),
      register('Раulа Rоss', 'b@example.test'),
    ]);

    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400]);
  });

  it('is free again after the account was deleted', async () => {
    await register('Gone Away', 'gone@example.test');
    await api.sql("update account set name = '', name_key = 'deleted:' || id where name = 'Gone Away'");

    expect(await validate('G\u043ene Away')).toBe('ok');
  });
});

it('no two sample members have names that look alike', async () => {
  const [row] = await api.sql<{ count: number }>(
    'select count(distinct name_skeleton(name))::int as count from unnest($1::text[]) name',
    [cast.map(({ name }) => name)],
  );

  expect(row?.count).toBe(cast.length);
});
