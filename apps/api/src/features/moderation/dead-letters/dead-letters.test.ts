import { deadLetterContract as contract } from '@peonia/contract/staff/dead-letters.schema.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';

let api: Api;
let admin: StaffMember;
let moderator: StaffMember;

beforeAll(async () => {
  api = await startApi();
  [admin, moderator] = [await makeStaff(api, 'Ada Admin', 'admin'), await makeStaff(api, 'Mo Moderator')];
  await api.app.outbox.drain();
});
afterEach(() => api.sql('truncate outbox'));
afterAll(() => api.close());

/** Dead letters that end without effect when they run again. */
const addDeadLetters = (topic: string, count: number) =>
  api.sql(
    `insert into outbox (topic, payload, attempts, available_at, failed_at, failure)
     select $1, '{"account_id": 0, "order_id": "0"}', 16, 'infinity', now(), 'Error: Greeting never received'
     from generate_series(1, $2)`,
    [topic, count],
  );
const list = async () => (await admin.call(contract.listDeadLetters)).body;

it('lists topic, reason and attempts, newest first, without the content', async () => {
  await addDeadLetters('account.suspended', 25);

  const { body, text } = await admin.call(contract.listDeadLetters);
  const rest = await admin.call(contract.listDeadLetters, { query: { max_id: body.max_id } });

  expect(body.topics).toEqual([{ topic: 'account.suspended', count: 25 }]);
  expect(body.items[0]).toMatchObject({ reason: 'Error: Greeting never received', attempts: 16 });
  expect([body.items.length, rest.body.items.length, rest.body.max_id]).toEqual([20, 5, -1]);
  expect(text).not.toContain('account_id');
});

it('lists one topic alone, with the numbers of all', async () => {
  await addDeadLetters('account.suspended', 21);
  await addDeadLetters('payments.credited', 1);

  const first = await admin.call(contract.listDeadLetters, { query: { topic: 'account.suspended' } });
  const rest = await admin.call(contract.listDeadLetters, {
    query: { topic: 'account.suspended', max_id: first.body.max_id },
  });

  expect(new Set([...first.body.items, ...rest.body.items].map(({ topic }) => topic))).toEqual(
    new Set(['account.suspended']),
  );
  expect([first.body.items.length, rest.body.items.length]).toEqual([20, 1]);
  expect(first.body.topics.map(({ topic }) => topic)).toEqual(['account.suspended', 'payments.credited']);
});

it('is for administrators', async () => {
  const replies = await Promise.all([
    moderator.call(contract.listDeadLetters),
    moderator.call(contract.retryDeadLetters, { body: { topic: 'account.suspended' } }),
  ]);

  expect(replies.map(({ status }) => status)).toEqual([404, 404]);
});

it('runs one again, and logs who did it', async () => {
  await addDeadLetters('account.suspended', 2);
  const { items } = await list();

  const { body } = await admin.call(contract.retryDeadLetters, { body: { id: items[0]?.id ?? 0 } });
  await api.app.outbox.drain();

  expect(body).toEqual({ retried: 1 });
  expect(await api.sql('select id::int from outbox')).toEqual([{ id: items[1]?.id }]);
  const acts = await api.sql("select staff_id, subject_ids::int[] from staff_act where act = 'dead-letter.retried'");
  expect(acts).toEqual([{ staff_id: admin.id, subject_ids: [items[0]?.id] }]);
});

it('runs all of a topic again, and no other', async () => {
  await addDeadLetters('account.suspended', 3);
  await addDeadLetters('payments.credited', 1);

  const { body } = await admin.call(contract.retryDeadLetters, { body: { topic: 'account.suspended' } });

  expect(body).toEqual({ retried: 3 });
  expect((await list()).topics).toEqual([{ topic: 'payments.credited', count: 1 }]);
});

it('refuses what is no dead letter any more', async () => {
  expect((await admin.call(contract.retryDeadLetters, { body: { id: 1 } })).status).toBe(404);
});

it('deletes dead letters after 30 days', async () => {
  await addDeadLetters('account.suspended', 2);
  await api.sql("update outbox set failed_at = now() - interval '31 days' where id = (select min(id) from outbox)");

  await api.app.jobs.find(({ name }) => name === 'outbox.purge-dead-letters')?.run(api.app.database);

  expect((await list()).topics).toEqual([{ topic: 'account.suspended', count: 1 }]);
});
