import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { feedContract } from '@peonia/contract/feed.schema.ts';
import { translationContract } from '@peonia/contract/translation/translation.schema.ts';
import type { Translation } from '@peonia/contract/translation/translation.ts';
import { seedCast } from '@peonia/testing/seed-cast.ts';
import { castTranslations } from '@peonia/testing/seed-translations.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from './api.ts';
import { openClient, type Client } from './client.ts';

let api: Api;
let token: string;

beforeAll(async () => {
  api = await startApi({ HUMAN_TRANSLATIONS: '1' });
  const logins = await seedCast(api.config.databaseUrl, { dataDir: api.config.dataDir });
  const { body } = await api
    .guest()
    .call(accountsContract.authenticate, { body: { name: 'Jonas Weber', password: logins[0]?.password ?? '' } });
  token = body.token;
});
afterAll(() => api.close());

const reader = (language: 'en' | 'de' | 'ja'): Client => openClient(api.address, { language, token });

async function idOf(table: 'message' | 'post', start: string): Promise<number> {
  const [row] = await api.sql<{ id: number }>(`select id::int from ${table} where content like $1`, [`${start}%`]);
  return row?.id ?? 0;
}

async function translate(client: Client, type: Translation['type'], id: number) {
  return (await client.call(translationContract.translate, { body: { items: [{ type, id }] } })).body.items[0];
}

it('has a translation of every text of the cast into English, German, Japanese', () => {
  const missing = castTranslations().flatMap(({ text, from, into }) =>
    ['en', 'de', 'ja'].filter((tag) => tag !== from && !(tag in into)).map((tag) => `${tag}: ${text}`),
  );

  expect(missing).toEqual([]);
});

it('shows a message in the language of each page, without a service', async () => {
  const id = await idOf('message', '那是青城山');

  const [english, german] = [
    await translate(reader('en'), 'message', id),
    await translate(reader('de'), 'message', id),
  ];

  expect(english).toMatchObject({ state: 'translated', from: 'zh', to: 'en', engine: null });
  expect(english?.text).toContain('Mount Qingcheng');
  expect(german?.text).toContain('Wolken');
});

it('shows a post translated by a person', async () => {
  const id = await idOf('post', '築九十年');

  const post = await translate(reader('en'), 'feed', id);

  expect(post).toMatchObject({ state: 'translated', from: 'ja', to: 'en', engine: null });
});

it('shows a biography translated by a person', async () => {
  const [row] = await api.sql<{ id: number }>("select id::int from account where name = 'Yuki Abe'");

  const biography = await translate(reader('de'), 'biography', row?.id ?? 0);

  expect(biography?.text).toContain('Tierärztin in Sapporo');
});

it('says that a text nobody translated has no translation here', async () => {
  const writer = await api.register('Writer', { language: 'ja' });
  const { body } = await writer.call(feedContract.post, {
    body: { content: '今日は静かな一日でした。', upload_ids: [], client_id: 'post-closed-1' },
  });

  expect(await translate(reader('en'), 'feed', body.id)).toMatchObject({ state: 'closed', text: null });
});

it('charges nothing for a translation by a person', async () => {
  const client = reader('en');
  const id = await idOf('message', '好啊');

  const before = (await client.call(translationContract.getTranslationShare)).body.used;
  await translate(client, 'message', id);

  expect((await client.call(translationContract.getTranslationShare)).body.used).toBe(before);
});
