import { notificationsContract } from '@peonia/contract/notifications/notifications.schema.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { there } from '../../../../test/there.ts';
import { allStatements } from '../../../platform/db/statement.ts';
import { block } from '../../privacy/public.ts';

let api: Api;
let reader: Member;
let older: Member;
let newer: Member;
let entry: number;
const postsOfEach = 5_000;

beforeAll(async () => {
  api = await startApi();
  reader = await api.register('Reader Of News');
  [older, newer] = [await api.register('Older Friend'), await api.register('Newer Friend')];
  const [made] = await api.sql<{ id: string }>(
    "insert into notification (member_id, type, what, subject, facts) values ($1, 'feed', 'shared', '', '{}') returning id",
    [reader.id],
  );
  entry = Number(made?.id);
  await api.sql(
    `insert into notification_source (key, notification_id, person_id, notified_at)
     select 'post:' || person || ':' || g, $1, person, now() - make_interval(mins => 10 - 5 * nth::int, secs => g / 10.0)
     from unnest($2::bigint[]) with ordinality p (person, nth), generate_series(1, $3::int) g`,
    [entry, [older.id, newer.id], postsOfEach],
  );
  await api.sql('vacuum analyze notification_source');
});
afterAll(() => api.close());

it('reads each person of an entry once, however many posts it gathers', async () => {
  const { text } = there(allStatements().find(({ name }) => name === 'shown_notifications'));

  const [row] = await api.sql<{ 'QUERY PLAN': { Plan: Record<string, number> }[] }>(
    `explain (analyze, buffers, format json) ${text}`,
    [[`post:${newer.id}:1`]],
  );

  const { Plan } = there(row?.['QUERY PLAN'][0]);
  expect(Plan['Actual Rows']).toBe(1);
  // The sources alone lie on about two hundred pages of the table.
  expect((Plan['Shared Hit Blocks'] ?? 0) + (Plan['Shared Read Blocks'] ?? 0)).toBeLessThan(40);
});

it('shows the person of the newest post, and counts the others', async () => {
  const { items } = (await reader.call(notificationsContract.listNotifications)).body;

  expect(items.map(({ data }) => [data.user_id, data.others])).toEqual([[newer.id, 1]]);
});

it('leaves out a person whom the reader has blocked', async () => {
  await block(api.app.database, reader.id, newer.id);

  const { items } = (await reader.call(notificationsContract.listNotifications)).body;

  expect(items.map(({ data }) => [data.user_id, data.others])).toEqual([[older.id, 0]]);
});
