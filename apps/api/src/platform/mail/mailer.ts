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
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly Attachment[];
}

/** The port of all mail. Called from the outbox only, so that a slow server never delays a request. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** SMTP where it is configured, else an outbox at /debug/mail. */
export function openMailer(config: Config, db: Db): Mailer {
  return config.smtpUrl === '' ? outboxMailer(db) : smtpMailer(config);
}

function outboxMailer(db: Db): Mailer {
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
    },
    close: () => {},
  };
}

function smtpMailer(config: Config): Mailer {
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
    async send({ attachments = [], template: _template, class: _class, ...mail }) {
      const transport = await (opened ??= open());
      await transport.sendMail({
        from: config.mailFrom,
        ...mail,
        attachments: attachments.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
}
