import type { ServerFrame } from '@peonia/contract/protocol/realtime.ts';
import { createTestDatabase, type TestDatabase } from '@peonia/testing/database.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startRealtimeNode, type Dialled, type RealtimeNode, type StreamMember } from '../../../test/realtime-node.ts';
import { publishEvents, storeEvents } from './event-log.ts';

let database: TestDatabase;
let node: RealtimeNode;

beforeAll(async () => {
  database = await createTestDatabase();
  node = await startRealtimeNode(database.url);
});
afterAll(async () => {
  await node.close();
  await database.drop();
});

const changed = (member: StreamMember) =>
  ({ member_id: member.id, name: 'counter.read', data: { type: 'likeme', count: 1 } }) as const;
const numbers = ({ frames }: Dialled) =>
  frames.flatMap((frame: ServerFrame) => (frame.type === 'event' ? [frame.seq] : []));
const upTo = (last: number, from = 1) => Array.from({ length: last - from + 1 }, (_, i) => from + i);
const sql = (text: string, values: unknown[]) => node.database.query({ text, values });

describe('a grant', () => {
  // covers: POST /pusher/authenticate
  it('opens one socket, once', async () => {
    const member = await node.member();
    const words = { channel: member.channel, socket_id: 'socket-1', token: await node.grant(member) };
    const first = await node.dial(words);
    await vi.waitUntil(() => first.frames.length > 0);
    expect(await (await node.dial(words)).closed).toBe(1008);
    first.raw.close();
  });

  it('is valid for its channel and socket, for a minute, and ends with the session', async () => {
    const [member, other] = await Promise.all([node.member(), node.member()]);
    const good = { channel: member.channel, socket_id: 'socket-1' };
    const refused = [
      { ...good, channel: other.channel, token: await node.grant(member) },
      { ...good, socket_id: 'socket-2', token: await node.grant(member) },
      { ...good, token: await node.grant(member, { seconds: 0 }) },
      { ...good, token: 'made up' },
      {},
    ];
    for (const words of refused) expect(await (await node.dial(words as Record<string, string>)).closed).toBe(1008);
    const kept = await node.grant(member);
    await sql('delete from session where id = $1', [member.sessionId]);
    expect(await (await node.dial({ ...good, token: kept })).closed).toBe(1008);
  });

  it.each([
    'after=1&after=2',
    'after=half',
    'after=0.5',
    'after=1e30',
    'age=-1',
    'age=1e3',
    'age=1&age=2',
    'token=a&token=b',
    'channel=%00',
    'socket_id=%00',
  ])('refuses %s as wrong, not as an overload', async (words) => {
    const { closed } = await node.dial(words);

    expect(await closed).toBe(1008);
  });

  it('closes a socket whose frame holds a number beyond any column', async () => {
    const socket = await node.join(await node.member());

    socket.raw.send('{"type":"resume","after":1e300}');

    expect(await socket.closed).toBe(1008);
  });

  it('allows twenty sockets of a member', async () => {
    const member = await node.member();
    const open = await Promise.all(Array.from({ length: 20 }, () => node.join(member)));
    expect(await (await node.join(member)).closed).toBe(1008);
    for (const one of open) one.raw.close();
  });
});

describe('numbered events', () => {
  it('arrive on every device in order, in whichever order they are published', async () => {
    const member = await node.member();
    const devices = await Promise.all([node.join(member), node.join(member)]);
    const stored = [];
    for (let i = 0; i < 12; i += 1)
      stored.push(...(await node.database.transaction((db) => storeEvents(db, [changed(member)]))));
    // The seventh is lost, the others arrive out of order.
    for (const event of [...stored.slice(7), ...stored.slice(0, 6)]) publishEvents(node.hub, [event]);
    for (const device of devices) {
      await vi.waitUntil(() => numbers(device).length === 12);
      expect(numbers(device)).toEqual(upTo(12));
      device.raw.close();
    }
  });

  it('are caught up after a disconnect, each once', async () => {
    const member = await node.member();
    await node.emit(Array.from({ length: 5 }, () => changed(member)));
    const busy = (async () => {
      for (let i = 0; i < 20; i += 1) await node.emit([changed(member)]);
    })();
    const device = await node.join(member, 2);
    await busy;
    await vi.waitUntil(() => numbers(device).at(-1) === 25);
    expect(device.frames[0]?.type).toBe('ready');
    expect(numbers(device)).toEqual(upTo(25, 3));
    device.raw.close();
  });

  it('of state are sent once per transaction', async () => {
    const member = await node.member();
    const whole = { member_id: member.id, name: 'account.changed', data: {} } as const;
    await node.emit([whole, changed(member), whole]);
    const device = await node.join(member, 0);
    await vi.waitUntil(() => numbers(device).length === 2);
    expect(device.frames.flatMap((frame) => (frame.type === 'event' ? [frame.name] : []))).toEqual([
      'counter.read',
      'account.changed',
    ]);
    device.raw.close();
  });

  it('are reset where the gap is too long, too old, or the number unknown', async () => {
    const member = await node.member();
    await node.emit(Array.from({ length: 505 }, () => changed(member)));
    await sql('delete from member_event where member_id = $1 and seq <= 3', [member.id]);
    for (const [after, first] of [
      [-1, 'reset'],
      [2, 'reset'],
      [4, 'reset'],
      [6, 'ready'],
      [505, 'ready'],
      [506, 'reset'],
    ] as const) {
      const device = await node.join(member, after);
      expect([after, device.frames[0]?.type]).toEqual([after, first]);
      expect(device.frames[0]).toMatchObject({ seq: 505 });
      await vi.waitUntil(() => numbers(device).length === (after === 6 ? 499 : 0));
      device.raw.close();
    }
  });

  it('leave the snapshots of a young page as they are if none came since', async () => {
    const member = await node.member();
    const first = async (age: number) => {
      const token = await node.grant(member);
      const socket = await node.dial({ channel: member.channel, socket_id: 'socket-1', token, age: String(age) });
      await vi.waitUntil(() => socket.frames.length > 0);
      socket.raw.close();
      return socket.frames[0];
    };
    expect(await first(20_000)).toEqual({ type: 'ready', seq: 0 });
    expect(await first(20_001)).toEqual({ type: 'reset', seq: 0 });

    await node.emit([changed(member)]);
    expect(await first(0)).toEqual({ type: 'reset', seq: 1 });

    const made = (seconds: number) =>
      sql('update member_event set created_at = now() - make_interval(secs => $1) where member_id = $2', [
        seconds,
        member.id,
      ]);
    // Ten seconds are for the way, and for transactions that ended late.
    await made(13);
    expect([await first(2_000), await first(4_000)].map((frame) => frame?.type)).toEqual(['ready', 'reset']);
  });

  it('are repeated on request', async () => {
    const member = await node.member();
    const device = await node.join(member);
    await node.emit([changed(member), changed(member), changed(member)]);
    await vi.waitUntil(() => numbers(device).length === 3);
    device.raw.send(JSON.stringify({ type: 'resume', after: 1 }));
    await vi.waitUntil(() => numbers(device).length === 5);
    expect(numbers(device)).toEqual([1, 2, 3, 2, 3]);
    device.raw.send(JSON.stringify({ type: 'resume', after: 77 }));
    await vi.waitUntil(() => device.frames.at(-1)?.type === 'reset');
    device.raw.close();
  });

  it('are repeated ten times a minute at most', async () => {
    const device = await node.join(await node.member());
    for (let i = 0; i < 11; i += 1) device.raw.send(JSON.stringify({ type: 'resume', after: 0 }));
    expect(await device.closed).toBe(1008);
  });

  it('close a slow reader, who then catches up by number', async () => {
    const member = await node.member();
    const slow = await node.join(member);
    slow.raw.pause();
    const data = { thread_id: 1, user_id: 1, seq: 1, padding: 'x'.repeat(200_000) };
    for (let i = 0; i < 60; i += 1) await node.emit([{ member_id: member.id, name: 'message.read', data }]);
    await vi.waitUntil(() => node.hub.sockets.count(member.id) === 0, 5_000);
    slow.raw.resume();
    await slow.closed;
    const got = numbers(slow).at(-1) ?? 0;
    expect(got).toBeLessThan(60);
    const again = await node.join(member, got);
    await vi.waitUntil(() => numbers(again).length > 0);
    expect(numbers(again)[0]).toBe(got + 1);
    again.raw.terminate();
  });
});

describe('a socket', () => {
  it('is closed with a code on too many or invalid frames', async () => {
    const member = await node.member();
    const send = async (...texts: string[]) => {
      const device = await node.join(member);
      for (const text of texts) device.raw.send(text);
      return device.closed;
    };
    const watch = JSON.stringify({ type: 'watch', user_ids: [] });
    expect(await send(...Array<string>(21).fill(watch))).toBe(1008);
    expect(await send('no json')).toBe(1008);
    expect(await send(JSON.stringify({ type: 'weather' }))).toBe(1008);
    expect(await send(JSON.stringify({ type: 'typing', user_id: 1, more: 1 }))).toBe(1008);
    expect(await send(JSON.stringify({ type: 'watch', user_ids: Array(201).fill(1) }))).toBe(1008);
    expect(await send('x'.repeat(65 * 1024))).toBe(1009);
  });

  it('accepts twenty frames a second', async () => {
    const device = await node.join(await node.member());
    for (let i = 0; i < 20; i += 1) device.raw.send(JSON.stringify({ type: 'watch', user_ids: [] }));
    await new Promise((resume) => setTimeout(resume, 100));
    expect(device.raw.readyState).toBe(device.raw.OPEN);
    device.raw.close();
  });

  it('is closed with its session, also when the device does not reply', async () => {
    const member = await node.member();
    const [polite, deaf] = await Promise.all([node.join(member), node.join(member)]);
    deaf.raw.pause();
    node.hub.closeSession(member.id, member.sessionId + 1_000, 4003);
    node.hub.closeSession(member.id, member.sessionId, 4003);
    expect(await polite.closed).toBe(4003);
    await vi.waitUntil(() => node.hub.sockets.count(member.id) === 0, 3_000);
    deaf.raw.terminate();
  });

  it('is removed when the device disconnects during the join', async () => {
    const member = await node.member();
    const token = await node.grant(member);
    const device = await node.dial({ channel: member.channel, socket_id: 'socket-1', token });
    device.raw.terminate();
    await new Promise((resume) => setTimeout(resume, 200));
    expect(node.hub.sockets.count(member.id)).toBe(0);
  });
});
