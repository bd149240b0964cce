import { notificationsContract } from '@peonia/contract/notifications/notifications.schema.ts';
import { errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';
import { supportDeskContract as desk } from '@peonia/contract/support/support-desk.schema.ts';
import { supportContract } from '@peonia/contract/support/support.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import { deskFileRow, makePdf, readDeskFile, sendDeskFile } from '../../../test/fixtures/send-desk-file.ts';
import { runJob } from '../../../test/run-job.ts';
import { supportEraser } from './own-tickets.ts';
import { insertTicket } from './ticket.sql.ts';

let api: Api;
let staff: StaffMember;
beforeAll(async () => {
  api = await startApi();
  staff = await makeStaff(api, 'Staff Ada', 'support');
});
afterAll(() => api.close());

const refusal = (name: ErrorName) => errors[name].code;
let number = 0;
const nonce = () => `message-${(number += 1)}`;

async function openTicket(member: Member, category = 'payment') {
  const { body } = await member.call(supportContract.openTicket, {
    body: { category, content: 'My gold is missing.' },
  });
  return body.id;
}
/** A guest leaves an address; the row is written as the contact form does. */
const openTicketAsGuest = async () =>
  (
    await insertTicket.one(api.app.database, {
      category: 'contact',
      account_id: null,
      name: 'Guest Gina',
      email: 'gina@example.com',
      language: 'en',
      content: 'Hello',
      priority: 'normal',
      hours: 8,
    })
  ).id;
const read = (member: Member, id: number) => member.call(supportContract.getOwnTicket, { params: { id } });
const reply = (member: Member, id: number, content = 'It is still missing.', client_id = nonce()) =>
  member.call(supportContract.replyToTicket, { params: { id }, body: { content, client_id } });
const answer = (
  id: number,
  body: { content?: string; kind?: 'answer' | 'note'; solve?: boolean; files?: number[] } = {},
) =>
  staff.call(desk.answerTicket, {
    params: { id },
    body: { kind: 'answer', content: 'We are looking for it.', client_id: nonce(), ...body },
  });
const readCase = async (id: number) => (await staff.call(desk.getTicket, { params: { id } })).body;

describe('a member', () => {
  // covers: POST /support
  it('writes about anything without a captcha, name or address', async () => {
    const member = await api.register('Helena');

    const { status } = await member.call(supportContract.openTicket, {
      body: { category: 'contact', content: 'How do I change my e-mail address?' },
    });

    expect(status).toBe(201);
  });

  it('lists their own tickets, newest first', async () => {
    const [member, other] = [await api.register('Iris'), await api.register('Jana')];
    const [first, second] = [await openTicket(member), await openTicket(member, 'safety')];
    await openTicket(other);

    const { body } = await member.call(supportContract.listOwnTickets);

    expect(body.items.map(({ id, category, state }) => ({ id, category, state }))).toEqual([
      { id: second, category: 'safety', state: 'open' },
      { id: first, category: 'payment', state: 'open' },
    ]);
    expect(body.max_id).toBe(-1);
  });

  it('reads the answers, without the notes of the staff and their names', async () => {
    const member = await api.register('Klara');
    const id = await openTicket(member);
    await answer(id, { kind: 'note', content: 'Impatient.' });
    await answer(id);

    const { body } = await read(member, id);

    expect(body).toMatchObject({ state: 'waiting', content: 'My gold is missing.' });
    expect(body.messages.map(({ kind, content }) => ({ kind, content }))).toEqual([
      { kind: 'answer', content: 'We are looking for it.' },
    ]);
    expect(JSON.stringify(body)).not.toContain('Staff Ada');
  });

  it('neither reads nor answers the ticket of another', async () => {
    const [member, other] = [await api.register('Leah'), await api.register('Mona')];
    const id = await openTicket(member);

    const codes = [(await read(other, id)).code, (await reply(other, id)).code];

    expect(codes).toEqual([refusal('not_found'), refusal('not_found')]);
    expect((await readCase(id)).messages).toEqual([]);
  });
});

describe('an answer of the staff', () => {
  it('is a notification that leads to the ticket', async () => {
    const member = await api.register('Nora');
    const id = await openTicket(member);

    await answer(id);
    await api.app.outbox.drain();

    const { body } = await member.call(notificationsContract.listNotifications);
    expect(body.items).toMatchObject([{ type: 'support', data: { what: 'answered', ticket_id: id, name: null } }]);
  });

  it('is mailed with what the member wrote last and a link to the thread', async () => {
    const member = await api.register('Olga');
    await api.sql('update account set email_verified_at = now(), verified_at = now() where id = $1', [member.id]);
    const id = await openTicket(member);
    await answer(id);
    await reply(member, id, 'I bought it on Monday.');
    await answer(id, { content: 'Now it is there.' });

    await api.app.outbox.drain();

    const mails = await api.sql<{ body_text: string }>(
      "select body_text from mail_outbox where body_text like '%Now it is there.%' and body_text like $1",
      [`%/support/${id}%`],
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body_text).toContain('I bought it on Monday.');
  });

  it('as a note notifies nobody', async () => {
    const member = await api.register('Paula');
    const id = await openTicket(member);

    await answer(id, { kind: 'note' });
    await api.app.outbox.drain();

    expect((await member.call(notificationsContract.listNotifications)).body.items).toEqual([]);
  });
});

describe('a reply of the member', () => {
  it('appears in the thread and lets the ticket wait for staff again', async () => {
    const member = await api.register('Rita');
    const id = await openTicket(member);
    await answer(id);

    const { status, body } = await reply(member, id);

    expect(status).toBe(201);
    expect(body.state).toBe('open');
    expect((await readCase(id)).messages).toMatchObject([
      { kind: 'answer' },
      { kind: 'reply', by: 'Rita', content: 'It is still missing.' },
    ]);
  });

  it('opens a solved ticket again, for everybody of the staff', async () => {
    const member = await api.register('Sara');
    const id = await openTicket(member);
    await answer(id, { solve: true });

    await reply(member, id);

    expect(await readCase(id)).toMatchObject({ state: 'open', assigned_to: null, solved_at: null });
  });

  it('stays with the one who works on the ticket', async () => {
    const member = await api.register('Tina');
    const id = await openTicket(member);
    await answer(id);

    await reply(member, id);

    expect(await readCase(id)).toMatchObject({ state: 'open', assigned_to: 'Staff Ada' });
  });

  it('is due as many hours after it was written as a ticket', async () => {
    const member = await api.register('Ursel');
    const id = await openTicket(member);
    await answer(id);
    await api.sql("update support_ticket set waiting_since = now() - interval '3 days' where id = $1", [id]);

    await reply(member, id);

    const { due_at, messages } = await readCase(id);
    expect(Date.parse(due_at ?? '') - Date.parse(messages.at(-1)?.created_at ?? '')).toBe(4 * 3_600_000);
  });

  it('is stored once when the call is repeated', async () => {
    const member = await api.register('Vera');
    const id = await openTicket(member);
    await reply(member, id, 'Once.', 'the-same-one');

    const { body } = await reply(member, id, 'Once.', 'the-same-one');

    expect(body.messages).toHaveLength(1);
  });

  it('without text is refused', async () => {
    const member = await api.register('Wanda');
    const id = await openTicket(member);

    expect((await reply(member, id, '  ')).code).toBe(refusal('support_content_empty'));
  });
});

describe('files', () => {
  it('go with replies and answers, and are read by the two sides alone', async () => {
    const [member, other] = [await api.register('Karla'), await api.register('Lena')];
    const id = await openTicket(member);
    const shot = (await sendDeskFile(api, member, makePdf('screen'))).body;
    const receipt = (await sendDeskFile(api, staff, makePdf('receipt'))).body;
    const list = (await sendDeskFile(api, staff, makePdf('for staff'))).body;

    const written = await member.call(supportContract.replyToTicket, {
      params: { id },
      body: { content: 'See the file.', client_id: nonce(), files: [shot.id] },
    });
    await answer(id, { files: [receipt.id] });
    await answer(id, { kind: 'note', files: [list.id] });

    expect(written.body.messages.at(-1)?.files).toEqual([shot]);
    expect((await read(member, id)).body.messages.map(({ files }) => files)).toEqual([[shot], [receipt]]);
    expect((await readCase(id)).messages.map(({ files }) => files)).toEqual([[shot], [receipt], [list]]);
    const statuses = async (reader: Member) =>
      Promise.all([shot, receipt, list].map(async (file) => (await readDeskFile(api, reader, file.id)).status));
    expect(await statuses(member)).toEqual([200, 200, 404]);
    expect(await statuses(other)).toEqual([404, 404, 404]);
    expect(await statuses(staff)).toEqual([200, 200, 200]);
  });

  it('are refused in an answer to a guest, which goes by mail', async () => {
    const guest = await openTicketAsGuest();
    const file = (await sendDeskFile(api, staff, makePdf())).body;

    const { body } = await answer(guest, { files: [file.id] });

    expect(body).toMatchObject({ code: refusal('input_invalid') });
  });

  it('go with the account of the member', async () => {
    const member = await api.register('Xenia');
    const id = await openTicket(member);
    const file = (await sendDeskFile(api, staff, makePdf())).body;
    await answer(id, { files: [file.id] });

    await api.app.database.transaction((db) => supportEraser.erase(db, member.id));
    await runJob(api, 'deskfiles.purge');

    expect(await deskFileRow(api, file.id)).toBeUndefined();
  });
});
