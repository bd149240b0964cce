import { randomUUID } from 'node:crypto';
import type { Mail, Mailer } from './mailer.ts';

/**
 * The same mailer, with headers that name each mail: an id at the operator's host, under which providers and receivers
 * report about it, and that a program wrote it, so that other programs do not answer (RFC 3834). A mail keeps the
 * headers that it has.
 */
export function identifyMails(mailer: Mailer, publicUrl: string): Mailer {
  const host = publicUrl === '' ? 'localhost' : new URL(publicUrl).hostname;
  return {
    send: (mail) => mailer.send({ ...mail, headers: { ...identify(mail, host), ...mail.headers } }),
    close: () => mailer.close(),
  };
}

function identify({ template }: Mail, host: string): Record<string, string> {
  return {
    'Message-ID': `<${template}.${randomUUID()}@${host}>`,
    // A person wrote the answer to a ticket.
    ...(template === 'ticket-answer' ? {} : { 'Auto-Submitted': 'auto-generated' }),
  };
}
