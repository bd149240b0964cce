import { mailDeskContract as contract } from '@peonia/contract/operation/maildesk.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import { mailTemplates } from '../../../../test/mail-samples.ts';
import { previewPath, readPreviewName } from './preview-address.ts';

// covers: Every mail has a template, a class and an id of its own; staff preview templates and see what became of mails

let api: Api;
let sue: StaffMember;

beforeAll(async () => {
  api = await startApi();
  sue = await makeStaff(api, 'Sue Support', 'support', { verified: true });
});
afterAll(() => api.close());

const order = { params: { name: 'order' }, query: { sample: 'refused', language: 'de' } } as const;

describe('the list of templates', () => {
  it('names every mail that the program can send', async () => {
    const { body } = await sue.call(contract.listMailTemplates);

    expect(body.items.map(({ name }) => name)).toEqual(mailTemplates.map(({ name }) => name).toSorted());
    expect(body.items.find(({ name }) => name === 'order')).toMatchObject({
      class: 'transactional',
      samples: expect.arrayContaining(['refused']),
    });
  });
});

describe('a preview', () => {
  it('has subject and text in its language, and the HTML in both themes', async () => {
    const { body } = await sue.call(contract.previewMailTemplate, order);
    const [light, dark] = await Promise.all(
      [body.light_url, body.dark_url].map(async (path) => (await fetch(`${api.address}${path}`)).text()),
    );

    expect(body.subject).toContain('1207');
    expect(body.text).toContain('Hallo Anna');
    expect(light).toContain('<html lang="de">');
    expect(light).toContain('<meta name="color-scheme" content="light">');
    expect(dark).toContain('<meta name="color-scheme" content="dark">');
    expect(dark).toMatch(/<style>[^@]*(@media[^@]*\}\})?\.bg\{background:#150b14!important\}/);
  });

  it('is served with a policy of its own, which only our pages may frame', async () => {
    const { body } = await sue.call(contract.previewMailTemplate, order);

    const { headers } = await fetch(`${api.address}${body.light_url}`);

    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox",
    );
  });

  it.each([
    ['of another theme than was signed', (path: string) => path.replace('.light.', '.dark.')],
    ['of another mail than was signed', (path: string) => path.replace('/order.', '/payout.')],
    ['without a signature', (path: string) => path.replace(/\.[\w-]{43}\.html$/, '.html')],
  ])('%s is not found', async (_, change) => {
    const { body } = await sue.call(contract.previewMailTemplate, order);

    expect((await fetch(`${api.address}${change(body.light_url)}`)).status).toBe(404);
  });

  it.each([
    ['template', { params: { name: 'no-such-mail' }, query: order.query }],
    ['sample', { params: order.params, query: { ...order.query, sample: 'no-such-sample' } }],
  ])('of an unknown %s is not found', async (_, input) => {
    expect((await sue.call(contract.previewMailTemplate, input)).status).toBe(404);
  });
});

describe('files of a mail', () => {
  it.each([
    ['statement', 'week', 'statement-2026-03-02.pdf'],
    ['receipt', 'vip-for-another', 'receipt-5b1f3e0c.pdf'],
  ])('are in the preview of %s', async (name, sample, file) => {
    const { body } = await sue.call(contract.previewMailTemplate, {
      params: { name },
      query: { sample, language: 'ja' },
    });

    const address = `${api.address}${body.files[0]?.url}`;
    const reply = await fetch(address);
    const content = Buffer.from(await reply.arrayBuffer());
    expect([body.files.map((one) => one.name), reply.status, reply.headers.get('content-type')]).toEqual([
      [file],
      200,
      'application/pdf',
    ]);
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
    expect(reply.headers.get('content-disposition')).toBe(`attachment; filename="${file}"`);
    expect((await fetch(address.replace('.ja.0.', '.ja.1.'))).status).toBe(404);
  });

  it('come with the test mail', async () => {
    await sue.call(contract.sendTestMail, { params: { name: 'statement' }, body: { sample: 'week', language: 'en' } });
    await api.app.outbox.drain();

    const [mail] = await api.sql<{ files: string[] }>(
      `select array(select file->>'name' from jsonb_array_elements(attachments) file) as files from mail_outbox
       where subject like '[Test] %' order by id desc limit 1`,
    );
    expect(mail?.files).toEqual(['statement-2026-03-02.pdf']);
    await api.sql('delete from mail_outbox');
  });
});

describe('the address of a preview', () => {
  const preview = { template: 'order', sample: 'refused', language: 'de', theme: 'dark' } as const;
  const now = Date.parse('2026-03-01T12:00:00Z');
  const nameOf = (path: string) => path.split('/').at(-1) ?? '';

  it('is valid for five minutes', () => {
    const name = nameOf(previewPath(preview, ['secret'], now));

    expect(readPreviewName(name, ['secret'], now + 299_000)).toEqual(preview);
    expect(readPreviewName(name, ['secret'], now + 301_000)).toBeNull();
  });

  it('stays valid while the secret is rotated', () => {
    const name = nameOf(previewPath(preview, ['former'], now));

    expect(readPreviewName(name, ['present', 'former'], now)).toEqual(preview);
    expect(readPreviewName(name, ['present'], now)).toBeNull();
  });
});

describe('a test', () => {
  const test = { params: order.params, body: order.query };

  it('goes to the own address with a mark in its subject, and is logged', async () => {
    await sue.call(contract.sendTestMail, test);
    await api.app.outbox.drain();

    const mails = await api.sql<{ recipient: string; subject: string }>(
      "select recipient, subject from mail_outbox where subject like '[Test]%'",
    );
    expect(mails).toEqual([{ recipient: sue.email, subject: expect.stringContaining('1207') }]);
    const [act] = await api.sql<object>(
      "select staff_id, subject_ids, detail from staff_act where act = 'mail.test-sent' order by id desc limit 1",
    );
    expect(act).toMatchObject({ detail: 'order, refused, de' });
  });

  it('needs a proven address', async () => {
    const bare = await makeStaff(api, 'Bea Bare', 'support');

    const { code } = await bare.call(contract.sendTestMail, test);

    expect(code).toBe(errors.test_mail_unaddressed.code);
  });

  it('of an unknown sample is refused', async () => {
    const { status } = await sue.call(contract.sendTestMail, {
      params: order.params,
      body: { ...order.query, sample: 'no-such-sample' },
    });

    expect(status).toBe(404);
  });
});
