import { createSign, generateKeyPairSync } from 'node:crypto';
import { accountCodesContract as codes } from '@peonia/contract/accounts/account-codes.schema.ts';
import { mailDeskContract as contract } from '@peonia/contract/operation/maildesk.schema.ts';
import { limits } from '@peonia/contract/protocol/limits.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import { mailNamed, mailOfClass, sampleOf } from '../../../test/mail-samples.ts';
import { runJob } from '../../../test/run-job.ts';
import type { MailTemplate } from '../../platform/mail/mail-template.ts';
import { signBody } from '../../platform/secrets/signed-body.ts';
import { maildeskEraser } from './own-mails.ts';
import { sendgridWebhook } from './webhook/sendgrid-webhook.ts';

// covers: Every mail has a template, a class and an id of its own; staff preview templates and see what became of mails

const key = 'a key of the provider that is long enough';
let api: Api;
let sue: StaffMember;
let anna: Member;
let count = 0;

beforeAll(async () => {
  api = await startApi({
    MAIL_WEBHOOK: 'generic',
    MAIL_WEBHOOK_KEY: key,
    LIMIT_CODE_RESEND_SECONDS: '0',
    LIMIT_REJECTED_WEBHOOKS_KEPT: '2',
  });
  sue = await makeStaff(api, 'Sue Support', 'support');
});
afterAll(() => api.close());
beforeEach(async () => {
  anna = await api.register(`Anna ${(count += 1)}00`, { verified: true });
});

const order = mailNamed('order');

async function send(to: string, template = order): Promise<string> {
  const id = `${template.name}.${(count += 1)}@example.test`;
  await sendAs(id, to, template);
  return id;
}

const sendAs = (id: string, to: string, template: MailTemplate) =>
  api.app.mailer.send(template, {
    to,
    language: 'en',
    values: sampleOf(template),
    headers: { 'Message-ID': `<${id}>` },
  });

const bodyOf = (...events: readonly object[]) => JSON.stringify({ events });

async function report(body: string, signature?: string): Promise<number> {
  const seconds = Math.floor(Date.now() / 1_000);
  const header = signature ?? `t=${seconds},v1=${signBody(key, seconds, body)}`;
  const reply = await fetch(`${api.address}/v1/mails/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-mail-signature': header },
    body,
  });
  return reply.status;
}

const event = (type: string, recipient: string, change: object = {}) => ({
  id: `event-${(count += 1)}`,
  type,
  recipient,
  ...change,
});
const bounce = (recipient: string) => report(bodyOf(event('bounced', recipient)));
const stateOf = async (id: string) =>
  (await api.sql<{ state: string }>('select state from mail_delivery where message_id = $1', [id]))[0]?.state;
const mailsTo = async (to: string) =>
  (await api.sql('select 1 from mail_outbox where lower(recipient) = $1', [to.toLowerCase()])).length;
const ownState = async (member: Member) => (await member.call(contract.getOwnMailState)).body;

describe('the delivery log', () => {
  it('names a mail and its member, and holds neither text nor address', async () => {
    const id = await send(anna.email);

    const [row] = await api.sql<Record<string, unknown>>('select * from mail_delivery where message_id = $1', [id]);
    expect(row).toMatchObject({ template: 'order', class: 'transactional', member_id: anna.id, state: 'handed_over' });
    expect(JSON.stringify({ ...row, message_id: '' })).not.toMatch(/@|gift/);
  });

  it('counts attempts of a mail that is sent again under its id', async () => {
    await sendAs('statement-7@example.test', anna.email, order);
    await sendAs('statement-7@example.test', anna.email, order);

    expect(
      await api.sql("select attempts, state from mail_delivery where message_id = 'statement-7@example.test'"),
    ).toEqual([{ attempts: 2, state: 'handed_over' }]);
  });

  it('is filtered by state, template and member, and a look at it is logged', async () => {
    await send(anna.email);
    await send(anna.email, mailNamed('receipt'));

    const { body } = await sue.call(contract.listMailDeliveries, {
      query: {
        member_id: anna.id,
        template: 'receipt',
        state: 'handed_over',
        day: new Date().toISOString().slice(0, 10),
      },
    });

    expect(body.items.map(({ template, member_id }) => [template, member_id])).toEqual([['receipt', anna.id]]);
    const [act] = await api.sql<{ subject_ids: string[] }>(
      "select subject_ids from staff_act where act = 'mail.deliveries-read' order by id desc limit 1",
    );
    expect(act?.subject_ids.map(Number)).toEqual([anna.id]);
  });

  it('is read in pages without a gap', async () => {
    await api.sql(
      `insert into mail_delivery (message_id, template, class, language, recipient_hash, member_id, state)
       select 'page-' || n || '-' || $1::bigint, 'order', 'notice', 'en', '\\x00', $1::bigint, 'failed' from generate_series(1, 60) n`,
      [anna.id],
    );
    const query = { member_id: anna.id, state: 'failed' } as const;

    const first = (await sue.call(contract.listMailDeliveries, { query })).body;
    const rest = (await sue.call(contract.listMailDeliveries, { query: { ...query, max_id: first.max_id } })).body;

    expect([first.items.length, rest.items.length, rest.max_id]).toEqual([50, 10, -1]);
    expect(new Set([...first.items, ...rest.items].map(({ id }) => id)).size).toBe(60);
  });

  it('refuses a day that does not exist', async () => {
    const { status } = await sue.call(contract.listMailDeliveries, { query: { day: '2026-02-31' } });

    expect(status).toBe(404);
  });

  it('is deleted after its term, with everything else that has one', async () => {
    const id = await send(anna.email);
    const kept = await send(anna.email);
    await api.sql('update mail_delivery set created_at = now() - make_interval(days => $2) where message_id = $1', [
      id,
      limits.mail_log_days + 1,
    ]);

    await runJob(api, 'maildesk.purge');

    expect([await stateOf(id), await stateOf(kept)]).toEqual([undefined, 'handed_over']);
  });

  it('is deleted with the account', async () => {
    const id = await send(anna.email);
    await bounce(anna.email);

    await maildeskEraser.erase(api.app.database, anna.id);

    expect(await stateOf(id)).toBeUndefined();
    expect(await api.sql('select 1 from mail_suppression where member_id = $1', [anna.id])).toEqual([]);
  });
});

describe('a report of the provider', () => {
  it('says what became of a mail', async () => {
    const id = await send(anna.email);

    const status = await report(bodyOf(event('delivered', anna.email, { message_id: `<${id}>` })));

    expect([status, await stateOf(id)]).toEqual([204, 'delivered']);
  });

  it('does not take back a bounce, and a deferral changes no state', async () => {
    const id = await send(anna.email);
    await report(bodyOf(event('deferred', anna.email, { message_id: id, reason: `4.2.2 ${anna.email} is full` })));
    const deferred = await stateOf(id);
    await report(bodyOf(event('bounced', anna.email, { message_id: id })));

    await report(bodyOf(event('delivered', anna.email, { message_id: id })));

    expect([deferred, await stateOf(id)]).toEqual(['handed_over', 'bounced']);
    const [row] = await api.sql<{ words: string }>('select words from mail_delivery where message_id = $1', [id]);
    expect(row?.words).toBe('4.2.2 … is full');
  });

  it('that comes again changes nothing', async () => {
    const body = bodyOf(event('bounced', anna.email));
    await report(body);
    await sue.call(contract.liftMailSuppression, {
      params: { id: await suppressionOf(anna) },
      body: { reason: 'the mailbox works again' },
    });

    const status = await report(body);

    expect([status, await ownState(anna)]).toEqual([204, { bounced_at: null, complained_at: null }]);
  });

  it.each([
    ['without a signature', () => ''],
    ['signed for other bytes', (seconds: number) => `t=${seconds},v1=${signBody(key, seconds, 'other')}`],
    [
      'signed long ago',
      (seconds: number, body: string) => `t=${seconds - 301},v1=${signBody(key, seconds - 301, body)}`,
    ],
  ])('%s is refused, and leaves its length alone', async (_, sign) => {
    const body = bodyOf(event('bounced', anna.email));

    const status = await report(body, sign(Math.floor(Date.now() / 1_000), body));

    expect([status, (await ownState(anna)).bounced_at]).toEqual([400, null]);
    const [row] = await api.sql<object>('select * from mail_rejected_webhook order by id desc limit 1');
    expect(row).toMatchObject({ reason: 'has no signature that fits', bytes: Buffer.byteLength(body) });
    expect(JSON.stringify(row)).not.toContain('@');
  });

  it('that is refused pushes out older ones', async () => {
    for (let sent = 0; sent < 4; sent += 1) await report('{}', 'forged');

    expect(await api.sql('select 1 from mail_rejected_webhook')).toHaveLength(2);
  });

  it('of another format is refused', async () => {
    expect(await report('{"event":"bounced"}')).toBe(400);
  });
});

async function suppressionOf(member: Member): Promise<number> {
  const { body } = await sue.call(contract.listMailSuppressions, { query: { member_id: member.id } });
  return body.items[0]?.id ?? 0;
}

describe('an address whose mail came back', () => {
  beforeEach(() => bounce(anna.email));

  it.each(['security', 'transactional', 'notice', 'marketing'] as const)('takes no %s mail', async (name) => {
    const before = await mailsTo(anna.email);

    const id = await send(anna.email.toUpperCase(), mailOfClass(name));

    expect([await stateOf(id), await mailsTo(anna.email)]).toEqual(['suppressed', before]);
  });

  it('still takes alarms of the operator', async () => {
    expect(await stateOf(await send(anna.email, mailOfClass('operator')))).toBe('handed_over');
  });

  it('is shown to its member, and to staff with its first letter alone', async () => {
    const { body } = await sue.call(contract.listMailSuppressions, { query: { member_id: anna.id } });

    expect((await ownState(anna)).bounced_at).not.toBeNull();
    expect(body.items).toMatchObject([
      { reason: 'bounce', address: `${anna.email.slice(0, 1)}…@example.test`, member_id: anna.id },
    ]);
  });

  it('takes mail again once its member has entered a code from it', async () => {
    await anna.call(codes.sendCode, { body: { email: anna.email, purpose: 'verify' } });
    await api.app.outbox.drain();
    const [mail] = await api.sql<{ body_text: string }>(
      'select body_text from mail_outbox where recipient = $1 order by id desc limit 1',
      [anna.email],
    );
    const code = /\b\d{6}\b/.exec(mail?.body_text ?? '')?.[0] ?? '';

    await anna.call(codes.verifyAddress, { body: { email: anna.email, code } });

    expect([(await ownState(anna)).bounced_at, await stateOf(await send(anna.email))]).toEqual([null, 'handed_over']);
  });

  it('takes mail again once staff lift it, with the reason in the audit log', async () => {
    await sue.call(contract.liftMailSuppression, {
      params: { id: await suppressionOf(anna) },
      body: { reason: 'the mailbox works again' },
    });

    expect(await stateOf(await send(anna.email))).toBe('handed_over');
    const [act] = await api.sql<{ detail: string }>(
      "select detail from staff_act where act = 'mail.suppression-lifted' order by id desc limit 1",
    );
    expect(act?.detail).toBe('bounce: the mailbox works again');
  });
});

describe('an address whose owner marked a mail as spam', () => {
  beforeEach(() => report(bodyOf(event('complained', anna.email))));

  it.each([
    ['notice', 'suppressed'],
    ['marketing', 'suppressed'],
    ['security', 'handed_over'],
    ['transactional', 'handed_over'],
  ] as const)('%s mail is %s', async (name, state) => {
    expect(await stateOf(await send(anna.email, mailOfClass(name)))).toBe(state);
  });

  it('has its news turned off, and is told so', async () => {
    const [row] = await api.sql<Record<string, boolean>>(
      'select email_message, email_promotion, email_billing from notification_setting where member_id = $1',
      [anna.id],
    );

    expect(row).toEqual({ email_message: false, email_promotion: false, email_billing: true });
    expect((await ownState(anna)).complained_at).not.toBeNull();
  });
});

describe('the event webhook of SendGrid', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const webhook = sendgridWebhook(publicKey);
  const body = Buffer.from(
    JSON.stringify([
      { event: 'processed', sg_event_id: 'e0', email: 'a@example.test' },
      { event: 'delivered', sg_event_id: 'e1', email: 'a@example.test', 'smtp-id': '<order.1@example.test>' },
      { event: 'bounce', type: 'bounce', sg_event_id: 'e2', email: 'b@example.test', reason: '550 5.1.1 unknown' },
      { event: 'bounce', type: 'blocked', sg_event_id: 'e3', email: 'c@example.test' },
      { event: 'spamreport', sg_event_id: 'e4', email: 'd@example.test' },
      { event: 'dropped', sg_event_id: 'e5', email: 'e@example.test', reason: 'Bounced Address' },
      { event: 'dropped', sg_event_id: 'e6', email: 'f@example.test', reason: 'Spam Reporting Address' },
    ]),
  );
  const headersFor = (seconds: number, bytes: Buffer) => ({
    'x-twilio-email-event-webhook-timestamp': String(seconds),
    'x-twilio-email-event-webhook-signature': createSign('sha256')
      .update(Buffer.concat([Buffer.from(String(seconds)), bytes]))
      .sign(privateKey, 'base64'),
  });
  const now = () => Math.floor(Date.now() / 1_000);

  it('is believed with the signature of these bytes and this time alone', () => {
    expect(webhook.verify(headersFor(now(), body), body)).toBeNull();
    expect(webhook.verify(headersFor(now(), body), Buffer.concat([body, Buffer.from(' ')]))).not.toBeNull();
    expect(webhook.verify(headersFor(now() - 301, body), body)).not.toBeNull();
    expect(webhook.verify({}, body)).not.toBeNull();
  });

  it('is read as deliveries, bounces and complaints', () => {
    expect(webhook.read(body)?.map(({ key: id, kind, messageId }) => [id, kind, messageId])).toEqual([
      ['e1', 'delivered', 'order.1@example.test'],
      ['e2', 'bounced', ''],
      ['e3', 'deferred', ''],
      ['e4', 'complained', ''],
      ['e5', 'bounced', ''],
      ['e6', 'complained', ''],
    ]);
  });

  it('of another format is not read', () => {
    expect(webhook.read(Buffer.from('{"event":"bounce"}'))).toBeNull();
  });
});
