import { chatContract } from '@peonia/contract/chat.ts';
import { discoveryContract } from '@peonia/contract/discovery.ts';
import { feedContract } from '@peonia/contract/feed.ts';
import { messageActsContract } from '@peonia/contract/message-acts.ts';
import { profilesContract } from '@peonia/contract/profiles.ts';
import { socialContract } from '@peonia/contract/social.ts';
import { tiesContract } from '@peonia/contract/ties.ts';
import { insertPosts } from '@peonia/testing/insert-posts.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApi, type Api } from './api.ts';
import type { Member } from './register-member.ts';
import { there } from './there.ts';
import { uploadPicture } from './upload-picture.ts';

/** How the other came to stand to the reader, after the two have met everywhere. */
const relations = ['stranger', 'friend', 'blocked', 'blocker', 'unblocked'] as const;
type Relation = (typeof relations)[number];

interface Sight {
  readonly api: Api;
  readonly reader: Member;
  readonly other: Member;
}

/** The messages with which photos came, by who received them. */
const photos = new Map<number, number>();

const inPeople = (items: readonly { user_id: number }[], { id }: Member) => items.some(({ user_id }) => user_id === id);

/** Where a member can be seen, and how it is asked. */
const surfaces: Readonly<Record<string, (sight: Sight) => Promise<boolean>>> = {
  profile: async ({ reader, other }) => (await reader.call(profilesContract.getProfile, { params: { id: other.id } })).status === 200,
  latest: async ({ reader, other }) => inPeople((await reader.call(discoveryContract.listLatest)).body.items, other),
  recommend: async ({ reader, other }) => inPeople((await reader.call(discoveryContract.listRecommended)).body.items, other),
  news: async ({ reader, other }) => inPeople((await reader.call(feedContract.listFeeds)).body.items, other),
  threads: async ({ reader, other }) => inPeople((await reader.call(chatContract.listThreads)).body.items, other),
  'a message': async ({ reader }) => (await reader.call(messageActsContract.getMessage, { params: { id: photos.get(reader.id) ?? 0 } })).status === 200,
  'a photo of a message': async ({ reader }) => {
    const { status, body } = await reader.call(messageActsContract.getMessage, { params: { id: photos.get(reader.id) ?? 0 } });
    return status === 200 && body.uploads[0]?.open === true;
  },
  reaction: async ({ reader }) => (await reader.call(messageActsContract.setReaction, { params: { id: photos.get(reader.id) ?? 0 }, body: { emoji: 'heart' } })).status === 200,
  draft: async ({ reader, other }) => (await reader.call(chatContract.saveDraft, { body: { user_id: other.id, message_content: 'Dear' } })).status === 200,
  'likes of me': async ({ reader, other }) => inPeople((await reader.call(socialContract.listLikesOfMe)).body.items, other),
  'my likes': async ({ reader, other }) => inPeople((await reader.call(socialContract.listMyLikes)).body.items, other),
  'mutual likes': async ({ reader, other }) => inPeople((await reader.call(socialContract.listMutualLikes)).body.items, other),
  visitors: async ({ reader, other }) => inPeople((await reader.call(tiesContract.listVisitors)).body.items, other),
  friends: async ({ reader, other }) => inPeople((await reader.call(tiesContract.listFriends)).body.items, other),
  blacklist: async ({ reader, other }) => inPeople((await reader.call(tiesContract.listBlocked)).body.items, other),
  presence: async ({ reader, other }) => {
    const socket = await reader.socket();
    // One's own presence is told after everybody else's on the same list.
    socket.send({ type: 'watch', user_ids: [other.id, reader.id] });
    await socket.next((frame) => frame.type === 'presence' && frame.user_id === reader.id);
    socket.close();
    return socket.frames.some((frame) => frame.type === 'presence' && frame.user_id === other.id);
  },
  typing: async ({ reader, other }) => {
    const [mine, theirs] = [await reader.socket(), await other.socket()];
    theirs.send({ type: 'typing', user_id: reader.id });
    theirs.send({ type: 'watch', user_ids: [other.id] });
    await theirs.next((frame) => frame.type === 'presence');
    const heard = await mine.next((frame) => frame.type === 'typing', 300).then(() => true, () => false);
    for (const socket of [mine, theirs]) socket.close();
    return heard;
  },
};

/** `y` where the reader sees the other: one letter for each of `relations`, in their order. Who blocks keeps the conversation and the way to unblock. */
const expected: Readonly<Record<keyof typeof surfaces, string>> = {
  profile: 'yynyy',
  latest: 'yynny',
  recommend: 'yynny',
  news: 'yynny',
  threads: 'yynyy',
  'a message': 'yynyy',
  'a photo of a message': 'yynny',
  reaction: 'yynny',
  draft: 'yynyy',
  'likes of me': 'yynny',
  'my likes': 'yynny',
  'mutual likes': 'yynny',
  visitors: 'yynny',
  friends: 'nynnn',
  blacklist: 'nnnyn',
  presence: 'yynny',
  typing: 'yynny',
};

let api: Api;
const sights = new Map<Relation, Sight>();

beforeAll(async () => {
  api = await startApi();
  const pool = new pg.Pool({ connectionString: api.config.databaseUrl });
  for (const relation of relations) {
    const reader = await api.register(`Reads ${relation}`, { gender: 0, seeking: 'men' });
    const other = await api.register(`Shown ${relation}`, { gender: 1, seeking: 'women', photo: true });
    await meetEverywhere(reader, other);
    await insertPosts(pool, [{ author_id: other.id }]);
    const sight = { api, reader, other };
    sights.set(relation, sight);
    await stand(sight, relation);
  }
  await pool.end();
}, 60_000);
afterAll(() => api.close());

/** A conversation with a photo, likes both ways, a visit. */
async function meetEverywhere(reader: Member, other: Member): Promise<void> {
  for (const [one, two] of [[other, reader], [reader, other]] as const) {
    await one.call(chatContract.sayHi, { body: { user_id: two.id } });
    await one.call(socialContract.setLike, { body: { user_id: two.id } });
    await one.call(profilesContract.getProfile, { params: { id: two.id } });
  }
  const [file] = (await uploadPicture(api.address, other)).body.files;
  const photo = { user_id: reader.id, message_type: 'photo', message_content: '', upload_ids: [file?.id ?? 0], client_id: `photo-to-${reader.id}` } as const;
  photos.set(reader.id, (await other.call(chatContract.sendMessage, { body: photo })).body.id);
  await vi.waitUntil(async () => (await api.sql('select 1 from member_visit where visitor_id = $1', [other.id])).length === 1);
}

async function stand({ reader, other }: Sight, relation: Relation): Promise<void> {
  if (relation !== 'stranger') {
    // Everybody else was a friend before.
    await reader.call(tiesContract.askFriend, { body: { user_id: other.id } });
    await other.call(tiesContract.answerFriend, { body: { user_id: reader.id, status: 2 } });
  }
  if (relation === 'blocked' || relation === 'unblocked') await other.call(tiesContract.blockMember, { body: { user_id: reader.id } });
  if (relation === 'unblocked') await other.call(tiesContract.unblockMember, { query: { user_id: reader.id } });
  if (relation === 'blocker') await reader.call(tiesContract.blockMember, { body: { user_id: other.id } });
}

describe.each(Object.entries(surfaces))('%s', (name, isSeen) => {
  it('shows a member to whom it should, and to nobody else', async () => {
    const seen = [];
    for (const relation of relations) seen.push((await isSeen(there(sights.get(relation)))) ? 'y' : 'n');
    expect(seen.join('')).toBe(expected[name]);
  });
});
