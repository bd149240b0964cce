import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import { runJob } from '../../../test/run-job.ts';
import { insertTicket } from './ticket.sql.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

interface TicketAge {
  readonly account_id?: number | null;
  readonly status?: string;
  readonly months: number;
}

async function makeTicket({ account_id = null, status = 'solved', months }: TicketAge): Promise<number> {
  const { id } = await insertTicket.one(api.app.database, {
    category: 'contact',
    account_id,
    name: 'Guest Gina',
    email: 'gina@example.com',
    language: 'en',
    content: 'Hello',
    priority: 'normal',
    hours: 8,
  });
  await api.sql(
    `update support_ticket set status = $2, changed_at = now() - make_interval(months => $3::int) where id = $1`,
    [id, status, months],
  );
  return id;
}

const ticketsLeft = async (ids: readonly number[]) =>
  (await api.sql<{ id: number }>('select id from support_ticket where id = any($1) order by id', [ids])).map(({ id }) =>
    Number(id),
  );

it('deletes solved tickets of guests after two years, and no others', async () => {
  const member = await api.register('Yuki Abe');
  const old = await makeTicket({ months: 25 });
  const kept = [
    await makeTicket({ months: 23 }),
    await makeTicket({ months: 25, status: 'open' }),
    await makeTicket({ months: 25, account_id: member.id }),
  ];

  await runJob(api, 'support.delete-guest-tickets');

  expect(await ticketsLeft([old, ...kept])).toEqual(kept);
});

it('deletes a ticket after those that were merged into it', async () => {
  const target = await makeTicket({ months: 25 });
  const recent = await makeTicket({ months: 1 });
  await api.sql('update support_ticket set merged_into = $2 where id = $1', [recent, target]);

  await runJob(api, 'support.delete-guest-tickets');

  expect(await ticketsLeft([target, recent])).toEqual([target, recent]);
});

it('hands the files of deleted tickets to the purge', async () => {
  const ticket = await makeTicket({ months: 25 });
  const [message] = await api.sql<{ id: number }>(
    `insert into support_message (ticket_id, kind, client_id, content) values ($1, 'reply', 'one', 'See the picture')
     returning id`,
    [ticket],
  );
  await api.sql(
    `insert into desk_file (name, kind, bytes, blob, holder, holder_id, purge_at)
     values ('a.pdf', 'pdf', 1, 'desk/of-a-guest', 'support_message', $1, null)`,
    [message?.id],
  );

  await runJob(api, 'support.delete-guest-tickets');

  const [file] = await api.sql<{ due: boolean }>(
    `select purge_at <= now() as due from desk_file where blob = 'desk/of-a-guest'`,
  );
  expect(file).toEqual({ due: true });
});
