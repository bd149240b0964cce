import { hook } from '../feature.ts';
import type { Mail, MailSender, MailTransport } from './mail.ts';

/** Knows what became of each mail, and which addresses take none. */
export interface MailLog {
  /** Notes a mail before it is sent. Returns false if it must not be sent to this address. */
  begin(mail: Mail, messageId: string): Promise<boolean>;
  /** The mail server took it. Never throws: the mail is on its way. */
  handedOver(messageId: string, words: string): Promise<void>;
  /** The mail server refused it, or was away. Never throws. */
  failed(messageId: string, words: string): Promise<void>;
}

export const mailLog = hook<MailLog>('platform.mail-log');

/**
 * The transport as the features get it: each mail is noted in the log, and those to addresses that take no mail end
 * there. Expects mails with a `Message-ID`.
 */
export function loggedMailer(transport: MailTransport, readLog: () => MailLog): MailSender {
  return {
    async send(mail) {
      const log = readLog();
      const id = (mail.headers?.['Message-ID'] ?? '').replace(/^<|>$/g, '');
      if (!(await log.begin(mail, id))) return;
      const words = await transport.send(mail).catch(async (error: unknown) => {
        await log.failed(id, error instanceof Error ? error.message : String(error));
        throw error;
      });
      await log.handedOver(id, words);
    },
    close: () => transport.close(),
  };
}
