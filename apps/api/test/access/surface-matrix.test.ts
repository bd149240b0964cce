import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { messageActsContract } from '@peonia/contract/chat/message-acts.schema.ts';
import { contactsContract } from '@peonia/contract/contacts.schema.ts';
import { albumContract } from '@peonia/contract/media/album.schema.ts';
import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import { relationshipsContract } from '@peonia/contract/social/relationships.schema.ts';
import { socialContract } from '@peonia/contract/social/social.schema.ts';
import { insertPosts } from '@peonia/testing/insert-posts.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApi, type Api } from '../api.ts';
import { relayOf } from '../fixtures/call-fixture.ts';
import type { Member } from '../fixtures/register-member.ts';
import { putInAlbum } from '../fixtures/set-up-album.ts';
import { uploadPicture } from '../fixtures/upload-picture.ts';
import { addresses } from '../surfaces/addresses.ts';
import { complaints } from '../surfaces/complaints.ts';
import { conversation } from '../surfaces/conversation.ts';
import { things } from '../surfaces/member-content.ts';
import { told } from '../surfaces/notifications.ts';
import { people } from '../surfaces/people.ts';
import { askAndAnswer, questions } from '../surfaces/questions.ts';
import { relations, type Relation, type Visibility, type Surfaces } from '../surfaces/visibility.ts';
import { there } from '../there.ts';

/**
 * Every surface on which a member can be seen or heard of. One more is a row in a file of `surfaces`. Conversations
 * come last: they leave the reader connected, who is not pushed to then.
 */
const surfaces: Surfaces = {
  ...people,
  ...things,
  ...questions,
  ...addresses,
  ...complaints,
  ...told,
  ...conversation,
};

let api: Api;
const sights = new Map<Relation, Visibility>();

beforeAll(async () => {
  api = await startApi({ ...relayOf, LIBRETRANSLATE_URL: 'http://127.0.0.1:9' });
  const pool = new pg.Pool({ connectionString: api.config.databaseUrl });
  for (const relation of relations) {
    const reader = await api.register(`Reads ${relation}`, { gender: 0, seeking: 'men' });
    const other = await api.register(`Shown ${relation}`, { gender: 1, seeking: 'women', photo: true });
    await other.call(contactsContract.saveContact, {
      body: { facebook: null, wechat: 'other', phone: null, email: null, price: 20, show: 1, vip_free: 0 },
    });
    const photoId = await meetEverywhere(reader, other);
    await insertPosts(pool, [{ author_id: other.id }]);
    const sight = { api, reader, other, photoId, known: await readAddresses(reader, other, photoId) };
    sights.set(relation, sight);
    await stand(sight, relation);
  }
  await pool.end();
}, 60_000);
afterAll(() => api.close());

/** A conversation with a photo, likes both ways, a visit. Returns the message with the photo. */
async function meetEverywhere(reader: Member, other: Member): Promise<number> {
  for (const [one, two] of [
    [other, reader],
    [reader, other],
  ] as const) {
    await one.call(chatContract.sayHi, { body: { user_id: two.id } });
    await one.call(socialContract.setLike, { body: { user_id: two.id } });
    await one.call(profilesContract.getProfile, { params: { id: two.id } });
  }
  const [file] = (await uploadPicture(api.address, other)).body.files;
  const photo = {
    user_id: reader.id,
    message_type: 'photo',
    message_content: '',
    upload_ids: [file?.id ?? 0],
    client_id: `photo-to-${reader.id}`,
  } as const;
  const { id } = (await other.call(chatContract.sendMessage, { body: photo })).body;
  await askAndAnswer(reader, other);
  await vi.waitUntil(
    async () => (await api.sql('select 1 from member_visit where visitor_id = $1', [other.id])).length === 1,
  );
  return id;
}

/**
 * Addresses as the reader's program knows them: of the photo that came by message, and of one of the folder they were
 * let into.
 */
async function readAddresses(reader: Member, other: Member, photoId: number): Promise<Visibility['known']> {
  await putInAlbum(api, other, 'private');
  await other.call(albumContract.grantAlbumAccess, { params: { id: reader.id }, body: { let_in: true } });
  const message = (await reader.call(messageActsContract.getMessage, { params: { id: photoId } })).body.uploads[0];
  const photo = (
    await reader.call(albumContract.listPhotos, { params: { id: other.id }, query: { folder: 'private' } })
  ).body.items[0];
  return { message: there(message?.src), album: there(photo?.src) };
}

async function stand({ reader, other }: Visibility, relation: Relation): Promise<void> {
  if (relation !== 'stranger') {
    // Everybody else was a friend before.
    await reader.call(relationshipsContract.askFriend, { body: { user_id: other.id } });
    await other.call(relationshipsContract.answerFriend, { body: { user_id: reader.id, status: 2 } });
  }
  if (relation === 'blocked' || relation === 'unblocked')
    await other.call(relationshipsContract.blockMember, { body: { user_id: reader.id } });
  if (relation === 'unblocked')
    await other.call(relationshipsContract.unblockMember, { query: { user_id: reader.id } });
  if (relation === 'blocker') await reader.call(relationshipsContract.blockMember, { body: { user_id: other.id } });
}

describe.each(Object.entries(surfaces))('%s', (_name, { isSeen, expected }) => {
  // covers: A block works on every surface, both ways, at once
  it('shows a member to whom it should, and to nobody else', async () => {
    const seen = [];
    for (const relation of relations) seen.push((await isSeen(there(sights.get(relation)))) ? 'y' : 'n');
    expect(seen.join('')).toBe(expected);
  });
});
