import { errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';
import { supportDeskContract as desk } from '@peonia/contract/support/support-desk.schema.ts';
import { supportContract } from '@peonia/contract/support/support.schema.ts';
import { languages } from '@peonia/i18n/languages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';

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

async function openTicket(member: Member, content: string, category = 'payment') {
  return (await member.call(supportContract.openTicket, { body: { category, content } })).body.id;
}
const merge = (id: number, other_id: number, staff = ada) =>
  staff.call(desk.mergeTicket, { params: { id }, body: { other_id } });
const read = async (id: number) => (await ada.call(desk.getTicket, { params: { id } })).body;
const answer = (id: number, content: string, solve = false) =>
  ada.call(desk.answerTicket, {
    params: { id },
    body: { kind: 'answer', content, solve, client_id: `answer-${(number += 1)}` },
  });

describe('merging tickets', () => {
  it('puts both threads into one, in the order of their writing', async () => {
    const member = await api.register('Helena');
    const first = await openTicket(member, 'My gold is missing.');
    const second = await openTicket(member, 'And the VIP too.');
    await answer(first, 'We are looking.');

    await merge(first, second);

    const { messages, state } = await read(first);
    expect(messages.map(({ kind, content }) => [kind, content])).toEqual([
      ['reply', 'And the VIP too.'],
      ['answer', 'We are looking.'],
    ]);
    expect(state).toBe('open');
  });

  it('closes the other ticket and leads its writer to the one that goes on', async () => {
    const member = await api.register('Iris');
    const first = await openTicket(member, 'My gold is missing.');
    const second = await openTicket(member, 'Where is it?');

    await merge(first, second);

    const list = (await member.call(supportContract.listOwnTickets)).body.items;
    const opened = (await member.call(supportContract.getOwnTicket, { params: { id: second } })).body;
    expect(list.map(({ id }) => id)).toEqual([first]);
    expect(opened.id).toBe(first);
    expect(await read(second)).toMatchObject({ state: 'solved', merged_into: first });
  });

  it('keeps what is written in the other ticket afterwards', async () => {
    const member = await api.register('Jana');
    const first = await openTicket(member, 'My gold is missing.');
    const second = await openTicket(member, 'Where is it?');
    await merge(first, second);

    await member.call(supportContract.replyToTicket, {
      params: { id: second },
      body: { content: 'Still nothing.', client_id: 'written-later' },
    });

    expect((await read(first)).messages.at(-1)?.content).toBe('Still nothing.');
  });

  it('refuses the ticket of another member', async () => {
    const [member, other] = [await api.register('Klara'), await api.register('Leah')];
    const [first, second] = [await openTicket(member, 'Mine.'), await openTicket(other, 'Theirs.')];

    const codes = [(await merge(first, second)).code, (await merge(first, first)).code];

    expect(codes).toEqual([refusal('ticket_of_another'), refusal('ticket_of_another')]);
    expect((await read(second)).merged_into).toBeNull();
  });

  it('refuses a ticket that a colleague has', async () => {
    const member = await api.register('Mona');
    const [first, second] = [await openTicket(member, 'One.'), await openTicket(member, 'Two.')];
    await bea.call(desk.changeTicket, { params: { id: second }, body: { act: 'take' } });

    expect((await merge(first, second)).code).toBe(refusal('ticket_taken'));
  });

  it('leaves a ticket that cannot be opened again', async () => {
    const member = await api.register('Paula');
    const [first, second] = [await openTicket(member, 'One.'), await openTicket(member, 'Two.')];
    await merge(first, second);

    const { code } = await ada.call(desk.changeTicket, { params: { id: second }, body: { act: 'reopen' } });

    expect(code).toBe(refusal('not_found'));
  });

  it('is logged on both tickets', async () => {
    const member = await api.register('Nora');
    const [first, second] = [await openTicket(member, 'One.'), await openTicket(member, 'Two.')];

    await merge(first, second);

    const [act] = await api.sql(
      "select subject_ids::int[] from staff_act where act = 'ticket.merged' order by id desc limit 1",
    );
    expect(act).toEqual({ subject_ids: [first, second] });
  });
});

describe('the templates', () => {
  it('come in the language of the writer beside that of the staff, those of the category first', async () => {
    const member = await api.register('Olga', { language: 'fr' });
    const id = await openTicket(member, 'Mon or a disparu.');

    const { items } = (await ada.call(desk.listTicketTemplates, { params: { id } })).body;

    expect(items[0]).toMatchObject({ category: 'payment', title: 'Gold has not arrived', language: 'fr' });
    expect(items[0]?.content).toMatch(/^Bonjour Olga,/);
    expect(items[0]?.own).toMatch(/^Hello Olga,/);
  });

  it('are complete in every language', async () => {
    const rows = await api.sql(
      `select t.key, count(*)::int as count from support_template t
       join support_template_text on template_id = t.id group by t.key having count(*) <> $1`,
      [languages.length],
    );
    expect(rows).toEqual([]);
  });
});
