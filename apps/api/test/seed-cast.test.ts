import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { discoveryContract } from '@peonia/contract/discovery/discovery.schema.ts';
import { feedContract } from '@peonia/contract/feed.schema.ts';
import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import { questionsContract } from '@peonia/contract/questions.schema.ts';
import { socialContract } from '@peonia/contract/social/social.schema.ts';
import { castPlaces } from '@peonia/testing/cast-places.ts';
import { castPosts } from '@peonia/testing/cast-posts.ts';
import { cast, castEmail } from '@peonia/testing/cast.ts';
import { seedCast, type SampleLogin } from '@peonia/testing/seed-cast.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from './api.ts';
import { openClient, type Client } from './client.ts';
import { begin, orderOf, press } from './money/pay.ts';

let api: Api;
let logins: SampleLogin[];
let jonas: Client;

beforeAll(async () => {
  api = await startApi();
  logins = await seedCast(api.config.databaseUrl, { dataDir: api.config.dataDir });
  const { body } = await api
    .guest()
    .call(accountsContract.authenticate, { body: { name: 'Jonas Weber', password: logins[0]?.password ?? '' } });
  jonas = openClient(api.address, { language: 'de', token: body.token });
});
afterAll(() => api.close());

it('lets every sample log in', async () => {
  expect(logins).toHaveLength(4);
  for (const { email, password } of logins)
    expect((await api.guest().call(accountsContract.authenticate, { body: { email, password } })).status).toBe(200);
});

it('moves in once', async () => {
  expect(await seedCast(api.config.databaseUrl, { dataDir: api.config.dataDir })).toEqual(logins);
  expect(await api.sql('select count(*)::int as count from account')).toEqual([{ count: cast.length }]);
});

it('shows the cast on every list, with pictures that open', async () => {
  const guest = api.guest();
  const known = cast.filter(({ visibility }) => visibility === 'public').map(({ name }) => name);
  for (const list of [discoveryContract.listFront, discoveryContract.listLatest, discoveryContract.listRecommended]) {
    expect((await guest.call(list)).body.items.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
  }
  const { items } = (await jonas.call(discoveryContract.listRecommended)).body;
  expect(items).toHaveLength(cast.filter(({ gender }) => gender === 0).length);
  const profile = (
    await jonas.call(profilesContract.getProfile, {
      params: { id: items.find(({ name }) => name === 'Mei Lin')?.user_id },
    })
  ).body;
  expect(profile).toMatchObject({
    city: 'Chengdu',
    country: 'CN',
    language: 'zh',
    liked: true,
    vip: 1,
    verified: 1,
    alike: ['marriage', 'children', 'orientation', 'purpose', 'languages'],
  });
  for (const [path, width, height] of [
    [profile.avatar, 200, 200],
    [profile.photo, 720, 720],
    [profile.cover, 780, 250],
  ] as const) {
    const picture = await fetch(`${api.address}${path}`);
    expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({
      format: 'webp',
      width,
      height,
    });
  }
});

it('brings likes along', async () => {
  expect((await jonas.call(accountsContract.getCounters)).body.counter.likeme).toBe(3);
  expect((await jonas.call(socialContract.listMutualLikes)).body.items.map(({ name }) => name)).toEqual(['Mei Lin']);
});

it('tells its news, those in a readable language first, with pictures that open', async () => {
  const seen = [];
  for (let place: number | undefined; place !== -1;) {
    const { items, max_id } = (
      await jonas.call(feedContract.listFeeds, { query: place === undefined ? {} : { max_id: place } })
    ).body;
    seen.push(...items);
    place = max_id;
  }
  const women = new Set(cast.filter(({ gender }) => gender === 0).map(({ name }) => name));
  expect(seen.map(({ content }) => content).toSorted()).toEqual(
    castPosts
      .filter(({ author }) => women.has(author) || author === 'Jonas Weber')
      .map(({ says }) => says)
      .toSorted(),
  );
  const speaks = seen.map(({ user }) => user.languages.some((code) => code === 'de' || code === 'en'));
  expect(speaks).toEqual(speaks.toSorted((one, other) => Number(other) - Number(one)));
  const [file] = seen[0]?.uploads ?? [];
  for (const [path, width] of [
    [file?.thumb, 200],
    [file?.post, 600],
    [file?.src, 1_200],
    [file?.blur, 32],
  ] as const) {
    const picture = await fetch(`${api.address}${path}`);
    expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({ format: 'webp', width });
  }
});

it('lives where the list of places says', async () => {
  const rows = await api.sql('select id::int, country, name, population, time_zone from place where id = any($1)', [
    Object.values(castPlaces).map(({ id }) => id),
  ]);
  expect(rows.toSorted((a, b) => a.id - b.id)).toEqual(Object.values(castPlaces).toSorted((a, b) => a.id - b.id));
});

it('has names and addresses that registration would take', async () => {
  for (const { name } of cast) {
    const { body } = await api
      .guest()
      .call(accountsContract.validateFields, { body: { name: `${name}`, email: castEmail(name) } });
    expect(body).toEqual({ name: 400105, email: 'ok' });
  }
});

it('credits gold that a sample member buys', async () => {
  const { order } = await begin(jonas, 'sandbox', { amount: 50 });

  await press(api, order, 'approve');

  expect((await orderOf(jonas, order.id)).state).toBe('credited');
  expect((await jonas.call(accountsContract.getMe)).body.balance).toBe(50);
});

it('gives a sample member a row in every table that registration fills', async () => {
  const registered = await api.register('Rosa Registered');
  const tables = await api.sql<{ table_name: string }>(
    `select c.table_name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and c.column_name = 'member_id' and t.table_type = 'BASE TABLE'`,
  );
  // The search index is filled by a job.
  const byRegistration = tables.filter(({ table_name: table }) => !/^(member_event|search_)/.test(table));
  const lacking = [];

  for (const { table_name: table } of byRegistration) {
    const [row] = await api.sql<{ registered: boolean; all: boolean }>(
      `select exists (select from ${table} where member_id = $1) as registered,
         not exists (select from account a where a.id <> $1 and not exists (select from ${table} t where t.member_id = a.id)) as all`,
      [registered.id],
    );
    if (row?.registered && !row.all) lacking.push(table);
  }

  expect(lacking).toEqual([]);
});

it('answers questions in the language of the reader', async () => {
  const { items } = (await jonas.call(discoveryContract.listLatest)).body;
  const mei = items.find(({ name }) => name === 'Mei Lin');

  const { body } = await jonas.call(questionsContract.listAnswers, { params: { id: mei?.user_id ?? 0 } });

  expect(body.items.map(({ chosen }) => chosen)).toContain('Tee');
});
