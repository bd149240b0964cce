import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { uploadPicture } from '../../../../test/fixtures/upload-picture.ts';
import { openSocket } from '../../../../test/socket.ts';
import { statement } from '../../db/statement.ts';
import { enqueue } from '../../outbox/outbox.ts';
import { openOutgoing } from '../../outgoing/outgoing-fetch.ts';

let api: Api;
let anna: Member;
let ben: Member;
beforeAll(async () => {
  api = await startApi();
  [anna, ben] = await Promise.all([
    api.register('Anna Metric', { byForm: true }),
    api.register('Ben Metric', { byForm: true }),
  ]);
});
afterAll(() => api.close());

/** The value of a metric with exactly these labels; null if there is none. */
async function valueOf(line: string): Promise<number | null> {
  const text = await (await fetch(`${api.address}/metrics`)).text();
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? null : Number(found.slice(line.length + 1));
}

it('counts registrations', async () => {
  expect(await valueOf('registrations_total{way="form"}')).toBe(2);
});

it('counts a message once, and its events for both participants', async () => {
  const body = { user_id: ben.id, message_type: 'text', message_content: 'Hello', client_id: 'client-metric' } as const;
  await anna.call(chatContract.sendMessage, { body });
  await anna.call(chatContract.sendMessage, { body });

  expect(await valueOf('messages_total{kind="text"}')).toBe(1);
  expect(await valueOf('realtime_events_total{event="message.sent"}')).toBe(2);
});

it('counts sockets and members online', async () => {
  const socket = await openSocket(api.address, anna, anna.channel);
  await expect.poll(() => valueOf('presence_members')).toBe(1);

  expect(await valueOf('realtime_sockets')).toBe(1);
  socket.close();
});

it('names statements that take longer than 100 ms, without their values', async () => {
  const slow = statement<{ seconds: number }>('test_slow_statement', 'select pg_sleep(:seconds::float8)');
  const quick = statement<object>('test_quick_statement', 'select 1');
  await slow.run(api.app.database, { seconds: 0.15 });
  await api.app.database.transaction((db) => slow.run(db, { seconds: 0.15 }));
  await quick.run(api.app.database, {});

  expect(await valueOf('database_slow_statements_total{statement="test_slow_statement"}')).toBe(2);
  expect(await valueOf('database_slow_statements_total{statement="test_quick_statement"}')).toBeNull();
});

it('counts failed statements by SQLSTATE', async () => {
  const broken = statement<object>('test_broken_statement', 'select 1 / 0');
  await broken.run(api.app.database, {}).catch(() => {});

  expect(await valueOf('database_failed_statements_total{code="22012"}')).toBe(1);
});

it('shows connections of the pool', async () => {
  expect(await valueOf('database_pool_open')).toBeGreaterThan(0);
  expect(await valueOf('database_pool_waiting')).toBe(0);
});

it('shows what waits in the outbox by topic, and counts what ran', async () => {
  let fails = true;
  api.app.outbox.subscribe('outbox.tested', 'metrics', async () => {
    if (fails) throw new Error('away');
  });
  await enqueue(api.app.database, 'outbox.tested', { text: 'x' });
  expect(await valueOf('outbox_topic_waiting{topic="outbox.tested"}')).toBe(1);

  await api.app.outbox.drain();
  fails = false;
  await api.sql("update outbox set available_at = now() where topic = 'outbox.tested'");
  await api.app.outbox.drain();

  expect(await valueOf('outbox_topic_waiting{topic="outbox.tested"}')).toBeNull();
  expect(await valueOf('outbox_rows_total{topic="outbox.tested",outcome="failed"}')).toBe(1);
  expect(await valueOf('outbox_rows_total{topic="outbox.tested",outcome="done"}')).toBe(1);
  expect(await valueOf('outbox_lag_seconds_count{topic="outbox.tested"}')).toBe(1);
});

it('counts mails by class', async () => {
  const before = (await valueOf('mails_total{class="transactional",outcome="sent"}')) ?? 0;
  await api.register('Mia Mailed', { byForm: true });
  await api.app.outbox.drain();

  expect(await valueOf('mails_total{class="transactional",outcome="sent"}')).toBeGreaterThan(before);
});

it('counts uploads', async () => {
  await uploadPicture(api.address, anna);

  expect(await valueOf('uploads_total{outcome="taken"}')).toBe(1);
  expect(await valueOf('upload_bytes_total')).toBeGreaterThan(100);
});

it('counts calls to other services by their name and outcome', async () => {
  const call = openOutgoing('a tested service');
  await call(`${api.address}/livez`);
  await call('http://127.0.0.1:1/').catch(() => {});

  expect(await valueOf('outgoing_calls_total{service="a tested service",outcome="answered"}')).toBe(1);
  expect(await valueOf('outgoing_calls_total{service="a tested service",outcome="failed"}')).toBe(1);
});
