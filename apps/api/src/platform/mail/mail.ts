import type { Language } from '@peonia/i18n/languages.ts';

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

/** A written mail, as the mail server gets it. */
export interface Mail {
  readonly template: string;
  readonly class: MailClass;
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Brings a code that proves the address: sent also to one that took no mail before. */
  readonly provesAddress?: boolean;
  /** A person wrote its words. */
  readonly isPersonal?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly Attachment[];
}

/** What takes written mails. */
export interface MailSender {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** What gives mails to the mail server. */
export interface MailTransport {
  /** Returns the words of the mail server. */
  send(mail: Mail): Promise<string>;
  close(): void;
}
