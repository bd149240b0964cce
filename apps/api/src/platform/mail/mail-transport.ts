import type { Config } from '../config/config.ts';
import type { Db } from '../db/statement.ts';
import { storeMail } from './mail-outbox.sql.ts';
import type { MailTransport } from './mail.ts';

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
