import type { Language } from '@peonia/i18n/languages.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/statement.ts';
import { storeMail } from './mail-outbox.sql.ts';

/** A file of a mail. */
export interface Attachment {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

/**
 * Why a mail is sent: to protect an account, because of an act of its reader, to tell news that members may turn off,
 * to advertise, or for the operator.
 */
export const mailClasses = ['security', 'transactional', 'notice', 'marketing', 'operator'] as const;

export type MailClass = (typeof mailClasses)[number];

export interface Mail {
  /** Name of the texts that it is made of. */
  readonly template: string;
  readonly class: MailClass;
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Brings a code that proves the address: sent also to one that took no mail before. */
  readonly provesAddress?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly Attachment[];
}

/** The port of all mail. Called from the outbox only, so that a slow server never delays a request. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** What gives mails to the mail server. */
export interface MailTransport {
  /** Returns the words of the mail server. */
  send(mail: Mail): Promise<string>;
  close(): void;
}

/** SMTP where it is configured, else an outbox at /debug/mail. */
export function openTransport(config: Config, db: Db): MailTransport {
  return config.smtpUrl === '' ? outboxTransport(db) : smtpTransport(config);
}

function outboxTransport(db: Db): MailTransport {
  return {
    async send(mail) {
      await storeMail.run(db, {
        recipient: mail.to,
        subject: mail.subject,
        body_text: mail.text,
        body_html: mail.html,
        attachments: JSON.stringify(
          (mail.attachments ?? []).map((file) => ({ ...file, content: file.content.toString('base64') })),
        ),
      });
      return '';
    },
    close: () => {},
  };
}

function smtpTransport(config: Config): MailTransport {
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: config.smtpUrl,
      pool: true,
      connectionTimeout: 5_000,
      greetingTimeout: 5_000,
      socketTimeout: 10_000,
    });
  };
  // Loaded with the first mail.
  let opened: ReturnType<typeof open> | null = null;
  return {
    async send({ attachments = [], to, subject, text, html, headers }) {
      const transport = await (opened ??= open());
      const { response } = await transport.sendMail({
        from: config.mailFrom,
        to,
        subject,
        text,
        html,
        ...(headers === undefined ? {} : { headers }),
        attachments: attachments.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      return response;
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
}
