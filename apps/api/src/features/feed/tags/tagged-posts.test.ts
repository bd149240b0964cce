import { randomUUID } from 'node:crypto';
import { feedContract as contract } from '@peonia/contract/feed.schema.ts';
import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { befriend, block } from '../../privacy/public.ts';

let api: Api;
let number = 0;

beforeAll(async () => {
  api = await startApi({ LIMIT_FEED_PAGE: '2', LIMIT_FEED_LOOK: '3' });
});
afterAll(() => api.close());

const join = () => api.register(`Tags posts ${(number += 1)}`, { vip: true });
const post = async (author: Member, content: string, visible: 'public' | 'friends' = 'public') =>
  (await author.call(contract.post, { body: { content, upload_ids: [], visible, client_id: randomUUID() } })).body.id;
const list = (reader: Pick<Member, 'call'>, tag: string, max_id?: number) =>
  reader.call(contract.listTagFeeds, { params: { tag }, query: max_id === undefined ? {} : { max_id } });
const idsOf = async (reader: Pick<Member, 'call'>, tag: string) =>
  (await list(reader, tag)).body.items.map(({ id }) => id);

it('lists the posts of a hashtag in any script and spelling, newest first', async () => {
  const [author, reader] = [await join(), await join()];
  const first = await post(author, 'Am #Bodensee, ＃湖');
  const second = await post(author, 'Again #bodensee');

  expect(await idsOf(reader, 'BODENSEE')).toEqual([second, first]);
  expect(await idsOf(reader, '湖')).toEqual([first]);
});

it('shows guests public posts alone', async () => {
  const author = await join();
  await author.call(profilesContract.updateProfile, { body: { visibility: 'public' } });
  const seen = await post(author, 'Open #lantern');
  await post(author, 'Closed #lantern', 'friends');

  expect(await idsOf(api.guest(), 'lantern')).toEqual([seen]);
});

it('shows posts for friends to friends', async () => {
  const [author, friend, stranger] = [await join(), await join(), await join()];
  const id = await post(author, 'For you #orchard', 'friends');
  await api.app.database.transaction((db) => befriend(db, author.id, friend.id));

  expect(await idsOf(friend, 'orchard')).toEqual([id]);
  expect(await idsOf(author, 'orchard')).toEqual([id]);
  expect(await idsOf(stranger, 'orchard')).toEqual([]);
});

it('leaves out blocked members and hidden posts', async () => {
  const [author, blocked, reader] = [await join(), await join(), await join()];
  const id = await post(author, 'Sea #harbour');
  await api.app.database.transaction((db) => block(db, author.id, blocked.id));
  await reader.call(contract.hideFeed, { params: { id }, body: { hidden: true } });

  expect(await idsOf(blocked, 'harbour')).toEqual([]);
  expect(await idsOf(reader, 'harbour')).toEqual([]);
});

it('pages to the oldest post, over posts that the reader may not see', async () => {
  const [author, reader] = [await join(), await join()];
  const oldest = await post(author, '1 #autumn');
  for (let i = 0; i < 4; i += 1) await post(author, `${i} #autumn`, 'friends');
  const newest = await post(author, '2 #autumn');

  const seen: number[] = [];
  let cursor: number | undefined;
  do {
    const { items, max_id } = (await list(reader, 'autumn', cursor)).body;
    seen.push(...items.map(({ id }) => id));
    cursor = max_id;
  } while (cursor !== -1);

  expect(seen).toEqual([newest, oldest]);
});

it('follows an edit', async () => {
  const author = await join();
  const id = await post(author, 'Now #spring');

  await author.call(contract.editFeed, { params: { id }, body: { content: 'Then #summer' } });

  expect(await idsOf(author, 'spring')).toEqual([]);
  expect(await idsOf(author, 'summer')).toEqual([id]);
});

it('leaves nothing of a deleted post', async () => {
  const author = await join();
  const id = await post(author, 'Gone #winter');

  await author.call(contract.deleteFeed, { params: { id } });

  expect(await api.sql('select 1 from post_tag where post_id = $1', [id])).toEqual([]);
});

it('knows no list of what is no hashtag', async () => {
  expect((await list(api.guest(), 'not a tag')).status).toBe(404);
});
