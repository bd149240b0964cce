import { supportDeskContract as desk } from '@peonia/contract/support/support-desk.schema.ts';
import { supportContract } from '@peonia/contract/support/support.schema.ts';
import { serverText } from '@peonia/i18n/server-texts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { makePdf, readDeskFile } from '../../../../test/fixtures/send-desk-file.ts';
import { makePicture } from '../../../../test/fixtures/upload-picture.ts';
import { openMailServer, type MailServer } from '../../../../test/providers/mail-server.ts';
import { signBody } from '../../../platform/secrets/signed-body.ts';
import { insertTicket } from '../ticket.sql.ts';
import type { IncomingMail } from './read-mail.ts';
import { replyAddress } from './reply-address.ts';

const key = 'a key of the mail gateway for tests';
const guestAddress = 'gina@example.com';
let smtp: MailServer;
let api: Api;
let ada: StaffMember;
let number = 0;
beforeAll(async () => {
  smtp = await openMailServer();
  api = await startApi({
    SUPPORT_REPLY_ADDRESS: 'reply@peonia.example',
    SUPPORT_MAIL_KEY: key,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Peonia <hello@peonia.example>',
  });
  ada = await makeStaff(api, 'Staff Ada', 'support');
});
afterAll(async () => {
  await api.close();
  await smtp.close();
});

const addressOf = (id: number) => replyAddress(api.config.secrets[0] ?? '', 'reply@peonia.example', id);
const read = async (id: number) => (await ada.call(desk.getTicket, { params: { id } })).body;

/** A ticket of somebody without an account, written as the contact form does. */
const openTicket = async () =>
  (
    await insertTicket.one(api.app.database, {
      category: 'contact',
      account_id: null,
      name: 'Guest Gina',
      email: guestAddress,
      language: 'en',
      content: 'Where is my gold?',
      priority: 'normal',
      hours: 8,
    })
  ).id;

const mailTo = (id: number, changes: Partial<IncomingMail> = {}): IncomingMail => ({
  message_id: `<${(number += 1)}@example.com>`,
  to: [addressOf(id)],
  from: `Gina <${guestAddress}>`,
  text: 'It is still missing.',
  headers: {},
  attachments: [],
  ...changes,
});

async function post(body: string, header?: string) {
  const seconds = Math.floor(Date.now() / 1_000);
  const reply = await fetch(`${api.address}/v1/support/mail`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-mail-signature': header ?? `t=${seconds},v1=${signBody(key, seconds, body)}`,
    },
    body,
  });
  return { status: reply.status, text: await reply.text() };
}
const deliver = (mail: IncomingMail) => post(JSON.stringify(mail));
const attachment = (name: string, data: Buffer) => ({ name, content: data.toString('base64') });

describe('an answer by mail', () => {
  it('lands in the ticket without what it quotes, and the ticket waits for staff again', async () => {
    const id = await openTicket();
    await answer(id);
    const text = 'It is still missing.\r\n\r\nOn Mon, Peonia <hello@peonia.example> wrote:\r\n> We are looking.';

    const { status } = await deliver(mailTo(id, { text }));

    const { messages, state } = await read(id);
    expect(status).toBe(204);
    expect(state).toBe('open');
    expect(messages.at(-1)).toMatchObject({ kind: 'reply', content: 'It is still missing.', by_mail: true });
  });

  it('loses characters that no text can hold, not its words', async () => {
    const id = await openTicket();

    const { status } = await deliver(mailTo(id, { text: 'It is\u0000 still missing.' }));

    expect([status, (await read(id)).messages.at(-1)?.content]).toEqual([204, 'It is still missing.']);
  });

  it('goes to the address that the mail of the staff names', async () => {
    const id = await openTicket();
    await answer(id);
    await api.app.outbox.drain();

    // Several mails to the guest may be on their way at the same time.
    const sent = smtp.received.filter(({ to }) => to === guestAddress);

    expect(sent.map(({ headers }) => headers.get('reply-to'))).toContain(addressOf(id));
  });

  it('of a member comes from their confirmed address', async () => {
    const helena = await api.register('Helena', { verified: true });
    const { body } = await helena.call(supportContract.openTicket, { body: { category: 'payment', content: 'Gold?' } });

    await deliver(mailTo(body.id, { from: guestAddress, text: 'Not me.' }));
    await deliver(mailTo(body.id, { from: await addressOfMember(helena), text: 'It is me.' }));

    const { messages } = (await helena.call(supportContract.getOwnTicket, { params: { id: body.id } })).body;
    expect(messages.map(({ content }) => content)).toEqual(['It is me.']);
  });

  it('is stored once when the gateway delivers it twice', async () => {
    const id = await openTicket();
    const mail = mailTo(id);

    await deliver(mail);
    await deliver(mail);

    expect((await read(id)).messages).toHaveLength(1);
  });

  it('goes on in the ticket that its own was merged into', async () => {
    const [into, from] = [await openTicket(), await openTicket()];
    await ada.call(desk.mergeTicket, { params: { id: into }, body: { other_id: from } });

    await deliver(mailTo(from, { text: 'Anything new?' }));

    expect((await read(into)).messages.at(-1)?.content).toBe('Anything new?');
  });

  it('brings its files, and says how many were not taken', async () => {
    const id = await openTicket();
    const attachments = [
      attachment('bill.pdf', makePdf()),
      attachment('screen.png', await makePicture()),
      attachment('virus.exe', Buffer.from('MZ program')),
    ];

    await deliver(mailTo(id, { attachments }));

    const message = (await read(id)).messages.at(-1);
    expect(message).toMatchObject({ left_out: 1, files: [{ name: 'bill.pdf' }, { name: 'screen.webp' }] });
    expect((await readDeskFile(api, ada, message?.files[0]?.id ?? 0)).status).toBe(200);
  });
});

describe('a mail is not taken', () => {
  const untouched = async (id: number, mail: IncomingMail) => {
    const reply = await deliver(mail);
    return { ...reply, messages: (await read(id)).messages };
  };
  /** What a mail that is taken is answered too. */
  const silent = { status: 204, text: '', messages: [] };

  it.each([
    ['with a forged signature of its address', (id: number) => `reply+${id}-${'0'.repeat(40)}@peonia.example`],
    ['with the signature of another ticket', (id: number) => addressOf(id + 1).replace(`${id + 1}-`, `${id}-`)],
    ['to another domain', (id: number) => addressOf(id).replace('peonia.example', 'other.example')],
    ['without a ticket', () => 'reply@peonia.example'],
  ])('%s, which is not said', async (_, to) => {
    const id = await openTicket();

    expect(await untouched(id, mailTo(id, { to: [to(id)] }))).toEqual(silent);
  });

  it('from another address than that of the writer', async () => {
    const id = await openTicket();

    expect(await untouched(id, mailTo(id, { from: 'someone@example.com' }))).toEqual(silent);
  });

  it.each([
    [{ headers: { 'Auto-Submitted': 'auto-replied' } }],
    [{ headers: { Precedence: 'bulk' } }],
    [{ headers: { 'List-Id': '<news.example.com>' } }],
    [{ headers: { 'Return-Path': '<>' } }],
    [{ headers: { 'Content-Type': 'multipart/report; report-type=delivery-status' } }],
    [{ headers: { 'X-Loop': 'reply' } }],
    [{ from: '' }],
    [{ from: 'MAILER-DAEMON@example.com' }],
  ])('that a program wrote: %o', async (changes) => {
    const id = await openTicket();

    expect(await untouched(id, mailTo(id, changes))).toEqual(silent);
  });

  it('that only quotes', async () => {
    const id = await openTicket();

    expect(await untouched(id, mailTo(id, { text: '> We are looking.' }))).toEqual(silent);
  });

  it('when its ticket has had enough of them within a day', async () => {
    const id = await openTicket();
    await api.sql(
      `insert into support_message (ticket_id, kind, client_id, content, by_mail)
       select $1::bigint, 'reply', 'mail-' || n, 'Again', true from generate_series(1, $2::int) n`,
      [id, api.config.limits.ticket_mails_per_day],
    );

    await deliver(mailTo(id, { text: 'One too many.' }));

    expect((await read(id)).messages.map(({ content }) => content)).not.toContain('One too many.');
  });

  it.each([
    ['without a signature', () => ''],
    ['with the signature of other bytes', (seconds: number) => `t=${seconds},v1=${signBody(key, seconds, '{}')}`],
    [
      'with a signature that is too old',
      (seconds: number, body: string) => `t=${seconds - 301},v1=${signBody(key, seconds - 301, body)}`,
    ],
    [
      'with the signature of another key',
      (seconds: number, body: string) => `t=${seconds},v1=${signBody('another key', seconds, body)}`,
    ],
  ])('%s', async (_, sign) => {
    const id = await openTicket();
    const body = JSON.stringify(mailTo(id));

    const reply = await post(body, sign(Math.floor(Date.now() / 1_000), body));

    expect(reply).toEqual({ status: 400, text: '' });
    expect((await read(id)).messages).toEqual([]);
  });

  it.each([['no json'], ['{}'], ['[]'], ['{"to":["reply@peonia.example"]}']])('that is no mail: %s', async (body) => {
    expect((await post(body)).status).toBe(400);
  });

  it('beyond the largest size', async () => {
    expect((await post(' '.repeat(17 * 1_024 * 1_024))).status).toBe(413);
  });
});

it('does not exist without an address for answers', async () => {
  const other = await startApi();
  try {
    expect((await fetch(`${other.address}/v1/support/mail`, { method: 'POST' })).status).toBe(404);
  } finally {
    await other.close();
  }
});

it('says below the answer that it can be replied to', async () => {
  const id = await openTicket();
  await answer(id);
  await api.app.outbox.drain();

  const raw = smtp.received.findLast(({ to }) => to === guestAddress)?.raw ?? '';

  expect(raw.replaceAll(/=?\r\n/g, ' ')).toContain(
    serverText('en', 'mail.ticket_answer.footer_reply', {}).slice(0, 20),
  );
});

async function answer(id: number) {
  await ada.call(desk.answerTicket, {
    params: { id },
    body: { kind: 'answer', content: 'We are looking.', client_id: `answer-${(number += 1)}` },
  });
}

async function addressOfMember(member: Member): Promise<string> {
  const [row] = await api.sql<{ email: string }>('select email from account where id = $1', [member.id]);
  return row?.email ?? '';
}
