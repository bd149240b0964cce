import { randomUUID } from 'node:crypto';
import type { Mail, MailSender } from './mail.ts';

/**
 * The same sender, with headers that name each mail: an id at the operator's host, under which providers and receivers
 * report about it, and that a program wrote it, so that other programs do not answer (RFC 3834). A mail keeps the
 * headers that it has.
 */
export function identifyMails(sender: MailSender, publicUrl: string): MailSender {
  const host = publicUrl === '' ? 'localhost' : new URL(publicUrl).hostname;
  return {
    send: (mail) => sender.send({ ...mail, headers: { ...identify(mail, host), ...mail.headers } }),
    close: () => sender.close(),
  };
}

function identify({ template, isPersonal }: Mail, host: string): Record<string, string> {
  return {
    'Message-ID': `<${template}.${randomUUID()}@${host}>`,
    ...(isPersonal === true ? {} : { 'Auto-Submitted': 'auto-generated' }),
  };
}
