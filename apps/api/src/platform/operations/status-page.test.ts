import { languages } from '@peonia/i18n/languages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import { openOutgoing } from '../outgoing/outgoing-fetch.ts';
import { statusOf, type StatusPart } from './status.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const open = async (path = '/status', program = api) => {
  const reply = await fetch(`${program.address}${path}`, { redirect: 'manual' });
  return { reply, html: await reply.text() };
};

it.each(languages)('shows every part in %s, without scripts', async (lang) => {
  const { reply, html } = await open(`/status?lang=${lang}`);

  expect(reply.status).toBe(200);
  expect(html.match(/<li>/g)).toHaveLength(6);
  expect(html).toContain('aria-current="true"');
  expect(html).not.toMatch(/<script|style=|status\.(part|state|title|note)/);
});

it('may be kept for some seconds and is not indexed', async () => {
  const { reply, html } = await open();

  expect(reply.headers.get('cache-control')).toBe('public, max-age=15');
  expect(html).toContain('<meta name="robots" content="noindex">');
});

it('names no service, topic or machine', async () => {
  const { html } = await open();

  expect(html).not.toMatch(/redis|postgres|s3|stripe|outbox|127\.0\.0\.1|version/i);
});

it('is there during maintenance', async () => {
  const closed = await startApi({ MAINTENANCE: '1' });

  expect((await open('/status', closed)).reply.status).toBe(200);
  await closed.close();
});

it('shows mail that waits for too long as disturbed', async () => {
  const late = await startApi();
  await late.sql(`insert into outbox (topic, payload, created_at)
    values ('account.notification', '{}', now() - interval '6 minutes')`);
  const { html } = await open('/status?lang=en', late);

  expect(html).toMatch(/E-mails and codes<\/span><strong class="disturbed">/);
  expect(html).toMatch(/Payments<\/span><strong class="works">/);
  expect(html).toContain('<h1>Some parts are not working properly</h1>');
  await late.sql('delete from outbox');
  await late.close();
});

it('shows payments as disturbed after five failures of a provider in a row, until it answers', async () => {
  const fresh = await startApi();
  const outgoing = openOutgoing('payment provider tested');
  for (let nth = 0; nth < 5; nth += 1) await outgoing('http://127.0.0.1:1/').catch(() => {});
  expect((await open('/status?lang=en', fresh)).html).toMatch(/Payments<\/span><strong class="disturbed">/);
  await fresh.close();
});

describe('the state of a part', () => {
  const up = { database: 'up', migrations: 'up', redis: 'up', storage: 'up' } as const;
  const never = () => false;
  const notWorking = (components: Parameters<typeof statusOf>[0], disturbs: (part: StatusPart) => boolean = never) =>
    Object.entries(statusOf(components, disturbs)).filter(([, state]) => state !== 'works');

  it('is fine while all components are up', () => {
    expect(notWorking(up)).toEqual([]);
    expect(notWorking({ ...up, redis: 'off' })).toEqual([]);
  });

  it('is down for all parts without the database', () => {
    expect(notWorking({ ...up, database: 'down' }).map(([, state]) => state)).toEqual(Array(6).fill('down'));
  });

  it('is down for photos without the store, and disturbed for messages without Redis', () => {
    expect(notWorking({ ...up, storage: 'down', redis: 'down' })).toEqual([
      ['messages', 'disturbed'],
      ['photos', 'down'],
    ]);
  });

  it('is disturbed for photos while the store takes no file', () => {
    expect(notWorking({ ...up, storage: 'full' })).toEqual([['photos', 'disturbed']]);
  });
});
