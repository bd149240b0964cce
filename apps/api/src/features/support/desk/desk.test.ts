import type { BodyOf } from '@peonia/contract/protocol/endpoint.ts';
import { errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';
import { supportDeskContract as desk } from '@peonia/contract/support/support-desk.schema.ts';
import type { TicketQueue } from '@peonia/contract/support/support-desk.ts';
import { supportContract } from '@peonia/contract/support/support.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import { solveCaptcha } from '../../../../test/fixtures/solve-captcha.ts';
import { supportExporter } from '../own-tickets.ts';

let api: Api;
let ada: StaffMember;
let bea: StaffMember;
beforeAll(async () => {
  api = await startApi();
  ada = await makeStaff(api, 'Staff Ada', 'support');
  bea = await makeStaff(api, 'Staff Bea', 'support');
});
afterAll(() => api.close());

const refusal = (name: ErrorName) => errors[name].code;
let number = 0;

/** A ticket of a French guest; returns its id and address. */
async function openTicket(content = 'Mon or a disparu.') {
  const email = `claire${(number += 1)}@example.com`;
  const captcha = await solveCaptcha(api.guest(), 'support');
  const { body } = await api
    .guest('fr')
    .call(supportContract.openTicket, { body: { category: 'contact', content, email, name: 'Claire', captcha } });
  return { id: body.id, email };
}

const read = (staff: StaffMember, id: number) => staff.call(desk.getTicket, { params: { id } });
const change = (staff: StaffMember, id: number, act: BodyOf<typeof desk.changeTicket>['act']) =>
  staff.call(desk.changeTicket, { params: { id }, body: { act } });
const write = (staff: StaffMember, id: number, body: Partial<BodyOf<typeof desk.answerTicket>> = {}) =>
  staff.call(desk.answerTicket, {
    params: { id },
    body: { kind: 'answer', content: 'Votre or est revenu.', client_id: `answer-${(number += 1)}`, ...body },
  });
const idsIn = async (staff: StaffMember, show: TicketQueue) =>
  (await staff.call(desk.listTickets, { query: { show } })).body.items.map(({ id }) => id);

async function mailsTo(email: string) {
  await api.app.outbox.drain();
  return api.sql<{ subject: string; body_text: string }>(
    'select subject, body_text from mail_outbox where recipient = $1',
    [email],
  );
}

describe('an answer', () => {
  it('reaches a guest by mail in their language, with the question', async () => {
    const { id, email } = await openTicket();

    await write(ada, id);

    const [mail] = await mailsTo(email);
    expect(mail?.subject).toContain(`${id}`);
    expect(mail?.body_text).toContain('Bonjour Claire');
    expect(mail?.body_text).toContain('Votre or est revenu.');
    expect(mail?.body_text).toContain('Mon or a disparu.');
  });

  it('moves the ticket to those that wait for the writer, and to its author', async () => {
    const { id } = await openTicket();

    await write(ada, id);

    expect(await idsIn(ada, 'open')).not.toContain(id);
    expect([await idsIn(ada, 'waiting'), await idsIn(ada, 'mine')]).toEqual([
      expect.arrayContaining([id]),
      expect.arrayContaining([id]),
    ]);
  });

  it('solves the ticket in the same step, and records both times', async () => {
    const { id } = await openTicket();

    await write(ada, id, { solve: true });

    expect((await read(ada, id)).body).toMatchObject({
      state: 'solved',
      due_at: null,
      first_answered_at: expect.any(String),
      solved_at: expect.any(String),
    });
    expect((await idsIn(ada, 'solved'))[0]).toBe(id);
  });

  it('is stored and mailed once when the call is repeated', async () => {
    const { id, email } = await openTicket();

    const first = await write(ada, id, { client_id: 'the-same-one' });
    const second = await write(ada, id, { client_id: 'the-same-one' });

    expect(second.body).toEqual(first.body);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('without text is refused', async () => {
    const { id } = await openTicket();

    expect((await write(ada, id, { content: '  ' })).code).toBe(refusal('input_invalid'));
  });
});

describe('a note', () => {
  it('is for staff alone: no mail, no other state', async () => {
    const { id, email } = await openTicket();

    await write(ada, id, { kind: 'note', content: 'Looks like ticket 12.' });

    expect(await mailsTo(email)).toEqual([]);
    expect((await read(bea, id)).body).toMatchObject({
      state: 'new',
      first_answered_at: null,
      messages: [{ kind: 'note', by: 'Staff Ada', content: 'Looks like ticket 12.' }],
    });
  });

  it('is not in the export of the member; the answer is', async () => {
    const member = await api.register('Helena');
    const { body } = await member.call(supportContract.openTicket, {
      body: { category: 'payment', content: 'My gold is missing.' },
    });
    await write(ada, body.id, { kind: 'note', content: 'Impatient.' });
    await write(ada, body.id, { content: 'It is back.' });

    const files = await exportedFiles(member.id);

    expect(files).toContain('It is back.');
    expect(files).not.toContain('Impatient.');
  });
});

describe('a ticket of a colleague', () => {
  it('is answered, taken and solved by them alone', async () => {
    const { id } = await openTicket();
    await change(ada, id, 'take');

    const answers = [await write(bea, id), await change(bea, id, 'take'), await change(bea, id, 'solve')];

    expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 3 }, () => refusal('ticket_taken')));
    expect((await write(bea, id, { kind: 'note' })).status).toBe(201);
  });

  it('is free again once it is released', async () => {
    const { id } = await openTicket();
    await change(ada, id, 'take');
    await change(ada, id, 'release');

    expect((await write(bea, id)).status).toBe(201);
  });
});

it('states by when the first answer is due', async () => {
  const { id } = await openTicket();

  const { created_at, due_at } = (await read(ada, id)).body;

  expect(Date.parse(due_at ?? '') - Date.parse(created_at)).toBe(8 * 3_600_000);
});

it('opens a solved ticket again', async () => {
  const { id } = await openTicket();
  await change(ada, id, 'solve');

  await change(bea, id, 'reopen');

  expect((await read(bea, id)).body).toMatchObject({ state: 'new', solved_at: null });
});

// covers: Decisions about complaints, tickets, announcements and pages are logged with what they changed
it('logs every look and act, with the states that it changed', async () => {
  const { id } = await openTicket();
  await read(ada, id);
  await change(ada, id, 'take');
  await write(ada, id);
  await change(ada, id, 'release');
  await change(bea, id, 'solve');

  const acts = await api.sql<{ act: string; before: string | null; after: string | null }>(
    "select act, before, after from staff_act where subject = 'ticket' and subject_ids @> array[$1::bigint] order by id",
    [id],
  );

  const mine = `staff ${ada.id}`;
  expect(acts.map(({ act, before, after }) => [act, before, after])).toEqual([
    ['ticket.looked', null, null],
    ['ticket.taken', 'open', `open, ${mine}`],
    ['ticket.answered', `open, ${mine}`, `waiting, ${mine}`],
    ['ticket.released', `waiting, ${mine}`, 'waiting'],
    ['ticket.solved', 'waiting', 'solved'],
  ]);
});

it('reads a long queue page by page, each ticket once', async () => {
  await api.sql(`insert into support_ticket (category, name, email, language, content)
    select 'contact', 'Many', 'many@example.com', 'en', 'Again' from generate_series(1, 45)`);
  const seen: number[] = [];
  let last: number | undefined;
  while (last !== -1) {
    const { body } = await ada.call(desk.listTickets, { query: last === undefined ? {} : { max_id: last } });
    seen.push(...body.items.map(({ id }) => id));
    last = body.max_id;
  }

  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBeGreaterThanOrEqual(45);
});

it('goes on behind a ticket that was erased meanwhile', async () => {
  await api.sql(`insert into support_ticket (category, name, email, language, content, due_at)
    select 'contact', 'Many', 'many@example.com', 'en', 'Again', now() + nth * interval '1 second'
    from generate_series(1, 45) nth`);
  const { body: first } = await ada.call(desk.listTickets);
  await api.sql('delete from support_ticket where id = $1', [first.items.at(-1)?.id]);

  const { body: second } = await ada.call(desk.listTickets, { query: { max_id: first.max_id } });

  const shown = new Set(first.items.map(({ id }) => id));
  expect(second.items.length).toBeGreaterThan(0);
  expect(second.items.filter(({ id }) => shown.has(id))).toEqual([]);
});

async function exportedFiles(memberId: number): Promise<string> {
  let text = '';
  for await (const { content } of supportExporter.files(api.app.database, memberId))
    for await (const part of content) text += Buffer.from(part).toString('utf8');
  return text;
}
