import { randomUUID } from 'node:crypto';
import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { feedContract as contract } from '@peonia/contract/feed.schema.ts';
import { notificationsContract } from '@peonia/contract/notifications/notifications.schema.ts';
import type { EventData } from '@peonia/contract/protocol/realtime.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { enqueueAll } from '../../../platform/outbox/outbox.ts';
import { befriend, block } from '../../privacy/public.ts';
import '../events.ts';

let api: Api;
let number = 0;
beforeAll(async () => {
  api = await startApi({ LIMIT_FEED_TOLD_MAX: '3' });
});
afterAll(() => api.close());

type Told = EventData<'notification.made'>;

const join = () => api.register(`Posting friend ${(number += 1)}`, { vip: true });
const post = async (author: Member, client_id = randomUUID()) =>
  (
    await author.call(contract.post, {
      body: { content: 'The lake this morning', upload_ids: [], visible: 'public', client_id },
    })
  ).body.id;
const notices = async (member: Member) => {
  await api.app.outbox.drain();
  const { items } = (await member.call(notificationsContract.listNotifications)).body;
  return items.map(({ type, data }) => [type, data.what, data.user_id, data.others, data.post_id]);
};
/** As after the publication of these posts. */
async function deliver(...ids: number[]) {
  await api.app.database.transaction((db) =>
    enqueueAll(
      db,
      'feed.posted',
      ids.map((post_id) => ({ post_id })),
    ),
  );
  await api.app.outbox.drain();
}

async function friends(author: Member, count: number): Promise<Member[]> {
  const made: Member[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const friend = await join();
    await befriend(api.app.database, author.id, friend.id);
    made.push(friend);
  }
  return made;
}

it('notifies friends of a new post once, and nobody else', async () => {
  const [author, stranger] = [await join(), await join()];
  const [friend] = await friends(author, 1);
  const client_id = randomUUID();

  await post(author, client_id);
  await post(author, client_id);

  expect(await notices(friend as Member)).toEqual([['feed', 'shared', author.id, 0, null]]);
  expect(await notices(stranger)).toEqual([]);
  expect(await notices(author)).toEqual([]);
});

it('gathers the posts of several friends in one entry until it is seen', async () => {
  const reader = await join();
  const [first, second] = await friends(reader, 2);
  await post(first as Member);
  await post(first as Member);
  await post(second as Member);
  expect(await notices(reader)).toEqual([['feed', 'shared', second?.id, 1, null]]);
});

it('does not notify who is blocked or may not see the author', async () => {
  const author = await join();
  const [blocked, friend] = await friends(author, 2);
  await block(api.app.database, author.id, blocked?.id ?? 0);
  await post(author);
  expect(await notices(blocked as Member)).toEqual([]);
  expect(await notices(friend as Member)).toHaveLength(1);

  const hidden = await join();
  const [other] = await friends(hidden, 1);
  await api.sql(`update privacy_setting set visibility = 'hidden' where member_id = $1`, [hidden.id]);
  await post(hidden);
  expect(await notices(other as Member)).toEqual([]);
});

it('says nothing of a post that was deleted meanwhile', async () => {
  const author = await join();
  const [gone, kept] = [await post(author), await post(author)];
  await api.app.outbox.drain();
  const [friend] = await friends(author, 1);
  await author.call(contract.deleteFeed, { params: { id: gone } });

  await deliver(gone);
  expect(await notices(friend as Member)).toEqual([]);
  await deliver(kept);
  expect(await notices(friend as Member)).toHaveLength(1);
});

it('notifies nobody twice of a post that is delivered again', async () => {
  const author = await join();
  const [friend] = await friends(author, 1);
  const id = await post(author);
  await api.app.outbox.drain();
  await friend?.call(accountsContract.readCounter, { body: { type: 'notification' } });

  await deliver(id);

  expect(await notices(friend as Member)).toHaveLength(1);
});

it('notifies the friends of several posts with as many statements as one friend of one post', async () => {
  const [single, ...authors] = [await join(), await join(), await join()];
  const circle = [
    await friends(single, 1),
    await friends(authors[0] as Member, 3),
    await friends(authors[1] as Member, 3),
  ];
  const ids = [];
  for (const author of [single, ...authors]) ids.push(await post(author));
  await api.app.outbox.drain();
  await api.sql('delete from notification');

  const [of, ...others] = ids;
  const one = await api.countQueries(() => deliver(of ?? 0));
  const many = await api.countQueries(() => deliver(...others));

  expect(many).toBe(one);
  expect(await Promise.all(circle.flat().map(async (friend) => (await notices(friend)).length))).toEqual(
    Array(7).fill(1),
  );
});

it('tells of each friend once where posts are delivered together, the latest last', async () => {
  const reader = await join();
  const [first, second, blocked] = (await friends(reader, 3)) as [Member, Member, Member];
  const ids = [];
  for (const author of [second, blocked, first, second, first]) ids.push(await post(author));
  await api.app.outbox.drain();
  await api.sql('delete from notification');
  const socket = await reader.socket();
  await block(api.app.database, reader.id, blocked.id);

  await deliver(...ids);

  expect(await notices(reader)).toEqual([['feed', 'shared', first.id, 1, null]]);
  const sources = await api.sql<{ person_id: string }>(
    `select b.person_id from notification_source b join notification n on n.id = b.notification_id
     where n.member_id = $1 order by b.notified_at`,
    [reader.id],
  );
  expect(sources.map(({ person_id }) => Number(person_id))).toEqual([second.id, first.id, second.id, first.id]);
  await socket.next(
    (frame) =>
      frame.type === 'event' &&
      frame.name === 'notification.made' &&
      (frame as typeof frame & { data: Told }).data.notification.data.user_id === first.id,
  );
  const told = socket.frames.filter((frame) => frame.type === 'event' && frame.name === 'notification.made');
  expect(told.map((frame) => (frame as typeof frame & { data: Told }).data)).toMatchObject([
    { unread: 1, notification: { data: { user_id: second.id } } },
    { unread: 0, notification: { data: { user_id: first.id, others: 1 } } },
  ]);
  socket.close();
});

it('notifies a bounded number of friends', async () => {
  const author = await join();
  const many = await friends(author, 4);
  await post(author);
  const told = await Promise.all(many.map(notices));
  expect(told.map(({ length }) => length).reduce((sum, one) => sum + one, 0)).toBe(3);
});
