import { serverText } from '@peonia/i18n/server-texts.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/db/statement.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { ownAccount } from './account.sql.ts';

/** Greets a new member in their language, with the way back in. Members with a phone number only get none. */
export async function sendWelcomeMail(db: Db, accountId: number, { config, mailer }: { config: Config; mailer: Mailer }): Promise<void> {
  const account = await ownAccount.first(db, { id: accountId });
  if (account === undefined || account.email === null) return;
  const language = account.language as Language;
  const values = { name: account.name, brand: config.brand };
  await mailer.send(
    composeMail({
      to: account.email,
      language,
      subject: serverText(language, 'mail.welcome.subject', values),
      paragraphs: [serverText(language, 'mail.welcome.greeting', values), serverText(language, 'mail.welcome.body', values)],
      action: { label: serverText(language, 'mail.welcome.action', values), url: `${config.publicUrl}/home` },
      brand: config.brand,
    }),
  );
}
