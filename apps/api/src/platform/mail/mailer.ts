import type { Language } from '@peonia/i18n/languages.ts';
import type { MailTemplate } from './mail-template.ts';
import type { Attachment, MailSender } from './mail.ts';
import { writeMail, type MailSite } from './write-mail.ts';

/** Whom a mail goes to, and what its template writes of. */
interface Envelope<Values> {
  readonly to: string;
  readonly language: Language;
  readonly values: Values;
  /** Before its subject, for mails that are none for their reader. */
  readonly mark?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly Attachment[];
}

/** The port of all mail. Called from the outbox only, so that a slow server never delays a request. */
export interface Mailer {
  /** Throws for a template that no feature lists in its manifest. */
  send<Values>(template: MailTemplate<Values>, envelope: NoInfer<Envelope<Values>>): Promise<void>;
  close(): void;
}

/** Writes mails by the templates of the features, and by no others. Throws if two have the same name. */
export function openMailer(sender: MailSender, templates: readonly MailTemplate[], site: MailSite): Mailer {
  const known = new Set(templates);
  if (new Set(templates.map(({ name }) => name)).size < known.size)
    throw new Error('Two mail templates have the same name.');
  return {
    async send(template, { mark = '', headers = {}, attachments = [], ...envelope }) {
      if (!known.has(template)) throw new Error(`No feature lists the mail template ${template.name}.`);
      const mail = writeMail(template, envelope, site);
      await sender.send({
        ...mail,
        subject: `${mark}${mail.subject}`,
        headers: { ...mail.headers, ...headers },
        attachments,
      });
    },
    close: () => sender.close(),
  };
}
