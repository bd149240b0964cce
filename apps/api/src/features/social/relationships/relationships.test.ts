import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { notificationsContract } from '@peonia/contract/notifications/notifications.schema.ts';
import { profilesContract } from '@peonia/contract/profiles/profiles.schema.ts';
import { errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';
import { limits } from '@peonia/contract/protocol/limits.ts';
import type { ServerFrame } from '@peonia/contract/protocol/realtime.ts';
import { relationshipsContract as contract } from '@peonia/contract/social/relationships.schema.ts';
import { insertMembers } from '@peonia/testing/insert-members.ts';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import type { MemberOptions } from '../../../../test/fixtures/registration.ts';
import { acts, decide, friendValue, strangers, reversed, type Act, type Relationship } from './friendship.ts';

let api: Api;
let pool: pg.Pool;
let count = 0;

beforeAll(async () => {
  api = await startApi();
  pool = new pg.Pool({ connectionString: api.config.databaseUrl });
});
afterAll(async () => {
  await pool.end();
  await api.close();
});

const someone = (options: MemberOptions = {}) => api.register(`Tie ${(count += 1)} Member`, options);
const pass = ({ id }: Member) =>
  api.sql(`update privacy_setting set friend_preference = 'pass' where member_id = $1`, [id]);
const codeOf = (name: ErrorName) => errors[name].code;
const withoutId = (text: string) => text.replace(/"request_id":"[^"]+"/, '');
const idsOf = async (
  member: Member,
  list: typeof contract.listFriends | typeof contract.listBlocked | typeof contract.listFriendRequests,
) => (await member.call(list)).body.items.map(({ user_id }) => user_id);
const requests = async (member: Member) => (await member.call(accountsContract.getCounters)).body.counter.request;
const valueOf = async (reader: Member, { id }: Member) => {
  const { status, body } = await reader.call(profilesContract.getProfile, { params: { id } });
  return status === 404 ? 'unknown' : body.friend;
};
const named = (name: string) => (frame: ServerFrame) => frame.type === 'event' && frame.name === name;

const doing: Record<
  Act,
  (member: Member, other: { id: number }) => Promise<{ status: number; code: number | null; text: string }>
> = {
  ask: (member, { id }) => member.call(contract.askFriend, { body: { user_id: id } }),
  accept: (member, { id }) => member.call(contract.answerFriend, { body: { user_id: id, status: 2 } }),
  end: (member, { id }) => member.call(contract.answerFriend, { body: { user_id: id, status: 1 } }),
  unfriend: (member, { id }) => member.call(contract.deleteFriend, { query: { user_id: id } }),
  block: (member, { id }) => member.call(contract.blockMember, { body: { user_id: id } }),
  unblock: (member, { id }) => member.call(contract.unblockMember, { query: { user_id: id } }),
};

describe('a friend request', () => {
  // covers: GET /friend_requests
  // covers: GET /friends
  it('is published and counted once, listed with its sender, and makes friends when accepted', async () => {
    const [anna, ben] = [await someone(), await someone()];
    const [hers, his] = [await anna.socket(), await ben.socket()];
    expect((await doing.ask(anna, ben)).status).toBe(202);
    expect((await doing.ask(anna, ben)).status).toBe(202);
    expect(await his.next(named('friend.changed'))).toMatchObject({
      data: { user: { user_id: anna.id, friend: 2, status: 1 }, count: 1 },
    });
    expect([
      await valueOf(anna, ben),
      await valueOf(ben, anna),
      await requests(ben),
      await idsOf(ben, contract.listFriendRequests),
    ]).toEqual([1, 2, 1, [anna.id]]);

    expect((await doing.accept(ben, anna)).status).toBe(200);
    expect((await doing.accept(ben, anna)).status).toBe(200);
    await hers.next(
      (frame) => frame.type === 'event' && frame.name === 'friend.changed' && frame.data.user.friend === 3,
    );
    expect([
      await requests(ben),
      await idsOf(anna, contract.listFriends),
      await idsOf(ben, contract.listFriends),
      await idsOf(ben, contract.listFriendRequests),
    ]).toEqual([0, [ben.id], [anna.id], []]);
    expect(hers.frames.filter(named('friend.changed'))).toHaveLength(2);
    expect(his.frames.filter(named('friend.changed'))).toHaveLength(2);
    for (const socket of [hers, his]) socket.close();
  });

  it('is new in no list of notices once accepted on another page', async () => {
    const [anna, ben] = [await someone(), await someone()];
    const noticesOf = async () => (await ben.call(notificationsContract.listNotifications)).body.items;
    const unread = async () => (await ben.call(accountsContract.getCounters)).body.counter.notification;
    await doing.ask(anna, ben);
    await api.app.outbox.drain();
    expect((await noticesOf()).map((one) => one.unread)).toEqual([true]);
    const socket = await ben.socket();

    await doing.accept(ben, anna);

    expect((await noticesOf()).map(({ type, unread: isNew }) => [type, isNew])).toEqual([['friend', false]]);
    expect(await unread()).toBe(0);
    expect(await socket.next(named('notification.taken'))).toMatchObject({
      data: { notification: { unread: false }, count: 1 },
    });
    socket.close();
  });

  it('is accepted automatically where the other allows it', async () => {
    const [anna, ben] = [await someone(), await someone()];
    await pass(ben);
    expect((await doing.ask(anna, ben)).status).toBe(201);
    expect(await valueOf(anna, ben)).toBe(3);
  });

  it('that is declined disappears, and cannot be repeated for a month', async () => {
    const [anna, ben] = [await someone(), await someone()];
    await doing.ask(anna, ben);
    await doing.end(ben, anna);
    expect([
      await valueOf(anna, ben),
      await idsOf(ben, contract.listFriendRequests),
      (await doing.ask(anna, ben)).code,
    ]).toEqual([0, [], codeOf('request_declined')]);
    await api.sql(`update friend_request set declined_at = now() - interval '31 days' where sender_id = $1`, [anna.id]);
    expect((await doing.ask(anna, ben)).status).toBe(202);
  });

  it('that is declined is listed for its sender until they may ask again', async () => {
    const [anna, ben, cleo] = [await someone(), await someone(), await someone()];
    const declined = async (member: Member) => (await member.call(contract.listDeclinedRequests)).body.items;
    for (const other of [ben, cleo]) await doing.ask(anna, other);
    const before = await declined(anna);
    await doing.end(ben, anna);

    const after = await declined(anna);
    const ofBen = await declined(ben);
    await api.sql(`update friend_request set declined_at = now() - interval '31 days' where sender_id = $1`, [anna.id]);

    expect(before).toEqual([]);
    expect(after).toEqual([{ user_id: ben.id, again_at: expect.stringMatching(/Z$/) }]);
    const days = (Date.parse(after[0]?.again_at ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(limits.request_again_days);
    expect([ofBen, await declined(anna)]).toEqual([[], []]);
  });

  it('is refused to oneself, invisible members, hidden senders, and before the first steps', async () => {
    const [anna, hidden, raw] = [
      await someone(),
      await someone({ visibility: 'hidden' }),
      await someone({ finished: false }),
    ];
    expect((await doing.ask(anna, anna)).code).toBe(codeOf('message_to_self'));
    expect((await doing.ask(raw, anna)).code).toBe(codeOf('steps_missing'));
    expect((await doing.ask(hidden, anna)).code).toBe(codeOf('request_unseen'));
    const unknown = withoutId((await doing.ask(anna, { id: 999_999 })).text);
    for (const { id } of [hidden, raw]) expect(withoutId((await doing.ask(anna, { id })).text)).toBe(unknown);
  });

  it('of twenty at once is stored once, and from both at once is a friendship', async () => {
    const [anna, ben, cleo] = [await someone(), await someone(), await someone()];
    await Promise.all(Array.from({ length: 20 }, () => doing.ask(anna, ben)));
    expect(await requests(ben)).toBe(1);
    const answers = await Promise.all([doing.ask(anna, cleo), doing.ask(cleo, anna)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 202]);
    expect([await valueOf(anna, cleo), await valueOf(cleo, anna)]).toEqual([3, 3]);
  });
});

describe('a block', () => {
  // covers: GET /blacklist
  it('ends friendship and requests, makes the blocker unknown, and can be removed', async () => {
    const [anna, ben] = [await someone(), await someone()];
    await doing.ask(anna, ben);
    await doing.accept(ben, anna);
    const socket = await ben.socket();
    expect((await doing.block(anna, ben)).status).toBe(200);
    expect(await socket.next(named('member.gone'))).toMatchObject({ data: { user_id: anna.id, count: 0 } });
    socket.close();
    expect([
      await valueOf(anna, ben),
      await valueOf(ben, anna),
      await idsOf(anna, contract.listBlocked),
      await idsOf(ben, contract.listFriends),
    ]).toEqual([4, 'unknown', [ben.id], []]);
    expect((await doing.ask(anna, ben)).code).toBe(codeOf('member_blocked_by_me'));
    for (const act of acts)
      expect([act, withoutId((await doing[act](ben, anna)).text)]).toEqual([
        act,
        withoutId((await doing[act](ben, { id: 999_999 })).text),
      ]);
    await doing.unblock(anna, ben);
    expect([await valueOf(anna, ben), await valueOf(ben, anna), await idsOf(anna, contract.listBlocked)]).toEqual([
      0,
      0,
      [],
    ]);
  });

  it('is possible for the member who was blocked first, and each direction ends alone', async () => {
    const [anna, ben] = [await someone(), await someone()];
    await doing.block(anna, ben);

    const { status, text } = await doing.block(ben, anna);

    expect([status, text]).toEqual([200, (await doing.block(ben, { id: 999_999 })).text]);
    expect(await idsOf(ben, contract.listBlocked)).toEqual([]);
    const socket = await ben.socket();
    await doing.unblock(anna, ben);
    expect(await socket.next(named('friend.changed'))).toMatchObject({
      data: { user: { user_id: anna.id, friend: 4 } },
    });
    socket.close();
    expect([await valueOf(anna, ben), await valueOf(ben, anna), await idsOf(ben, contract.listBlocked)]).toEqual([
      'unknown',
      4,
      [anna.id],
    ]);
    await doing.unblock(ben, anna);
    expect([await valueOf(anna, ben), await valueOf(ben, anna)]).toEqual([0, 0]);
  });

  it('removes a pending request from its receiver’s counter', async () => {
    const [anna, ben] = [await someone(), await someone()];
    await doing.ask(anna, ben);
    await doing.block(anna, ben);
    expect([await requests(ben), await idsOf(ben, contract.listFriendRequests)]).toEqual([0, []]);
  });

  it('ends presence subscriptions at once and prevents new ones', async () => {
    const [anna, ben] = [await someone(), await someone()];
    const [hers, his] = [await anna.socket(), await ben.socket()];
    his.send({ type: 'watch', user_ids: [anna.id] });
    await his.next((frame) => frame.type === 'presence' && frame.online);
    await doing.block(anna, ben);
    await his.next((frame) => frame.type === 'presence' && !frame.online);
    his.send({ type: 'watch', user_ids: [anna.id, ben.id] });
    await his.next((frame) => frame.type === 'presence' && frame.user_id === ben.id);
    const heard = his.frames.filter((frame) => frame.type === 'presence' && frame.user_id === anna.id).length;
    const again = await anna.socket();
    for (const socket of [hers, again, his]) socket.close();
    expect(heard).toBe(2);
    expect(his.frames.filter((frame) => frame.type === 'presence' && frame.user_id === anna.id)).toHaveLength(2);
  });
});

describe('a private note', () => {
  // covers: PUT /friends
  // covers: GET /remarks/:id
  it('is visible only to its writer, about friends and others', async () => {
    const [anna, ben] = [await someone(), await someone()];
    expect(
      (await anna.call(contract.saveRemark, { body: { user_id: ben.id, content: '  met in Verona ' } })).body,
    ).toEqual({ user_id: ben.id, content: 'met in Verona' });
    expect((await ben.call(contract.getRemark, { params: { id: anna.id } })).body.content).toBe('');
    expect((await anna.call(contract.saveFriend, { body: { user_id: ben.id, top: true } })).code).toBe(
      codeOf('not_found'),
    );
    await pass(ben);
    await doing.ask(anna, ben);
    expect((await anna.call(contract.saveFriend, { body: { user_id: ben.id, top: true } })).body).toEqual({
      remark: 'met in Verona',
      top: true,
    });
    expect((await anna.call(contract.listFriends)).body.items).toMatchObject([
      { user_id: ben.id, remark: 'met in Verona', top: true, status: 2 },
    ]);
    await anna.call(contract.deleteRemark, { params: { id: ben.id } });
    expect((await anna.call(contract.getRemark, { params: { id: ben.id } })).body.content).toBe('');
  });
});

describe('the list of friends', () => {
  it('shows pinned friends first, pages by max_id, with a constant number of queries', async () => {
    const [anna, few] = [await someone(), await someone()];
    const ids = await insertMembers(
      pool,
      Array.from({ length: limits.people_page + 2 }, (_one, index) => ({ name: `Friend ${index}` })),
    );
    await pool.query(
      `insert into relationship (member_id, other_id, kind) select $1, id, 'friend' from unnest($2::bigint[]) with ordinality as g(id, nth) order by nth`,
      [anna.id, ids],
    );
    await pool.query(`insert into relationship (member_id, other_id, kind) values ($1, $2, 'friend')`, [
      few.id,
      ids[0],
    ]);
    await anna.call(contract.saveFriend, { body: { user_id: ids[0] ?? 0, top: true } });
    const first = (await anna.call(contract.listFriends)).body;
    const second = (await anna.call(contract.listFriends, { query: { max_id: first.max_id } })).body;
    expect([...first.items, ...second.items].map(({ user_id }) => user_id)).toEqual([
      ids[0],
      ...ids.slice(1).toReversed(),
    ]);
    expect([second.max_id, (await anna.call(contract.listFriends, { query: { max_id: -1 } })).body.items]).toEqual([
      -1,
      [],
    ]);
    const one = await api.countQueries(() => few.call(contract.listFriends));
    expect(await api.countQueries(() => anna.call(contract.listFriends))).toBe(one);
  });
});

/** Results of any serial order of the two acts, from the first member's side. */
function outcomes(relationship: Relationship, hers: Act, his: Act, passes: boolean): Relationship[] {
  const step = (state: Relationship, act: Act) => {
    const decision = decide(state, act, passes);
    return decision.problem === null ? decision.relationship : state;
  };
  return [
    reversed(step(reversed(step(relationship, hers)), his)),
    step(reversed(step(reversed(relationship), his)), hers),
  ];
}

// covers: Friend request states and values
it('two simultaneous acts give the result of a serial order, on both sides', async () => {
  const step = fc.record({ hers: fc.constantFrom(...acts), his: fc.constantFrom(...acts) });
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(step, { minLength: 3, maxLength: 8 }), async (passes, steps) => {
      const [anna, ben] = await Promise.all([someone(), someone()]);
      if (passes) await Promise.all([pass(anna), pass(ben)]);
      let possible: Relationship[] = [strangers];
      for (const { hers, his } of steps) {
        await Promise.all([doing[hers](anna, ben), doing[his](ben, anna)]);
        const value = async (reader: Member, other: Member) =>
          (await valueOf(reader, other)) === 'unknown' ? 'unknown' : valueOf(reader, other);
        const seen = [await value(anna, ben), await value(ben, anna)];
        const shown = (relationship: Relationship) => [
          relationship.they_block ? 'unknown' : friendValue(relationship),
          relationship.i_block ? 'unknown' : friendValue(reversed(relationship)),
        ];
        possible = possible
          .flatMap((relationship) => outcomes(relationship, hers, his, passes))
          .filter((relationship) => JSON.stringify(shown(relationship)) === JSON.stringify(seen));
        possible = [...new Map(possible.map((relationship) => [JSON.stringify(relationship), relationship])).values()];
        expect(possible).not.toEqual([]);
      }
    }),
    { numRuns: 12 },
  );
}, 120_000);
