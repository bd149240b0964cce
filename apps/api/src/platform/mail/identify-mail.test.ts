import { expect, it } from 'vitest';
import { identifyMails } from './identify-mail.ts';
import type { Mail } from './mail.ts';

const mail: Mail = {
  template: 'receipt',
  class: 'transactional',
  to: 'anna@example.test',
  language: 'en',
  subject: 'Your receipt',
  text: 'Thank you.',
  html: '<p>Thank you.</p>',
};

async function headersOf(...mails: readonly Partial<Mail>[]) {
  const sent: Mail[] = [];
  const sender = { send: async (one: Mail) => void sent.push(one), close: () => {} };
  const identified = identifyMails(sender, 'https://members.example.test:8443/');
  for (const change of mails) await identified.send({ ...mail, ...change });
  return sent.map(({ headers }) => headers);
}

// covers: Every mail has a template, a class and an id of its own; staff preview templates and see what became of mails
it('gives each mail an id of its own at the host of the operator', async () => {
  const [first, second] = await headersOf({}, {});

  expect(first?.['Message-ID']).toMatch(/^<receipt\.[0-9a-f-]{36}@members\.example\.test>$/);
  expect(second?.['Message-ID']).not.toBe(first?.['Message-ID']);
});

it('says that a program wrote it, except for the answer of a person', async () => {
  const [automatic, answer] = await headersOf({}, { isPersonal: true });

  expect(automatic).toMatchObject({ 'Auto-Submitted': 'auto-generated' });
  expect(answer).not.toHaveProperty('Auto-Submitted');
});

it('keeps the headers that a mail has', async () => {
  const [headers] = await headersOf({
    headers: { 'Message-ID': '<statement-7@example.test>', 'Reply-To': 'a@b.test' },
  });

  expect(headers).toMatchObject({ 'Message-ID': '<statement-7@example.test>', 'Reply-To': 'a@b.test' });
});
