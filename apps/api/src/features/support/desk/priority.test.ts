import { errors } from '@peonia/contract/protocol/errors.ts';
import { supportDeskContract as desk } from '@peonia/contract/support/support-desk.schema.ts';
import type { TicketQueue } from '@peonia/contract/support/support-desk.ts';
import { supportContract } from '@peonia/contract/support/support.schema.ts';
import type { SupportCategory, TicketPriority } from '@peonia/contract/support/support.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';

let api: Api;
let ada: StaffMember;
let bea: StaffMember;
let helena: Member;
let number = 0;
beforeAll(async () => {
  // Each test opens a ticket with the same words.
  api = await startApi({ LIMIT_TICKET_REPEAT_MINUTES: '0' });
  ada = await makeStaff(api, 'Staff Ada', 'support');
  bea = await makeStaff(api, 'Staff Bea', 'support');
  helena = await api.register('Helena');
});
afterAll(() => api.close());

const open = async (category: SupportCategory = 'contact') =>
  (await helena.call(supportContract.openTicket, { body: { category, content: 'Please help me.' } })).body.id;
const read = async (id: number) => (await ada.call(desk.getTicket, { params: { id } })).body;
const prioritise = (id: number, priority: TicketPriority, staff = ada) =>
  staff.call(desk.setTicketPriority, { params: { id }, body: { priority } });
const write = (id: number, kind: 'answer' | 'note' = 'answer') =>
  ada.call(desk.answerTicket, {
    params: { id },
    body: { kind, content: 'We are looking.', client_id: `answer-${(number += 1)}` },
  });
const list = async (show: TicketQueue) => (await ada.call(desk.listTickets, { query: { show } })).body.items;
/** Hours between the time since when it waits and its target. */
async function target(id: number): Promise<number> {
  const [row] = await api.sql<{ hours: number }>(
    'select (extract(epoch from due_at - waiting_since) / 3600)::float8 as hours from support_ticket where id = $1',
    [id],
  );
  return row?.hours ?? 0;
}

describe('the first priority', () => {
  it.each([
    ['safety', 'urgent', 2],
    ['payment', 'high', 4],
    ['account', 'high', 4],
    ['privacy', 'normal', 8],
    ['contact', 'normal', 8],
  ] as const)('of %s is %s, due in %d hours', async (category, priority, hours) => {
    const id = await open(category);

    expect(await read(id)).toMatchObject({ priority, state: 'new' });
    expect(await target(id)).toBeCloseTo(hours, 3);
  });
});

describe('staff set the priority', () => {
  it('and the target follows, counted from when it began to wait', async () => {
    const id = await open();

    await prioritise(id, 'low');

    expect((await read(id)).priority).toBe('low');
    expect(await target(id)).toBeCloseTo(48, 3);
  });

  it('which is logged with both', async () => {
    const id = await open();

    await prioritise(id, 'urgent');
    await prioritise(id, 'urgent');

    const acts = await api.sql(
      `select before, after from staff_act where act = 'ticket.prioritised' and subject_ids @> array[$1::bigint]`,
      [id],
    );
    expect(acts).toEqual([{ before: 'normal', after: 'urgent' }]);
  });

  it('but not of the ticket of a colleague', async () => {
    const id = await open();
    await bea.call(desk.changeTicket, { params: { id }, body: { act: 'take' } });

    const { code } = await prioritise(id, 'urgent');

    expect(code).toBe(errors.ticket_taken.code);
    expect((await read(id)).priority).toBe('normal');
  });

  it('which stays when the member writes again', async () => {
    const id = await open();
    await prioritise(id, 'high');
    await write(id);

    await helena.call(supportContract.replyToTicket, {
      params: { id },
      body: { content: 'And now?', client_id: 'written-again' },
    });

    expect(await read(id)).toMatchObject({ priority: 'high', state: 'open' });
    expect(await target(id)).toBeCloseTo(4, 3);
  });
});

describe('the queue', () => {
  it('shows first what is due first', async () => {
    const [normal, low, urgent] = [await open(), await open(), await open()];
    await prioritise(low, 'low');
    await prioritise(urgent, 'urgent');

    const order = (await list('open')).map(({ id }) => id);

    expect([urgent, normal, low].map((id) => order.indexOf(id))).toEqual(
      [urgent, normal, low].map((id) => order.indexOf(id)).toSorted((a, b) => a - b),
    );
    expect(order).toContain(urgent);
  });

  it('keeps an overdue ticket before a fresh urgent one', async () => {
    const [old, urgent] = [await open(), await open('safety')];
    await api.sql(
      `update support_ticket set waiting_since = waiting_since - interval '9 hours', due_at = due_at - interval '9 hours'
       where id = $1`,
      [old],
    );

    const order = (await list('open')).map(({ id }) => id);

    expect(order.indexOf(old)).toBeLessThan(order.indexOf(urgent));
  });

  it('has those without an answer in a part of their own', async () => {
    const [fresh, answered] = [await open('safety'), await open('safety')];
    await write(fresh, 'note');
    await write(answered);

    const ids = (await list('new')).map(({ id }) => id);

    expect(ids).toContain(fresh);
    expect(ids).not.toContain(answered);
  });

  it('repeats and leaves out nothing over its pages', async () => {
    await api.sql(`insert into support_ticket (category, name, email, language, content, due_at)
      select 'contact', 'Many', 'many@example.com', 'en', 'Again', now() + interval '3 hours' from generate_series(1, 45)`);
    const seen: number[] = [];
    let last: number | undefined;
    while (last !== -1) {
      const { body } = await ada.call(desk.listTickets, { query: last === undefined ? {} : { max_id: last } });
      seen.push(...body.items.map(({ id }) => id));
      last = body.max_id;
    }

    const waiting = await api.sql("select id::int from support_ticket where status = 'open' order by due_at, id");

    expect(seen).toEqual(waiting.map(({ id }) => id));
  });
});
