import { randomUUID } from 'node:crypto';
import { feedContract as contract } from '@peonia/contract/feed.schema.ts';
import { errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';
import { limits } from '@peonia/contract/protocol/limits.ts';
import { insertPosts } from '@peonia/testing/insert-posts.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Client } from '../../../../test/client.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { uploadPicture } from '../../../../test/fixtures/upload-picture.ts';
import { befriend } from '../../privacy/public.ts';

let api: Api;
let pool: pg.Pool;
let mei: Member;
let jonas: Member;

beforeAll(async () => {
  api = await startApi();
  pool = new pg.Pool({ connectionString: api.config.databaseUrl });
  mei = await api.register('Mei Lin', { gender: 0, vip: true, visibility: 'public' });
  jonas = await api.register('Jonas Weber', { gender: 1 });
});
afterAll(async () => {
  await pool.end();
  await api.close();
});

const codeOf = (name: ErrorName) => errors[name].code;
const post = (client: Client, body: object = {}) =>
  client.call(contract.post, {
    body: {
      content: 'Snow on the mountain and the lake is still warm.',
      upload_ids: [],
      client_id: randomUUID(),
      ...body,
    },
  });
const read = (client: Client, id: number) => client.call(contract.getFeed, { params: { id } });
const timeline = async (client: Client, id: number) =>
  (await client.call(contract.listUserFeeds, { params: { id } })).body;
const remove = (client: Client, id: number) => client.call(contract.deleteFeed, { params: { id } });
const pictures = async (member: Member, count: number) =>
  (await Promise.all(Array.from({ length: count }, () => uploadPicture(api.address, member)))).map(
    ({ body }) => body.files[0]?.id ?? 0,
  );

describe('publishing', () => {
  // covers: POST /feeds
  it('returns the post as its author sees it and shows it on the timeline', async () => {
    const { status, body } = await post(mei, { content: '  今天的茶馆很安静。 ' });
    expect([status, body]).toMatchObject([
      201,
      {
        user_id: mei.id,
        user: { name: 'Mei Lin' },
        content: '今天的茶馆很安静。',
        language: 'zh',
        uploads: [],
        paid: false,
        visible: 'public',
        own: true,
        hidden: false,
      },
    ]);
    expect((await timeline(jonas, mei.id)).items[0]).toMatchObject({ id: body.id, own: false });
    expect((await read(api.guest(), body.id)).body).toMatchObject({ id: body.id, own: false });
  });

  it('publishes once for ten calls with one client id', async () => {
    const client_id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(mei, { client_id })));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await api.sql('select 1 from post where client_id = $1', [client_id])).toHaveLength(1);
  });

  // Specification section 7: `content, upload_ids`.
  it('takes a text alone and files alone, each call a post of its own', async () => {
    const publish = (body: Readonly<Record<string, unknown>>) => mei.call(contract.post, { body });
    const [picture] = await pictures(mei, 1);

    const replies = [
      await publish({ content: 'A text alone.' }),
      await publish({ content: 'A text alone.' }),
      await publish({ upload_ids: [picture] }),
    ];

    expect(replies.map(({ status, body }) => [status, body.content, body.uploads?.length])).toEqual([
      [201, 'A text alone.', 0],
      [201, 'A text alone.', 0],
      [201, '', 1],
    ]);
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(3);
    expect((await publish({})).code).toBe(codeOf('input_invalid'));
  });

  it('refuses a client id that was used for another post', async () => {
    const client_id = randomUUID();
    await post(mei, { client_id });

    expect((await post(mei, { client_id, content: 'Another post.' })).code).toBe(codeOf('key_reused'));
  });

  it('refuses an empty post, too much text, a price without file, and unfinished members', async () => {
    const unfinished = await api.register('Unfinished One', { finished: false });
    expect((await post(mei, { content: '  ' })).code).toBe(codeOf('input_invalid'));
    expect((await post(mei, { amount: 5 })).code).toBe(codeOf('input_invalid'));
    expect((await post(mei, { content: '🌸'.repeat(limits.post_text_max + 1) })).code).toBe(codeOf('post_too_long'));
    expect((await post(mei, { content: '🌸'.repeat(limits.post_text_max) })).status).toBe(201);
    expect((await post(unfinished)).code).toBe(codeOf('steps_missing'));
  });

  it.each([
    ['hidden', ['friends', 'friends', 'friends', 'friends']],
    ['friends', ['friends', 'friends', 'friends', 'friends']],
    ['registered', ['registered', 'registered', 'registered', 'friends']],
    ['public', ['public', 'public', 'registered', 'friends']],
  ])('never exceeds the audience of a %s profile', async (visibility, expected) => {
    await api.sql('update privacy_setting set visibility = $2 where member_id = $1', [mei.id, visibility]);
    const seen = [];
    for (const visible of [undefined, 'public', 'registered', 'friends'])
      seen.push((await post(mei, visible === undefined ? {} : { visible })).body.visible);
    expect(seen).toEqual(expected);
  });
});

describe('post files', () => {
  it('are shown in order and stay', async () => {
    const ids = await pictures(mei, 3);
    const order = ids.toReversed();
    const { body } = await post(mei, { content: '', upload_ids: order });
    expect(body.uploads.map(({ id, open }) => [id, open])).toEqual(order.map((id) => [id, true]));
    expect(await api.sql('select 1 from upload where id = any($1) and used_at is null', [ids])).toEqual([]);
    const [shown] = (await timeline(jonas, mei.id)).items;
    expect([shown?.uploads.map(({ id }) => id), shown?.upload_ids, body.upload_ids]).toEqual([order, order, order]);
    await remove(mei, body.id);
    expect(await api.sql('select 1 from upload where id = any($1) and used_at is null', [ids])).toHaveLength(3);
  });

  it('must be the author’s own and at most nine, else nothing is published', async () => {
    const before = await api.sql('select id from post');
    const [foreign = 0] = await pictures(jonas, 1);
    expect((await post(mei, { upload_ids: [foreign] })).code).toBe(codeOf('upload_unknown'));
    expect((await post(mei, { upload_ids: [999_999] })).code).toBe(codeOf('upload_unknown'));
    expect((await post(mei, { upload_ids: await pictures(mei, limits.post_photos_max + 1) })).code).toBe(
      codeOf('post_files_refused'),
    );
    expect(await api.sql('select id from post')).toEqual(before);
  });

  it('are marked as for sale and wait for review', async () => {
    const upload_ids = await pictures(mei, 1);
    const { body } = await post(mei, { content: 'Only for people who ask nicely.', upload_ids, amount: 12 });
    expect(body).toMatchObject({ paid: true, uploads: [{ paid: true, amount: 12, open: true }] });
    await api.sql(`update upload set review = 'approved', review_since = null where id = any($1)`, [upload_ids]);
    expect((await read(jonas, body.id)).body).toMatchObject({
      paid: true,
      uploads: [{ paid: true, open: false, src: null, post: null, thumb: null }],
    });
  });
});

describe('post quota', () => {
  // covers: Free members: 2 posts in 24 hours
  it('allows exactly two of ten simultaneous posts without VIP', async () => {
    const free = await api.register('Frieda Frei', {});
    expect(await timeline(free, free.id)).toMatchObject({ posts_left: limits.posts_per_day, next_at: null });
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(free)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(limits.posts_per_day);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ code, message }) => `${code} ${message}`))).toEqual(
      new Set(['400057 Please upgrade to VIP to send more than 2 news feed in 24 hours']),
    );
    expect((await timeline(free, free.id)).items).toHaveLength(limits.posts_per_day);
  });

  it('counts deleted posts and renews after a day', async () => {
    const free = await api.register('Fiona Frei', {});
    const client_id = randomUUID();
    const first = await post(free, { client_id });
    await post(free, { client_id });
    expect((await timeline(free, free.id)).posts_left).toBe(1);
    await remove(free, first.body.id);
    await post(free);
    expect((await post(free)).code).toBe(codeOf('posts_used_up'));
    const { posts_left, next_at } = await timeline(free, free.id);
    expect([posts_left, Math.round((Date.parse(next_at ?? '') - Date.now()) / 3_600_000)]).toEqual([0, 24]);
    await api.sql(
      `update post_quota set posted_at = array[now() - interval '24 hours 1 second', now() - interval '1 hour'] where member_id = $1`,
      [free.id],
    );
    expect((await timeline(free, free.id)).posts_left).toBe(1);
    expect([(await post(free)).status, (await post(free)).code]).toEqual([201, codeOf('posts_used_up')]);
  });

  it('does not limit VIP and is null for guests', async () => {
    for (let nth = 0; nth < 4; nth += 1) expect((await post(mei)).status).toBe(201);
    expect(await timeline(mei, mei.id)).toMatchObject({ posts_left: null, next_at: null });
    await api.sql(`update privacy_setting set visibility = 'public' where member_id = $1`, [mei.id]);
    expect(await timeline(api.guest(), mei.id)).toMatchObject({ posts_left: null, next_at: null });
  });
});

describe('deleting', () => {
  // covers: DELETE /feeds/:id
  it('removes the post everywhere, notifies connected friends, and is idempotent', async () => {
    const friend = await api.register('Fritz Freund', { gender: 1 });
    const stranger = await api.register('Stella Fremd', { gender: 1 });
    await befriend(api.app.database, mei.id, friend.id);
    const [own, near, far] = [await mei.socket(), await friend.socket(), await stranger.socket()];
    const { id } = (await post(mei)).body;
    for (const socket of [own, near])
      expect(await socket.next(({ type }) => type === 'feed.posted')).toEqual({
        type: 'feed.posted',
        post_id: id,
        user_id: mei.id,
      });
    await friend.call(contract.hideFeed, { params: { id }, body: { hidden: true } });
    expect([(await remove(mei, id)).status, (await remove(mei, id)).status]).toEqual([204, 204]);
    for (const socket of [own, near])
      expect(await socket.next(({ type }) => type === 'feed.removed')).toEqual({
        type: 'feed.removed',
        post_id: id,
        user_id: mei.id,
      });
    expect((await read(friend, id)).code).toBe(codeOf('not_found'));
    expect(far.frames.filter(({ type }) => type.startsWith('feed.'))).toEqual([]);
    for (const socket of [own, near, far]) socket.close();
  });

  it('does not change posts of others', async () => {
    const { id } = (await post(mei)).body;
    expect((await remove(jonas, id)).body).toEqual({});
    expect((await read(jonas, id)).status).toBe(200);
  });

  it('sends no frame to members whose news would not show the post', async () => {
    const friend = await api.register('Emil Treu', { gender: 1 });
    await befriend(api.app.database, mei.id, friend.id);
    await api.sql(`update privacy_setting set visibility = 'hidden' where member_id = $1`, [mei.id]);
    const [own, socket] = [await mei.socket(), await friend.socket()];
    await post(mei);
    await own.next(({ type }) => type === 'feed.posted');
    expect(socket.frames.filter(({ type }) => type.startsWith('feed.'))).toEqual([]);
    for (const one of [own, socket]) one.close();
  });
});

it('exports the posts of an account and deletes them with it', async () => {
  const { feedEraser, feedExporter } = await import('../public.ts');
  const leaving = await api.register('Lea Leaving', {});
  const ids = await insertPosts(
    pool,
    Array.from({ length: 501 }, () => ({ author_id: leaving.id })),
  );
  const written = [];
  for await (const { path, content } of feedExporter.files(api.app.database, leaving.id))
    for await (const part of content) written.push([path, JSON.parse(Buffer.from(part).toString()).length]);
  expect(written).toEqual([
    ['feed/posts.json', ids.length],
    ['feed/likes.json', 0],
  ]);
  await api.app.database.transaction((db) => feedEraser.erase(db, leaving.id));
  expect(await api.sql('select 1 from post where author_id = $1', [leaving.id])).toEqual([]);
});
