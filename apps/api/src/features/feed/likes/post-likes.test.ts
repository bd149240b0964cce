import { randomUUID } from 'node:crypto';
import { feedContract as contract } from '@peonia/contract/feed.schema.ts';
import { notificationsContract } from '@peonia/contract/notifications/notifications.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { there } from '../../../../test/there.ts';
import { befriend, block, unfriend } from '../../privacy/public.ts';
import { feedEraser, feedExporter } from '../own-posts.ts';

let api: Api;
let number = 0;

beforeAll(async () => {
  api = await startApi({ LIMIT_PEOPLE_PAGE: '2' });
});
afterAll(() => api.close());

const join = (options: { vip?: boolean } = {}) => api.register(`Likes posts ${(number += 1)}`, options);
const like = (member: Member, id: number, liked = true) =>
  member.call(contract.likePost, { params: { id }, body: { liked } });
const read = async (member: Member, id: number) => (await member.call(contract.getFeed, { params: { id } })).body;
const likers = async (member: Member, id: number, max_id?: number) =>
  (await member.call(contract.listPostLikes, { params: { id }, query: max_id === undefined ? {} : { max_id } })).body;
const namesOf = async (member: Member, id: number) => (await likers(member, id)).items.map(({ name }) => name);
const notices = async (member: Member) => {
  await api.app.outbox.drain();
  return (await member.call(notificationsContract.listNotifications)).body.items;
};

async function post(author: Member, visible: 'public' | 'friends' = 'public'): Promise<number> {
  const { body } = await author.call(contract.post, {
    body: { content: 'The lake this morning', upload_ids: [], visible, client_id: randomUUID() },
  });
  return body.id;
}

describe('a like on a post', () => {
  it('is counted once, marked for its member alone, and taken back', async () => {
    const [author, one, two] = [await join(), await join(), await join()];
    const id = await post(author);
    expect((await like(one, id)).body).toEqual({ liked: true, likes: 1 });
    expect((await like(one, id)).body).toEqual({ liked: true, likes: 1 });
    expect((await like(two, id)).body).toEqual({ liked: true, likes: 2 });
    expect(await read(one, id)).toMatchObject({ liked: true, likes: 2 });
    expect(await read(author, id)).toMatchObject({ liked: false, likes: 2 });
    expect((await like(one, id, false)).body).toEqual({ liked: false, likes: 1 });
    expect((await like(one, id, false)).body).toEqual({ liked: false, likes: 1 });
    expect(await read(one, id)).toMatchObject({ liked: false, likes: 1 });
  });

  it('counts simultaneous likes exactly', async () => {
    const author = await join();
    const id = await post(author);
    const readers = await Promise.all(Array.from({ length: 6 }, () => join()));
    await Promise.all([...readers, ...readers].map((reader) => like(reader, id)));
    expect((await read(author, id)).likes).toBe(6);
  });

  it('stands in the news and on the timeline', async () => {
    const [author, reader] = [await join(), await join()];
    await befriend(api.app.database, author.id, reader.id);
    const id = await post(author);
    await like(reader, id);
    const news = (await reader.call(contract.listFeeds)).body.items.find((one) => one.id === id);
    const timeline = (await reader.call(contract.listUserFeeds, { params: { id: author.id } })).body.items[0];
    expect([news, timeline]).toMatchObject([
      { likes: 1, liked: true },
      { likes: 1, liked: true },
    ]);
  });

  it('is refused for an own post, and answers like an unknown post where the reader may not see it', async () => {
    const [author, stranger, blocked] = [await join(), await join(), await join()];
    const [open, kept] = [await post(author), await post(author, 'friends')];
    await block(api.app.database, author.id, blocked.id);
    expect((await like(author, open)).code).toBe(errors.post_own_liked.code);
    expect((await like(stranger, kept)).code).toBe(errors.not_found.code);
    expect((await like(blocked, open)).code).toBe(errors.not_found.code);
    expect((await blocked.call(contract.listPostLikes, { params: { id: open } })).code).toBe(errors.not_found.code);
  });

  it('reaches the devices of the author and of the member who likes', async () => {
    const [author, reader] = [await join(), await join()];
    const id = await post(author);
    const [hers, his] = [await author.socket(), await reader.socket()];
    await like(reader, id);
    const frame = { type: 'feed.liked', post_id: id, user_id: author.id, likes: 1 };
    expect(await hers.next(({ type }) => type === 'feed.liked')).toEqual({ ...frame, liked: null });
    expect(await his.next(({ type }) => type === 'feed.liked')).toEqual({ ...frame, liked: true });
    hers.close();
    his.close();
  });
});

describe('who likes a post', () => {
  it('is listed newest first in pages', async () => {
    const [author, ...readers] = await Promise.all([join(), join(), join(), join()]);
    const id = await post(there(author));
    for (const reader of readers) await like(reader, id);
    const first = await likers(there(author), id);
    const second = await likers(there(author), id, first.max_id);
    expect([...first.items, ...second.items].map(({ user_id }) => user_id)).toEqual(
      readers.map((reader) => reader.id).toReversed(),
    );
    expect([first.items.length, second.max_id]).toEqual([2, -1]);
  });

  it('leaves out members who are blocked by the reader, block the reader, or may not be shown', async () => {
    const [author, reader, blocked, blocker, hidden] = await Promise.all([join(), join(), join(), join(), join()]);
    const id = await post(author);
    for (const member of [blocked, blocker, hidden]) await like(member, id);
    await block(api.app.database, reader.id, blocked.id);
    await block(api.app.database, blocker.id, reader.id);
    await api.sql(`update privacy_setting set visibility = 'hidden' where member_id = $1`, [hidden.id]);
    expect(await namesOf(reader, id)).toEqual([]);
    expect((await namesOf(author, id)).length).toBe(2);
  });

  it('shows friends of the member alone those whose profile is for friends', async () => {
    const [author, friend, stranger, shy] = await Promise.all([join(), join(), join(), join()]);
    await api.sql(`update privacy_setting set visibility = 'friends' where member_id = $1`, [shy.id]);
    await befriend(api.app.database, shy.id, friend.id);
    const id = await post(author);
    await like(shy, id);
    expect([await namesOf(friend, id), await namesOf(stranger, id)]).toEqual([[shy.name], []]);
    await unfriend(api.app.database, shy.id, friend.id);
    expect(await namesOf(friend, id)).toEqual([]);
    expect(await namesOf(shy, id)).toEqual([shy.name]);
  });
});

describe('the notice of a like', () => {
  it('is one entry for a post with several likes, and goes when they are taken back', async () => {
    const [author, one, two] = [await join(), await join(), await join()];
    const [id, other] = [await post(author), await post(author)];
    await like(one, id);
    await like(two, id);
    await like(one, other);
    expect((await notices(author)).map(({ type, data }) => [type, data.what, data.post_id, data.others])).toEqual([
      ['feed', 'liked', other, 0],
      ['feed', 'liked', id, 1],
    ]);
    await like(one, id, false);
    await like(two, id, false);
    expect((await notices(author)).map(({ data }) => data.post_id)).toEqual([other]);
  });

  it('is not made for a like of a member whom the author may not see', async () => {
    const [author, hidden] = [await join(), await join()];
    await api.sql(`update privacy_setting set visibility = 'hidden' where member_id = $1`, [hidden.id]);
    await like(hidden, await post(author));
    expect(await notices(author)).toEqual([]);
  });
});

describe('an account that goes', () => {
  it('exports its likes, takes them from the counts, and leaves those of others', async () => {
    const [author, one, two] = [await join(), await join(), await join()];
    const id = await post(author);
    await like(one, id);
    await like(two, id);
    const files = new Map<string, string>();
    for await (const { path, content } of feedExporter.files(api.app.database, one.id)) {
      const parts = [];
      for await (const part of content) parts.push(Buffer.from(part));
      files.set(path, Buffer.concat(parts).toString('utf8'));
    }
    expect(JSON.parse(files.get('feed/likes.json') ?? '')).toMatchObject([{ post_id: id }]);
    await feedEraser.erase(api.app.database, one.id);
    expect(await read(two, id)).toMatchObject({ likes: 1, liked: true });
    expect(await namesOf(author, id)).toEqual([two.name]);
  });
});
