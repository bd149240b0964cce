import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { createTestDatabase, type TestDatabase } from '@peonia/testing/database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openClient } from '../client.ts';
import type { Member } from '../fixtures/register-member.ts';
import { startRedis, type RedisServer } from '../providers/redis-server.ts';
import { openTraceCollector, type CollectedSpan, type TraceCollector } from '../providers/trace-collector.ts';
import { openSocket } from '../socket.ts';
import { startServe, type ServeProcess } from './serve-process.ts';

let database: TestDatabase;
let redis: RedisServer;
let collector: TraceCollector;
let one: ServeProcess;
let two: ServeProcess;
let anna: Member;
let ben: Member;

const words = 'Shall we walk by the river';

beforeAll(async () => {
  [database, redis, collector] = await Promise.all([createTestDatabase(), startRedis(), openTraceCollector()]);
  const settings = {
    REDIS_URL: redis.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    TRACE_PERCENT: '100',
    OTEL_BSP_SCHEDULE_DELAY: '200',
  };
  [one, two] = await Promise.all([startServe(database.url, settings), startServe(database.url, settings)]);
  [anna, ben] = await Promise.all([one.register('Anna Trace', { byForm: true }), one.register('Ben Trace')]);
  const atBen = await openSocket(
    two.address,
    openClient(two.address, { language: 'en', token: ben.token }),
    ben.channel,
  );
  await openClient(one.address, { language: 'en', token: anna.token }).call(chatContract.sendMessage, {
    body: { user_id: ben.id, message_type: 'text', message_content: words, client_id: 'traced-message-1' },
  });
  await atBen.next((frame) => frame.type === 'event' && frame.name === 'message.sent');
  atBen.close();
});
afterAll(async () => {
  await Promise.all([one.close(), two.close()]);
  await Promise.all([redis.close(), collector.close()]);
  await database.drop();
});

const request = () => collector.next(({ name }) => name === 'POST /v1/messages');
const beneath = (cause: CollectedSpan) => (span: CollectedSpan) => span.traceId === cause.traceId;

it('follows a message from its request to its statements', async () => {
  const cause = await request();

  const written = await collector.next(
    (span) =>
      beneath(cause)(span) && span.parentSpanId === cause.spanId && span.attributes['db.system.name'] !== undefined,
  );

  expect(cause.attributes).toEqual({
    'http.request.method': 'POST',
    'http.route': '/v1/messages',
    'http.response.status_code': 201,
  });
  expect(Object.keys(written.attributes)).toEqual(['db.system.name', 'db.operation.name']);
});

it('follows a message to the socket at the other process', async () => {
  const cause = await request();

  const delivered = await collector.next(
    (span) =>
      beneath(cause)(span) &&
      span.name === 'deliver message.sent' &&
      span.resource['service.instance.id'] !== cause.resource['service.instance.id'],
  );

  expect(delivered.attributes).toEqual({ 'peonia.sockets': 1 });
});

it('follows an effect from its request to the work of the outbox', async () => {
  const registered = await collector.next(({ name }) => name === 'POST /v1/register');

  const effect = await collector.next((span) => beneath(registered)(span) && span.name.startsWith('outbox '));

  const work = await collector.next((span) => span.parentSpanId === effect.spanId);

  expect(work.traceId).toBe(registered.traceId);
});

it('records nothing about a person', async () => {
  await request();

  const text = collector.received();

  for (const secret of [words, anna.token, anna.email, ben.email, 'Anna Trace', 'traced-message-1'])
    expect(text).not.toContain(secret);
});
