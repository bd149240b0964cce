import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { type Counter } from '@peonia/contract/accounts/accounts.ts';
import { changeCounters } from '@peonia/contract/chat/counter-state.ts';
import {
  changeNotifications,
  type NotificationEvent,
  type NotificationList,
} from '@peonia/contract/notifications/notification-state.ts';
import { notificationsContract } from '@peonia/contract/notifications/notifications.schema.ts';
import type { EventName, MemberEvent } from '@peonia/contract/protocol/realtime.ts';
import {
  changeRelationshipList,
  type RelationshipEvent,
  type RelationshipList,
} from '@peonia/contract/social/relationship-state.ts';
import { relationshipsContract as contract } from '@peonia/contract/social/relationships.schema.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import type { Socket } from '../../../../test/socket.ts';
import { there } from '../../../../test/there.ts';

// covers: POST /friend_requests
// covers: PUT /friend_requests
// covers: DELETE /friends
// covers: POST /blacklist
// covers: DELETE /blacklist
// covers: POST /remarks
// covers: DELETE /remarks/:id

interface Snapshot {
  readonly friend: RelationshipList;
  readonly request: RelationshipList;
  readonly blacklist: RelationshipList;
  readonly counter: Counter;
  readonly notices: NotificationList;
}
interface Device {
  readonly member: Member;
  readonly socket: Socket;
  state: Snapshot;
}

let api: Api;
let number = 0;
const seen = new Set<EventName>();

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

async function snapshot(member: Member): Promise<Snapshot> {
  const [friend, request, blacklist, notices, counters] = await Promise.all([
    member.call(contract.listFriends),
    member.call(contract.listFriendRequests),
    member.call(contract.listBlocked),
    member.call(notificationsContract.listNotifications),
    member.call(accountsContract.getCounters),
  ]);
  return {
    friend: friend.body,
    request: request.body,
    blacklist: blacklist.body,
    notices: notices.body,
    counter: counters.body.counter,
  };
}

/** Events that change the list. */
const heard = { 'notification.made': true, 'notification.taken': true };

async function caughtUp({ member, socket, state }: Device): Promise<Snapshot> {
  const [row] = await api.sql<{ last_seq: string }>('select last_seq from member_stream where member_id = $1', [
    member.id,
  ]);
  const { seq: begun } = socket.frames[0] as { seq: number };
  const last = Number(row?.last_seq);
  if (last > begun) await socket.next((frame) => frame.type === 'event' && frame.seq === last);
  const events = socket.frames.filter((frame) => frame.type === 'event') as MemberEvent[];
  return events.reduce((now, event) => apply(now, event as RelationshipEvent), state);
}

function apply({ friend, request, blacklist, counter, notices }: Snapshot, event: RelationshipEvent): Snapshot {
  seen.add(event.name);
  return {
    friend: changeRelationshipList(friend, 'friend', event),
    request: changeRelationshipList(request, 'request', event),
    blacklist: changeRelationshipList(blacklist, 'blacklist', event),
    counter: changeCounters(counter, event),
    notices: event.name in heard ? changeNotifications(notices, event as NotificationEvent) : notices,
  };
}

const did = [
  'ask',
  'accept',
  'decline',
  'unfriend',
  'block',
  'unblock',
  'pin',
  'unpin',
  'note',
  'forget',
  'see',
] as const;
const step = fc.record({ who: fc.nat({ max: 2 }), whom: fc.nat({ max: 2 }), act: fc.constantFrom(...did) });

async function perform(member: Member, { id }: Member, act: (typeof did)[number]): Promise<void> {
  const user_id = id;
  if (act === 'ask') await member.call(contract.askFriend, { body: { user_id } });
  if (act === 'accept') await member.call(contract.answerFriend, { body: { user_id, status: 2 } });
  if (act === 'decline') await member.call(contract.answerFriend, { body: { user_id, status: 1 } });
  if (act === 'unfriend') await member.call(contract.deleteFriend, { query: { user_id } });
  if (act === 'block') await member.call(contract.blockMember, { body: { user_id } });
  if (act === 'unblock') await member.call(contract.unblockMember, { query: { user_id } });
  if (act === 'pin' || act === 'unpin')
    await member.call(contract.saveFriend, { body: { user_id, top: act === 'pin' } });
  if (act === 'note') await member.call(contract.saveRemark, { body: { user_id, content: `Note ${(number += 1)}` } });
  if (act === 'forget') await member.call(contract.deleteRemark, { params: { id } });
  if (act === 'see') await member.call(accountsContract.readCounter, { body: { type: 'request' } });
}

/** Every event at least once, before random sequences. */
const everything = (
  [
    'ask 0 1',
    'see 1 0',
    'accept 1 0',
    'ask 2 0',
    'ask 1 2',
    'accept 0 2',
    'pin 0 1',
    'note 0 2',
    'unpin 0 1',
    'forget 0 2',
    'block 2 1',
    'block 0 1',
    'note 0 1',
    'unblock 0 1',
    'unfriend 2 0',
    'ask 2 0',
    'decline 0 2',
  ] as const
).map((words) => {
  const [act, who, whom] = words.split(' ') as [(typeof did)[number], string, string];
  return { act, who: Number(who), whom: Number(whom) };
});

// covers: Friend requests, friends and blocks change on both sides at once
it('a snapshot and later events equal a fresh snapshot, whatever three members do', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 20 }), async (steps) => {
      const members = await Promise.all([0, 1, 2].map(() => api.register(`Tie law ${(number += 1)}`)));
      const devices: Device[] = await Promise.all(
        members.map(async (member) => ({ member, socket: await member.socket(), state: await snapshot(member) })),
      );
      for (const { who, whom, act } of steps)
        if (who !== whom) await perform(there(members[who]), there(members[whom]), act);
      for (const device of devices) {
        const state = await caughtUp(device);
        const offline = (value: Snapshot) =>
          JSON.parse(
            JSON.stringify(value, (key, inner: unknown) => (key === 'online' ? undefined : inner)),
          ) as Snapshot;
        expect(offline(state)).toEqual(offline(await snapshot(device.member)));
        device.socket.close();
      }
    }),
    { numRuns: 10, examples: [[everything]] },
  );
  expect([...seen]).toEqual(expect.arrayContaining(['friend.changed', 'friend.noted', 'member.gone', 'counter.read']));
}, 120_000);
