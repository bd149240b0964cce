import type { AddressInfo } from 'node:net';
import { serverText } from '@peonia/i18n/server-texts.ts';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';

describe('without an SMTP server', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.close());

  it.each(['en', 'zh', 'tw', 'de', 'it', 'fr', 'ja', 'ko'] as const)(
    'writes the welcome mail in %s to the local outbox',
    async (language) => {
      await api.register(`Welcome ${language}`, { language, finished: false, byForm: true });
      await api.app.outbox.drain();
      const mails = await api.sql<{ id: number; subject: string; body_html: string }>(
        'select id, recipient, subject, body_text, body_html from mail_outbox where recipient = $1',
        [`welcome.${language}@example.test`],
      );
      expect(mails).toMatchObject([
        {
          subject: serverText(language, 'mail.welcome.subject', { brand: 'Peonia', name: `Welcome ${language}` }),
          body_text: expect.stringContaining('/home'),
        },
      ]);
      expect(await (await fetch(`${api.address}/debug/mail`)).text()).toContain(mails[0]?.subject);
      const letter = await fetch(`${api.address}/debug/mail/${mails[0]?.id}`);
      expect([await letter.text(), letter.headers.get('content-security-policy')]).toEqual([
        mails[0]?.body_html,
        expect.stringMatching(/^default-src 'none';.*sandbox/),
      ]);
    },
  );

  it('escapes markup in names', async () => {
    await api.register('Tom.Hadley-x', { finished: false, byForm: true });
    await api.app.outbox.drain();
    const [mail] = await api.sql<{ body_html: string }>('select body_html from mail_outbox order by id desc limit 1');
    expect(mail?.body_html).not.toMatch(/<script|javascript:/i);
  });
});

describe('with an SMTP server', () => {
  let api: Api;
  let smtp: SMTPServer;
  const received: string[] = [];
  let isRefusing = true;

  beforeAll(async () => {
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onMailFrom: (_address, _session, callback) => callback(isRefusing ? new Error('busy') : null),
      onData(stream, _session, callback) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.once('end', () => {
          received.push(Buffer.concat(chunks).toString());
          callback();
        });
      },
    });
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
    const { port } = smtp.server.address() as AddressInfo;
    api = await startApi({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  });
  afterAll(async () => {
    await api.close();
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
  });

  it('retries a refused mail without losing or duplicating it', async () => {
    await api.register('Mail Reader', { finished: false, byForm: true });
    await api.app.outbox.drain();
    expect(received).toEqual([]);
    isRefusing = false;
    await api.sql('update outbox set available_at = now()');
    await api.app.outbox.drain();
    await api.app.outbox.drain();
    expect(received).toHaveLength(1);
    expect(received[0]).toContain('mail.reader@example.test');
    expect(await api.sql('select count(*)::int as left from outbox')).toEqual([{ left: 0 }]);
  });
});
