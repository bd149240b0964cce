import { randomUUID } from 'node:crypto';
import { callsContract } from '@peonia/contract/calls.schema.ts';
import { changeCall, type Call } from '@peonia/contract/calls.ts';
import { messageThreadsContract } from '@peonia/contract/chat/message-threads.schema.ts';
import { relationshipsContract } from '@peonia/contract/social/relationships.schema.ts';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../../test/api.ts';
import {
  deviceOf,
  dial,
  withCallFixture,
  type CallFixture,
  loseSight,
  passTime,
  put,
  relayOf,
  talk,
  toldOf,
} from '../../../test/fixtures/call-fixture.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import { giveGold } from '../../../test/money/give-gold.ts';

let { api, anna, ben, tick } = {} as CallFixture;
withCallFixture({ gold: 10 }, (world) => ({ api, anna, ben, tick } = world));

const messages = async (member: Member, other: Member) =>
  (await member.call(messageThreadsContract.getThread, { params: { id: other.id }, query: { user: 1 } })).body.items;
const current = async (member: Member) => (await member.call(callsContract.getCurrentCall)).body.call;

describe('call', () => {
  // covers: Call: one message from the caller at the end, seconds of the callee in the log
  // covers: PUT /call/:id
  // covers: POST /call
  it('goes from dialing to hangup and emits each step to both', async () => {
    const [atAnna, atBen] = [await anna.socket(), await ben.socket()];
    const { status, body } = await dial(anna, ben, { kind: 'video' });
    const id = body.call.call_id;
    expect([status, body.call.status, body.call.price, body.call.relay_only, body.ice_servers]).toEqual([
      201,
      'dialing',
      2,
      true,
      [],
    ]);
    const ringing = await atBen.next((frame) => frame.type === 'event' && frame.name === 'call.ringing');
    expect(ringing).toMatchObject({
      data: {
        call: { call_id: id, kind: 'video', user_id: anna.id, device: null, price: null, gold: null },
        user: { user_id: anna.id, name: anna.name },
      },
    });
    await put(ben, id, { status: 'ringing' });
    await toldOf(atAnna, id, 'ringing');
    expect((await put(ben, id, { status: 'connecting' })).body.ice_servers[0]?.urls).toEqual([relayOf.TURN_URLS]);
    await toldOf(atAnna, id, 'connecting');
    await put(ben, id, { status: 'connected' });
    await put(anna, id, { status: 'connected' });
    await toldOf(atAnna, id, 'connected');
    await passTime(api.sql, id, 7);
    expect((await put(anna, id, { status: 'hangup' })).body.call).toMatchObject({
      status: 'hangup',
      seconds: 7,
      gold: 0,
    });
    await toldOf(atBen, id, 'hangup');
    await put(ben, id, { seconds: 8 });
    expect(await api.sql('select logged_seconds from call where id = $1', [id])).toEqual([{ logged_seconds: 8 }]);
    expect(await messages(ben, anna)).toMatchObject([
      { sender: anna.id, message_type: 'call', call: { call_id: id, kind: 'video', status: 'hangup', seconds: 7 } },
    ]);
    for (const socket of [atAnna, atBen]) socket.close();
  });

  it('keeps the seconds of a callee who hangs up, whichever request comes first', async () => {
    for (const isLogFirst of [true, false]) {
      const { body } = await dial(anna, ben, { kind: 'voice' });
      const id = body.call.call_id;
      await put(ben, id, { status: 'connecting' });
      await put(ben, id, { status: 'connected' });
      await put(anna, id, { status: 'connected' });
      await passTime(api.sql, id, 5);

      const [log, end] = [{ seconds: 5 }, { status: 'hangup' }] as const;
      for (const update of isLogFirst ? [log, end] : [end, log]) await put(ben, id, update);

      expect(await api.sql('select status, logged_seconds from call where id = $1', [id])).toEqual([
        { status: 'hangup', logged_seconds: 5 },
      ]);
    }
  });

  // Product decisions: "call-log seconds are `PUT call/{id} {seconds}`".
  it('takes the seconds of the callee alone; everything else names its device', async () => {
    const id = (await dial(anna, ben, { kind: 'voice' })).body.call.call_id;
    await put(ben, id, { status: 'connecting' });
    await put(ben, id, { status: 'connected' });
    await put(anna, id, { status: 'connected' });
    await passTime(api.sql, id, 5);
    const update = (member: Member, body: Readonly<Record<string, unknown>>) =>
      member.call(callsContract.updateCall, { params: { id }, body });

    expect((await update(ben, { seconds: 4 })).status).toBe(200);
    expect(await api.sql('select logged_seconds from call where id = $1', [id])).toEqual([{ logged_seconds: 4 }]);
    for (const [member, body] of [
      [anna, { seconds: 4 }],
      [ben, { seconds: 4, status: 'hangup' }],
      [ben, {}],
    ] as const)
      expect((await update(member, body)).text).toContain('device');
    expect((await put(anna, id, { status: 'hangup' })).body.call.status).toBe('hangup');
  });

  it('equals snapshot plus events on every device of both', async () => {
    const devices = await Promise.all(
      [anna, ben].map(async (member) => ({ member, socket: await member.socket(), call: await current(member) })),
    );
    const steps = [
      () => dial(anna, ben),
      () => put(ben, id, { status: 'ringing' }),
      () => put(ben, id, { status: 'connecting' }),
      () => put(anna, id, { status: 'connected' }),
      () => put(ben, id, { status: 'hangup' }),
    ];
    let id = 0;
    for (const step of steps) {
      id = (await step()).body.call.call_id;
      for (const device of devices) {
        const [row] = await api.sql<{ last_seq: string }>('select last_seq from member_stream where member_id = $1', [
          device.member.id,
        ]);
        await device.socket.next((frame) => frame.type === 'event' && frame.seq === Number(row?.last_seq));
        const news = device.socket.frames.flatMap((frame) =>
          frame.type === 'event' && (frame.name === 'call.changed' || frame.name === 'call.ringing')
            ? [frame.data.call]
            : [],
        );
        device.call = news.reduce<Call | null>(changeCall, device.call);
        const fresh = await current(device.member);
        expect({ ...device.call, seconds: 0 }).toEqual({ ...fresh, seconds: 0 });
      }
    }
    expect(devices.map(({ call }) => call)).toEqual([null, null]);
    for (const { socket } of devices) socket.close();
  });

  it('runs on one device per member; the others can only hang up', async () => {
    const id = (await dial(anna, ben)).body.call.call_id;
    await put(ben, id, { status: 'ringing' });
    await put(ben, id, { status: 'ringing', window: 2 });
    const accepted = await put(ben, id, { status: 'connecting', window: 2 });
    expect(accepted.body.call.device).toBe(deviceOf(ben, 2));
    expect((await current(ben))?.device).toBe(deviceOf(ben, 2));
    for (const status of ['connecting', 'connected', 'reject', undefined] as const)
      expect((await put(ben, id, status === undefined ? {} : { status })).code).toBe(400359);
    expect((await put(ben, id, { status: 'ringing' })).body.call.status).toBe('connecting');
    expect((await put(anna, id, { status: 'connected', window: 2 })).code).toBe(400359);
    expect((await put(ben, id, { status: 'hangup' })).body.call.status).toBe('hangup');
  });

  it('rejects invalid updates by name and accepts repeated ones', async () => {
    const id = (await dial(anna, ben)).body.call.call_id;
    expect((await put(anna, id, { status: 'connecting' })).code).toBe(400358);
    expect((await put(ben, id, { status: 'connected' })).code).toBe(400357);
    expect([
      (await put(ben, id, { status: 'reject' })).body.call.status,
      (await put(ben, id, { status: 'reject' })).status,
    ]).toEqual(['reject', 200]);
    expect((await put(ben, id, { status: 'connecting' })).code).toBe(400356);
    expect((await put(anna, id)).body.call.status).toBe('reject');
    expect(await messages(anna, ben)).toMatchObject([{ call: { status: 'reject', seconds: 0 } }]);
  });

  it('starts once per client id for simultaneous calls', async () => {
    const client_id = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => dial(anna, ben, { client_id })));
    expect(new Set(answers.map(({ body }) => body.call.call_id)).size).toBe(1);
  });

  it('refuses a client id that was used for another call', async () => {
    const client_id = randomUUID();
    await dial(anna, ben, { client_id });

    expect((await dial(anna, ben, { client_id, kind: 'video' })).code).toBe(409000);
  });

  // covers: Call: missed after 40 s, busy when not idle, over after 30 s without a heartbeat
  it('is missed after 40 seconds, writes one message, and blocks a second unanswered call', async () => {
    const id = (await dial(anna, ben)).body.call.call_id;
    await passTime(api.sql, id, 39);
    expect(await tick()).toBe(0);
    await passTime(api.sql, id, 1);
    await Promise.all([tick(), put(anna, id)]);
    await tick();
    expect(await messages(ben, anna)).toMatchObject([{ message_type: 'call', call: { status: 'missed' } }]);
    expect((await dial(anna, ben)).code).toBe(400364);
    expect((await dial(ben, anna)).code).toBe(400022);
  });

  it('is busy while the other is in a call or rung, also for simultaneous calls', async () => {
    const others = await Promise.all(['C', 'D', 'E'].map((name) => api.register(`Also ${name}`)));
    for (const other of others) await giveGold(api.app.database, other, 10);
    const answers = await Promise.all([anna, ...others].map((member) => dial(member, ben)));
    expect(answers.map(({ body }) => body.call.status).toSorted()).toEqual(['busy', 'busy', 'busy', 'dialing']);
    const free = [anna, ...others][answers.findIndex(({ body }) => body.call.status === 'dialing')];
    expect((await dial(free ?? anna, others.find((other) => other !== free) ?? ben)).code).toBe(400355);
    const kinds = await api.sql<{ status: string }>(
      "select call->>'status' as status from message where kind = 'call' and call->>'status' = 'busy' and sender_id = any($1)",
      [[anna, ...others].map(({ id }) => id)],
    );
    expect(kinds).toHaveLength(3);
  });

  it('ends after 30 seconds without a heartbeat or without a connection', async () => {
    const id = await talk(anna, ben);
    await loseSight(api.sql, id, 'callee', 29);
    expect(await tick()).toBe(0);
    await loseSight(api.sql, id, 'callee', 1);
    await tick();
    expect((await anna.call(callsContract.getCall, { params: { id } })).body.call.status).toBe('disconnected');
    const second = (await dial(anna, ben)).body.call.call_id;
    await put(ben, second, { status: 'connecting' });
    await passTime(api.sql, second, 30);
    await tick();
    expect((await put(anna, second)).body.call).toMatchObject({ status: 'disconnected', seconds: 0 });
    // Accepting a call is a reply: the conversation is open.
    expect((await messages(ben, anna)).map(({ call }) => call?.status)).toEqual(['disconnected', 'disconnected']);
  });

  it('is visible to its two participants only', async () => {
    const id = (await dial(anna, ben)).body.call.call_id;
    const carla = await api.register('Carla');
    expect([
      (await carla.call(callsContract.getCall, { params: { id } })).code,
      (await put(carla, id, { status: 'connecting' })).code,
    ]).toEqual([404_000, 404_000]);
    const signals = await carla.call(callsContract.sendCallSignals, {
      params: { id },
      body: { device: deviceOf(carla), items: [{ type: 'restart', text: '' }] },
    });
    expect(signals.code).toBe(404_000);
    expect((await anna.call(callsContract.getCall, { params: { id } })).body).toMatchObject({
      user: { user_id: ben.id },
      call: { status: 'dialing' },
    });
    expect(await current(carla)).toBeNull();
  });
});

describe('direct call', () => {
  it('requires two friends who agree, and is the only kind without a relay', async () => {
    const bare = await startApi();
    try {
      const [one, two] = [await bare.register('One Direct'), await bare.register('Two Direct')];
      await giveGold(bare.app.database, one, 10);
      expect((await one.call(callsContract.getCallTerms, { query: { user_id: two.id } })).body).toMatchObject({
        has_relay: false,
        can_be_direct: false,
      });
      expect((await dial(one, two, { direct: true })).code).toBe(400360);
      await one.call(relationshipsContract.askFriend, { body: { user_id: two.id } });
      await two.call(relationshipsContract.answerFriend, { body: { user_id: one.id, status: 2 } });
      expect((await dial(one, two)).code).toBe(400360);
      const { body } = await dial(one, two, { direct: true });
      expect(body).toMatchObject({ call: { direct: true, relay_only: true }, ice_servers: [], ice_until: null });
      expect((await put(two, body.call.call_id, { status: 'connecting' })).code).toBe(400361);
      expect((await put(two, body.call.call_id, { status: 'connecting', direct: true })).body.call.relay_only).toBe(
        false,
      );
    } finally {
      await bare.close();
    }
  });
});
