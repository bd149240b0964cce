import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { changeCounters } from '@peonia/contract/chat/counter-state.ts';
import {
  changeNotifications,
  type NotificationEvent,
  type NotificationList,
} from '@peonia/contract/notifications/notification-state.ts';
import { notificationsContract as contract } from '@peonia/contract/notifications/notifications.schema.ts';
import { happenings, notificationTypes, type NotificationType } from '@peonia/contract/notifications/notifications.ts';
import { limits } from '@peonia/contract/protocol/limits.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { giveGold } from '../../../../test/money/give-gold.ts';
import { runJob } from '../../../../test/run-job.ts';
import { spendGold } from '../../ledger/public.ts';
import { block, unblock } from '../../privacy/public.ts';
import { notificationsEraser, notificationsExporter, notify, type NewNotification } from '../public.ts';

let api: Api;
let people: Member[];
let names = 0;
beforeAll(async () => {
  api = await startApi();
  people = await Promise.all(
    ['Mei', 'Elena', 'Yuki'].map((name) => api.register(`${name} Notice`, { photo: name === 'Mei' })),
  );
});
afterAll(() => api.close());

const register = () => api.register(`Reader ${(names += 1)}`);
const person = (at: number) => people[at] as Member;
const changeRelationship = (work: typeof block, one: Member, other: Member) =>
  api.app.database.transaction(async (db) => void (await work(db, one.id, other.id)));
async function tell<T extends NotificationType>(member: Member, notice: Omit<NewNotification<T>, 'member_id'>) {
  await api.app.database.transaction((db) => notify(db, { member_id: member.id, ...notice }));
  await api.app.outbox.drain();
}
const accepted = (member: Member, by: Member) => tell(member, { type: 'friend', what: 'accepted', person_id: by.id });
const list = async (member: Member) => (await member.call(contract.listNotifications)).body;
const counter = async (member: Member) => (await member.call(accountsContract.getCounters)).body.counter;
const see = (member: Member) => member.call(accountsContract.readCounter, { body: { type: 'notification' } });

describe('the notification list', () => {
  // covers: Notification types, each with its icon and words from type and data
  // covers: GET /notifications
  it('shows every type with its fields, newest first', async () => {
    const reader = await register();
    const facts = {
      amount: 12.5,
      month: 3,
      vip_until: '2027-02-01',
      order_id: 20_481,
      ticket_id: 77,
      post_id: 9,
      travel_id: 5,
      reason: 'no_person',
      translation: 'Guten Abend',
      content: 'What makes a good Sunday?',
    } as const;
    for (const type of notificationTypes) {
      for (const what of happenings[type])
        await tell(reader, { type, what, person_id: person(0).id, subject: what, facts });
    }
    const { items, max_id } = await list(reader);
    const all = notificationTypes.flatMap((type) => happenings[type].map((what) => [type, what])).toReversed();
    const listed = [...items];
    for (let next = max_id; next !== -1;) {
      const page = (await reader.call(contract.listNotifications, { query: { max_id: next } })).body;
      listed.push(...page.items);
      next = page.max_id;
    }
    expect(listed.map(({ type, data }) => [type, data.what])).toEqual(all);
    expect(new Set(items.map(({ unread }) => unread))).toEqual(new Set([true]));
    expect(listed.find(({ type }) => type === 'bio')?.data).toEqual({
      ...facts,
      what: 'removed',
      user_id: person(0).id,
      name: 'Mei Notice',
      avatar: (await person(0).me()).avatar,
      others: 0,
    });
    expect((await counter(reader)).notification).toBe(all.length);
  });

  // covers: Unseen notifications of the same kind from several people are one entry
  it('merges unseen notifications of several people, and moves them to the top', async () => {
    const reader = await register();
    await accepted(reader, person(0));
    await tell(reader, { type: 'payclear', what: 'earned', person_id: null, facts: { amount: 4 } });
    await accepted(reader, person(1));
    await accepted(reader, person(1));
    await accepted(reader, person(2));
    const { items } = await list(reader);
    expect(items.map(({ type, data }) => [type, data.name, data.others])).toEqual([
      ['friend', 'Yuki Notice', 2],
      ['payclear', null, 0],
    ]);
    expect((await see(reader)).body.counter.notification).toBe(0);
    await accepted(reader, person(0));
    expect((await list(reader)).items.map(({ data, unread }) => [data.name, data.others, unread])).toEqual([
      ['Mei Notice', 0, true],
      ['Yuki Notice', 2, false],
      [null, 0, false],
    ]);
    expect((await counter(reader)).notification).toBe(1);
  });

  it('keeps notifications about different items apart', async () => {
    const reader = await register();
    for (const subject of [1, 2, 2])
      await tell(reader, {
        type: 'ask',
        what: 'asked',
        person_id: person(0).id,
        subject,
        facts: { content: `Question ${subject}` },
      });
    expect((await list(reader)).items.map(({ data }) => data.content)).toEqual(['Question 2', 'Question 1']);
  });

  it('is paginated at constant cost, each notification once', async () => {
    const reader = await register();
    const few = await register();
    for (let subject = 0; subject < limits.notice_page + 1; subject += 1) {
      await api.app.database.transaction((db) =>
        notify(db, { member_id: reader.id, type: 'ask', what: 'asked', person_id: person(subject % 3).id, subject }),
      );
    }
    await accepted(few, person(0));
    const first = await list(reader);
    const second = (await reader.call(contract.listNotifications, { query: { max_id: first.max_id } })).body;
    expect([first.items.length, second.items.length, second.max_id]).toEqual([limits.notice_page, 1, -1]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(limits.notice_page + 1);
    expect(await api.countQueries(() => list(reader))).toBe(await api.countQueries(() => list(few)));
  });

  it('stores a repeated delivery once, and nothing when its cause is rolled back', async () => {
    const reader = await register();
    await api.app.database.transaction((db) =>
      notify(db, { member_id: reader.id, type: 'payclear', what: 'earned', person_id: null, facts: { amount: 1 } }),
    );
    const [row] = await api.sql<{ payload: object }>(
      "select payload from outbox where topic = 'notifications.notification'",
    );
    await api.app.outbox.drain();
    await see(reader);
    await api.sql("insert into outbox (topic, payload) values ('notifications.notification', $1)", [row?.payload]);
    await api.app.outbox.drain();
    expect((await counter(reader)).notification).toBe(0);
    const failing = api.app.database.transaction(async (db) => {
      await notify(db, { member_id: reader.id, type: 'payclear', what: 'earned', person_id: null });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await api.app.outbox.drain();
    expect((await list(reader)).items).toHaveLength(1);
  });
});

it('notifies a partner of settled earnings', async () => {
  const [buyer, partner] = [await register(), await register()];
  await giveGold(api.app.database, buyer, 10);
  const earner = { member_id: partner.id, basis_points: 4_000, held_days: 0 };
  await api.app.database.transaction((db) =>
    spendGold(db, {
      key: 'notices:spent',
      kind: 'gift',
      cause: 'test',
      cause_id: 1,
      member_id: buyer.id,
      price: 500,
      earner,
    }),
  );
  await runJob(api, 'ledger.settle-earnings');
  await api.app.outbox.drain();
  expect((await list(partner)).items).toMatchObject([{ type: 'payclear', data: { what: 'earned', amount: 2 } }]);
});

describe('blocked people', () => {
  it('are neither named nor counted from a block until its end', async () => {
    const reader = await register();
    await accepted(reader, person(0));
    await accepted(reader, person(1));
    await tell(reader, {
      type: 'upgrade',
      what: 'given',
      person_id: person(1).id,
      facts: { month: 1, vip_until: '2027-01-01' },
    });
    await changeRelationship(block, reader, person(1));
    expect(
      (await list(reader)).items.map(({ type, data }) => [type, data.name, data.user_id, data.avatar, data.others]),
    ).toEqual([
      ['upgrade', null, null, null, 0],
      ['friend', 'Mei Notice', person(0).id, expect.any(String), 0],
    ]);
    await changeRelationship(block, person(0), reader);
    expect([(await list(reader)).items.length, (await counter(reader)).notification]).toEqual([1, 1]);
    const socket = await reader.socket();
    await accepted(reader, person(0));
    await accepted(reader, person(2));
    await socket.next((frame) => frame.type === 'event' && frame.name === 'notification.made');
    const told = socket.frames.filter((frame) => frame.type === 'event');
    expect(told.map(({ data }) => data)).toEqual([
      expect.objectContaining({
        unread: 1,
        notification: expect.objectContaining({ data: expect.objectContaining({ name: 'Yuki Notice', others: 0 }) }),
      }),
    ]);
    socket.close();
    await changeRelationship(unblock, reader, person(1));
    await changeRelationship(unblock, person(0), reader);
    expect((await list(reader)).items[0]?.data).toMatchObject({ name: 'Yuki Notice', others: 2 });
  });
});

describe('clearing', () => {
  // covers: DELETE /notifications
  it('removes every notification on all devices and leaves those of others', async () => {
    const [reader, other] = [await register(), await register()];
    for (const member of [reader, other]) await accepted(member, person(0));
    const socket = await reader.socket();
    expect((await reader.call(contract.emptyNotifications)).status).toBe(204);
    const frame = await socket.next((one) => one.type === 'event' && one.name === 'notification.emptied');
    expect(frame).toMatchObject({ data: { count: 1 } });
    expect([
      (await list(reader)).items,
      (await counter(reader)).notification,
      (await list(other)).items.length,
    ]).toEqual([[], 0, 1]);
    // Clearing an empty list emits nothing.
    await reader.call(contract.emptyNotifications);
    expect(socket.frames.filter((one) => one.type === 'event')).toHaveLength(1);
    socket.close();
  });

  it('happens after the retention time and with the account; exports include everything', async () => {
    const [reader, leaving] = [await register(), await register()];
    await tell(reader, { type: 'ask', what: 'asked', person_id: leaving.id });
    await accepted(reader, person(0));
    await accepted(leaving, person(0));
    const written = [];
    for await (const { path, content } of notificationsExporter.files(api.app.database, reader.id))
      for await (const part of content) written.push([path, Buffer.from(part).toString()]);
    expect(written).toContainEqual(['notifications/notices.json', expect.stringContaining('accepted')]);
    await api.app.database.transaction((db) => notificationsEraser.erase(db, leaving.id));
    expect(await api.sql('select 1 from notification where member_id = $1', [leaving.id])).toEqual([]);
    expect((await list(reader)).items.map(({ type }) => type)).toEqual(['friend']);
    await api.sql(
      'update notification set notified_at = notified_at - make_interval(days => $1) where member_id = $2',
      [limits.notice_days, reader.id],
    );
    await runJob(api, 'notifications.purge');
    expect(await api.sql('select 1 from notification where member_id = $1', [reader.id])).toEqual([]);
  });
});

type Act = 'accepted' | 'earned' | 'see' | 'empty';

it('nothing that an erased member wrote stays with others', async () => {
  const [reader, leaving] = [await register(), await register()];
  await tell(reader, { type: 'ask', what: 'asked', person_id: leaving.id, facts: { content: 'Do you sing?' } });
  await tell(reader, { type: 'translation', what: 'done', person_id: leaving.id, facts: { translation: 'Guten Tag' } });
  await accepted(reader, person(0));

  await api.app.database.transaction((db) => notificationsEraser.erase(db, leaving.id));

  const kept = await api.sql('select type from notification where member_id = $1', [reader.id]);
  expect(kept).toEqual([{ type: 'friend' }]);
});

it('a snapshot and later events equal a fresh snapshot', async () => {
  const step = fc.record({
    act: fc.constantFrom<Act>('accepted', 'accepted', 'earned', 'see', 'empty'),
    by: fc.constantFrom(0, 1, 2),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), fc.nat(12), async (steps, connected) => {
      const reader = await register();
      let socket: Awaited<ReturnType<Member['socket']>> | null = null;
      let state = { list: await list(reader), counter: await counter(reader) };
      for (const [at, { act, by }] of [...steps, { act: 'earned' as const, by: 0 }].entries()) {
        if (socket === null && (at >= connected || at === steps.length)) {
          state = { list: await list(reader), counter: await counter(reader) };
          socket = await reader.socket();
        }
        if (act === 'accepted') await accepted(reader, person(by));
        else if (act === 'earned')
          await tell(reader, {
            type: 'payclear',
            what: 'earned',
            person_id: null,
            subject: at,
            facts: { amount: by + 1 },
          });
        else await (act === 'see' ? see(reader) : reader.call(contract.emptyNotifications));
      }
      const [last] = await api.sql<{ seq: string }>('select last_seq as seq from member_stream where member_id = $1', [
        reader.id,
      ]);
      await socket?.next((frame) => frame.type === 'event' && frame.seq === Number(last?.seq));
      for (const frame of socket?.frames ?? []) {
        if (frame.type !== 'event') continue;
        state = {
          list: changeNotifications(state.list, frame as NotificationEvent),
          counter: changeCounters(state.counter, frame),
        };
      }
      expect(state satisfies { list: NotificationList }).toEqual({
        list: await list(reader),
        counter: await counter(reader),
      });
      socket?.close();
    }),
    { numRuns: 12 },
  );
}, 60_000);
