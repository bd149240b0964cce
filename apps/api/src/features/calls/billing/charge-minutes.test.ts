import { callsContract } from '@peonia/contract/calls.schema.ts';
import { type CallKind } from '@peonia/contract/calls.ts';
import { ledgerContract } from '@peonia/contract/money/ledger.schema.ts';
import { expect, it } from 'vitest';
import {
  dial,
  withCallFixture,
  type CallFixture,
  loseSight,
  passTime,
  put,
  talk,
} from '../../../../test/fixtures/call-fixture.ts';
import { giveGold } from '../../../../test/money/give-gold.ts';
import { proveBooks } from '../../../../test/money/prove-books.ts';

let { api, anna, ben, tick } = {} as CallFixture;
withCallFixture({ gold: 0 }, (world) => ({ api, anna, ben, tick } = world));

const give = (gold: number) => giveGold(api.app.database, anna, gold);
const balance = async () => (await anna.me()).balance;
const read = async (id: number) => (await anna.call(callsContract.getCall, { params: { id } })).body.call;
const start = (kind: CallKind = 'voice') => talk(anna, ben, { kind });

// covers: Call: metered by the server, first 20 s free, VIP minutes, overdue
it('charges every started minute after 20 free seconds, voice 1 and video 2', async () => {
  await give(20);
  const voice = await start();
  await passTime(api.sql, voice, 19);
  await tick();
  expect([await balance(), (await read(voice)).gold]).toEqual([20, 0]);
  await passTime(api.sql, voice, 1);
  await Promise.all([tick(), put(anna, voice), put(ben, voice)]);
  expect([await balance(), (await read(voice)).gold]).toEqual([19, 1]);
  await passTime(api.sql, voice, 61);
  expect((await put(ben, voice, { status: 'hangup' })).body.call).toMatchObject({ gold: null, status: 'hangup' });
  expect([await balance(), (await read(voice)).gold]).toEqual([18, 2]);
  const video = await start('video');
  await passTime(api.sql, video, 20);
  await put(anna, video, { status: 'hangup' });
  expect(await balance()).toBe(16);
  const trades = (await anna.call(ledgerContract.listTrades, { query: { k: 'call' } })).body.items;
  expect(trades.map(({ amount, related_id, user }) => [amount, related_id, user?.user_id])).toEqual([
    [-2, video, ben.id],
    [-1, voice, ben.id],
    [-1, voice, ben.id],
  ]);
  expect(await proveBooks(api.app.database)).toEqual([]);
});

it('requires the price of the first minute before ringing', async () => {
  expect((await dial(anna, ben)).code).toBe(400022);
  await give(1);
  expect((await dial(anna, ben, { kind: 'video' })).code).toBe(400022);
  const { price, enough, free_seconds } = (await anna.call(callsContract.getCallTerms, { query: { user_id: ben.id } }))
    .body;
  expect([price, enough, free_seconds]).toEqual([{ voice: 1, video: 2 }, { voice: true, video: false }, 20]);
  expect((await dial(anna, ben)).status).toBe(201);
});

it('warns when the next minute cannot be paid, clears the warning after a recharge, and ends as overdue', async () => {
  await give(1);
  const [socket, id] = [await anna.socket(), await start()];
  expect((await read(id)).short).toBe(false);
  await passTime(api.sql, id, 25);
  await tick();
  const warned = await socket.next(
    (frame) => frame.type === 'event' && frame.name === 'call.changed' && frame.data.call.short,
  );
  const { connected_at, paid_until } = await read(id);
  expect(warned).toMatchObject({ data: { call: { paid_until, gold: 1 } } });
  expect(Date.parse(paid_until ?? '') - Date.parse(connected_at ?? '')).toBe(80_000);
  await give(1);
  expect((await put(anna, id)).body.call.short).toBe(false);
  await passTime(api.sql, id, 60);
  await put(anna, id);
  expect(await read(id)).toMatchObject({ gold: 2, short: true, status: 'connected' });
  await passTime(api.sql, id, 60);
  await tick();
  expect(await read(id)).toMatchObject({ status: 'overdue', seconds: 140, gold: 2 });
  expect(await balance()).toBe(0);
  expect(await proveBooks(api.app.database)).toEqual([]);
  socket.close();
});

it('ends at the minute that exceeds the caller’s own daily limit', async () => {
  await give(10);
  await anna.call(ledgerContract.setSpendingCap, { body: { cap: 1 } });
  const id = await start();
  await passTime(api.sql, id, 90);
  await tick();
  expect(await read(id)).toMatchObject({ status: 'overdue', seconds: 80, gold: 1 });
  expect(await balance()).toBe(9);
  expect(await proveBooks(api.app.database)).toEqual([]);
});

it.each(['caller', 'callee'] as const)('charges until the end when the %s is silent', async (who) => {
  await give(10);
  const id = await start();
  await passTime(api.sql, id, 110);
  await loseSight(api.sql, id, who, 31);

  await tick();

  // The later heartbeat is at 110 s; the server ends the call 30 s after the earlier one, in the second minute.
  expect(await read(id)).toMatchObject({ status: 'disconnected', gold: 2 });
});

it('charges nothing after both are silent', async () => {
  await give(10);
  const id = await start();
  await passTime(api.sql, id, 110);
  await loseSight(api.sql, id, 'callee', 35);
  await loseSight(api.sql, id, 'caller', 31);

  await tick();

  expect(await read(id)).toMatchObject({ status: 'disconnected', gold: 1 });
});

it('begins only once both have said that they are connected', async () => {
  await give(10);
  const id = (await dial(anna, ben)).body.call.call_id;
  await put(ben, id, { status: 'connecting' });

  const afterOne = (await put(ben, id, { status: 'connected' })).body.call;
  await passTime(api.sql, id, 25);
  await put(ben, id, { status: 'hangup' });

  expect([afterOne.status, afterOne.connected_at]).toEqual(['connecting', null]);
  expect(await read(id)).toMatchObject({ gold: 0, connected_at: null });
});

it('is free at first once a day for the two in either direction', async () => {
  await give(10);
  await giveGold(api.app.database, ben, 10);
  const first = await start();
  await passTime(api.sql, first, 19);
  await put(anna, first, { status: 'hangup' });

  const terms = (await ben.call(callsContract.getCallTerms, { query: { user_id: anna.id } })).body;
  const second = await talk(ben, anna, { kind: 'voice' });
  await passTime(api.sql, second, 5);
  await put(anna, second, { status: 'hangup' });

  expect([(await read(first)).gold, terms.free_seconds]).toEqual([0, 0]);
  const { body } = await ben.call(callsContract.getCall, { params: { id: second } });
  expect(body.call.gold).toBe(1);
});

it('gives VIP 30 free voice minutes a day, then charges gold or refuses', async () => {
  await api.sql('update account set is_free = true where id = $1', [anna.id]);
  await give(1);
  const id = await start();
  await passTime(api.sql, id, 20 + 60 * 29);
  await tick();
  expect(await read(id)).toMatchObject({ gold: 0, free_minutes: 30, short: false });
  await passTime(api.sql, id, 60);
  await tick();
  expect(await read(id)).toMatchObject({ gold: 1, free_minutes: 30, short: true });
  await put(anna, id, { status: 'hangup' });
  const again = await dial(anna, ben);
  expect([again.code, again.message]).toEqual([
    400085,
    'You have used today’s free call minutes. You get new ones tomorrow; add gold to call now.',
  ]);
  expect((await dial(anna, ben, { kind: 'video' })).code).toBe(400022);
  expect((await anna.call(callsContract.getCallTerms, { query: { user_id: ben.id } })).body).toMatchObject({
    free_minutes: 30,
    free_minutes_left: 0,
  });
  await api.sql('update free_call_minute_usage set day = day - 1 where member_id = $1', [anna.id]);
  expect((await dial(anna, ben)).status).toBe(201);
  expect(await proveBooks(api.app.database)).toEqual([]);
});

it('credits a called partner 40 per cent of the purchased gold', async () => {
  await api.sql('update account set is_partner = true where id = $1', [ben.id]);
  await giveGold(api.app.database, anna, 1, 'bonus');
  await give(9);
  const id = await start('video');
  await passTime(api.sql, id, 81);
  await put(anna, id, { status: 'hangup' });
  const earned = await api.sql<{ amount: string }>(
    'select amount from ledger_earning where member_id = $1 order by transfer_id',
    [ben.id],
  );
  expect(earned.map(({ amount }) => Number(amount))).toEqual([40, 80]);
  expect(await proveBooks(api.app.database)).toEqual([]);
});

it('charges each minute once for simultaneous requests', async () => {
  await give(50);
  const id = await start();
  await passTime(api.sql, id, 20 + 60 * 9);
  await Promise.all([
    ...Array.from({ length: 4 }, () => put(anna, id)),
    ...Array.from({ length: 4 }, () => put(ben, id)),
    tick(),
  ]);
  await put(anna, id, { status: 'hangup' });
  expect([await balance(), (await read(id)).gold]).toEqual([40, 10]);
  expect(await proveBooks(api.app.database)).toEqual([]);
});
