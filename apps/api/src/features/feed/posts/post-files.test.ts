import { randomUUID } from 'node:crypto';
import { feedContract } from '@peonia/contract/feed.schema.ts';
import { albumContract } from '@peonia/contract/media/album.schema.ts';
import type { MediaItem } from '@peonia/contract/media/media.ts';
import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { putInAlbum } from '../../../../test/fixtures/set-up-album.ts';
import { uploadPicture } from '../../../../test/fixtures/upload-picture.ts';
import { there } from '../../../../test/there.ts';
import { befriend, block, unblock } from '../../privacy/public.ts';
import { readTimeline, rowsOfPosts } from './post.sql.ts';

let api: Api;
let mei: Member;
let jonas: Member;

beforeAll(async () => {
  api = await startApi();
  [mei, jonas] = [
    await api.register('Mei Lin', { visibility: 'public', photo: true, vip: true }),
    await api.register('Jonas Weber', { gender: 1 }),
  ];
  await befriend(api.app.database, mei.id, jonas.id);
});
afterAll(() => api.close());

const statusOf = async (path: string | null | undefined) => (await fetch(`${api.address}${path}`)).status;
const isLasting = (item: MediaItem) => /^\/media\/[0-9a-f]{32}-/.test(item.src ?? '');
const setVisibility = (visibility: string) =>
  api.sql('update privacy_setting set visibility = $2 where member_id = $1', [mei.id, visibility]);
const nameOf = async (id: number) =>
  there((await api.sql<{ name: string }>('select name from upload where id = $1', [id]))[0]).name;

/** A post by Mei with these files, as Jonas sees it. */
async function postWith(visible: 'public' | 'friends', upload_ids: number[]): Promise<MediaItem> {
  const { body } = await mei.call(feedContract.post, {
    body: { content: 'At the lake', upload_ids, visible, client_id: randomUUID() },
  });
  return there((await jonas.call(feedContract.getFeed, { params: { id: body.id } })).body.uploads[0]);
}

it('are read once for a page of posts, as is the card of their author', async () => {
  const files = [await putInAlbum(api, mei, 'public'), await putInAlbum(api, mei, 'public')];
  for (const { id } of files) await postWith('public', [id]);

  const { posts } = await readTimeline.one(api.app.database, {
    author_id: mei.id,
    reader: jonas.id,
    reader_vip: false,
    language: 'en',
    quota_most: null,
    before: Number.MAX_SAFE_INTEGER,
    most: files.length,
  });

  expect(rowsOfPosts(posts).map(({ upload_ids }) => upload_ids)).toEqual(files.toReversed().map(({ id }) => [id]));
  expect(posts.files?.map(([id]) => id).toSorted((one, other) => one - other)).toEqual(files.map(({ id }) => id));
  expect(posts.cards?.map((card) => card?.[0])).toEqual([mei.id]);
});

describe('photo of the public album', () => {
  // covers: Files of non-public profiles and posts have no permanent URL
  it('has a permanent URL while the profile is public, and none once it is for friends or hidden', async () => {
    const { id, src } = await putInAlbum(api, mei, 'public');
    expect(await statusOf(src)).toBe(200);
    const asJonas = async () =>
      there(
        (
          await jonas.call(albumContract.listPhotos, { params: { id: mei.id }, query: { folder: 'public' } })
        ).body.items.find((item) => item.id === id),
      );
    expect(isLasting(await asJonas())).toBe(true);
    for (const visibility of ['friends', 'hidden']) {
      await setVisibility(visibility);
      const seen = await asJonas();
      expect([
        await statusOf(src),
        isLasting(seen),
        seen.open,
        await statusOf(seen.src),
        await statusOf(seen.thumb),
      ]).toEqual([404, false, true, 200, 200]);
      await block(api.app.database, mei.id, jonas.id);
      expect(await statusOf(seen.src)).toBe(404);
      await unblock(api.app.database, mei.id, jonas.id);
      await befriend(api.app.database, mei.id, jonas.id);
    }
    // The profile photo keeps its URL: friends, conversations and notifications show it.
    const { body: profile } = await jonas.call(profilesContract.getProfile, { params: { id: mei.id } });
    expect([await statusOf(profile.avatar), await statusOf(profile.photo)]).toEqual([200, 200]);
    await setVisibility('public');
    expect([await statusOf(src), isLasting(await asJonas())]).toEqual([200, true]);
  });
});

describe('photo of a post for friends', () => {
  const upload = async () => there((await uploadPicture(api.address, mei)).body.files[0]).id;

  it('has no permanent URL, and a block ends a friend’s URL', async () => {
    const id = await upload();
    const seen = await postWith('friends', [id]);
    expect([
      isLasting(seen),
      await statusOf(seen.src),
      await statusOf(`/media/${await nameOf(id)}-whole.webp`),
    ]).toEqual([false, 200, 404]);
    await block(api.app.database, jonas.id, mei.id);
    expect(await statusOf(seen.src)).toBe(404);
    await unblock(api.app.database, jonas.id, mei.id);
    await befriend(api.app.database, mei.id, jonas.id);
  });

  it('has a permanent URL again if a public post or the public album shows it', async () => {
    const [id, shown] = [await upload(), await putInAlbum(api, mei, 'public')];
    await postWith('friends', [id]);
    expect([isLasting(await postWith('public', [id])), isLasting(await postWith('friends', [shown.id]))]).toEqual([
      true,
      true,
    ]);
  });
});
