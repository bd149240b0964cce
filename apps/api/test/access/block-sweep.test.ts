import { randomUUID } from 'node:crypto';
import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { feedContract } from '@peonia/contract/feed.schema.ts';
import { albumContract } from '@peonia/contract/media/album.schema.ts';
import { membershipContract } from '@peonia/contract/money/membership.schema.ts';
import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import { allEndpoints } from '@peonia/contract/protocol/contract.ts';
import type { ServedEndpoint } from '@peonia/contract/protocol/endpoint.ts';
import { questionsContract } from '@peonia/contract/questions.schema.ts';
import { relationshipsContract } from '@peonia/contract/social/relationships.schema.ts';
import { socialContract } from '@peonia/contract/social/social.schema.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../api.ts';
import { put, relayOf, talk } from '../fixtures/call-fixture.ts';
import { write } from '../fixtures/hire-translator.ts';
import { giveRoses, openMall } from '../fixtures/order-gift.ts';
import type { Member } from '../fixtures/register-member.ts';
import { paidTravel, saveDraft } from '../fixtures/request-travel.ts';
import { giveGold } from '../money/give-gold.ts';
import { newKey } from '../money/pay.ts';

/** Ids of posts, messages, orders and other things; there are fewer of each. Members have others. */
const ids = Array.from({ length: 10 }, (_, place) => place + 1);

let api: Api;
let reader: Member;
let other: Member;

beforeAll(async () => {
  api = await startApi(relayOf);
  await api.sql("select setval(pg_get_serial_sequence('account', 'id'), 700)");
  const looks = { photo: true, verified: true, visibility: 'public' } as const;
  reader = await api.register('Ben Reader', { ...looks, gender: 1, seeking: 'women' });
  other = await api.register('Zanna Quill', { ...looks, gender: 0, seeking: 'men' });
  await write(reader, other, 'hello');
  await write(other, reader, 'hello to you');
  await meet(reader, other);
  await meet(other, reader);
  await saveDraft(reader, other);
  await paidTravel(api, other, reader);
  await reader.call(relationshipsContract.askFriend, { body: { user_id: other.id } });
  await other.call(relationshipsContract.answerFriend, { body: { user_id: reader.id, status: 2 } });
  while ((await api.app.outbox.drain()) > 0);
}, 60_000);
afterAll(() => api.close());

/** What one does to another and leaves a name somewhere. */
async function meet(one: Member, two: Member): Promise<void> {
  await giveGold(api.app.database, one, 200);
  await openMall(api, one);
  await one.call(socialContract.setLike, { body: { user_id: two.id } });
  await one.call(profilesContract.getProfile, { params: { id: two.id } });
  await one.call(relationshipsContract.saveRemark, { body: { user_id: two.id, content: 'a note' } });
  await one.call(questionsContract.ask, {
    body: { user_id: two.id, kind: 'question', question_id: 4, client_id: randomUUID() },
  });
  await one.call(albumContract.grantAlbumAccess, { params: { id: two.id }, body: { let_in: true } });
  const content = { content: 'A day in the sun', upload_ids: [], client_id: randomUUID() };
  const { id } = (await one.call(feedContract.post, { body: content })).body;
  await two.call(feedContract.likePost, { params: { id }, body: { liked: true } });
  await one.call(chatContract.sendMessage, {
    body: {
      user_id: two.id,
      message_type: 'gift',
      message_content: '',
      gift_id: 1,
      expected: 5,
      client_id: randomUUID(),
    },
  });
  await put(one, await talk(one, two), { status: 'hangup' });
  await giveRoses(one, two);
  await one.call(membershipContract.upgrade, {
    body: { package: 1, gateway: 'balance', expected: 30, agreed: true, user_id: two.id },
    headers: { 'idempotency-key': newKey() },
  });
}

/** Addresses of one endpoint: of the other and of all things, with the filters that narrow to the other. */
function addressesOf({ path, params, query }: ServedEndpoint): string[] {
  const fields = (query as { properties?: Readonly<Record<string, unknown>> }).properties ?? {};
  const filters = [
    '',
    ...('q' in fields ? [`?q=${encodeURIComponent(other.name)}`, '?q=hello'] : []),
    ...('user' in fields ? ['?user=1'] : []),
    ...('user_id' in fields ? [`?user_id=${other.id}&q=hello`] : []),
    ...('to' in fields ? ['?to=friend'] : []),
  ];
  const hasId = Object.keys((params as { properties?: object }).properties ?? {}).length > 0;
  return (hasId ? [other.id, ...ids] : ['']).flatMap((id) =>
    filters.map((filter) => `/v1${path.replaceAll(/:\w+/g, String(id))}${filter}`),
  );
}

/** Reads of members in whose replies the other is named or referred to. */
async function whereSeen(): Promise<string[]> {
  const reads = allEndpoints().filter(
    ({ endpoint }) =>
      endpoint.method === 'GET' && endpoint.permission === undefined && !endpoint.path.startsWith('/staff/'),
  );
  const seen = await Promise.all(
    reads.map(async ({ feature, name, endpoint }) => {
      for (const address of addressesOf(endpoint)) {
        const reply = await fetch(`${api.address}${address}`, {
          redirect: 'manual',
          headers: { authorization: `Bearer ${reader.token}` },
        });
        const text = await reply.text();
        if (text.includes(other.name) || text.includes(`"user_id":${other.id},`)) return [`${feature}.${name}`];
      }
      return [];
    }),
  );
  return seen.flat();
}

// covers: A block works on every surface, both ways, at once
it('names nobody whom a block hides, whatever is read', { timeout: 60_000 }, async () => {
  const before = await whereSeen();
  await other.call(relationshipsContract.blockMember, { body: { user_id: reader.id } });
  const blocked = await whereSeen();
  await other.call(relationshipsContract.unblockMember, { query: { user_id: reader.id } });
  await api.sql("update account set status = 'suspended' where id = $1", [other.id]);
  const suspended = await whereSeen();

  expect(before.length).toBeGreaterThan(25);
  expect(before).toEqual(expect.arrayContaining(['album.listAlbumAccess', 'travel.getTravel', 'mall.getMallOrder']));
  expect({ blocked, suspended }).toEqual({ blocked: [], suspended: [] });
});
