import type { NoticeKind } from '@peonia/contract/notifications.ts';
import { languageFacts } from '@peonia/i18n/languages.ts';
import { serverText } from '@peonia/i18n/server-texts.ts';
import type { Config } from '../../platform/config.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { Unread, UnreadMail } from './unread.ts';
import { makeUnsubscribeToken } from './unsubscribe-token.ts';

/** One mail of everything unread, in the reader's language, that ends its own kind with one click. */
export async function sendUnreadMail(mail: UnreadMail, { config, mailer }: { config: Config; mailer: Mailer }): Promise<void> {
  const { language, messages, likes } = mail;
  const say = (id: string, values: Record<string, string | number> = {}) => serverText(language, id, { brand: config.brand, name: mail.name, ...values });
  const lines = [linesOf('messages', messages), linesOf('likes', likes)].flat();
  const kinds: NoticeKind[] = [...(messages === null ? [] : (['message'] as const)), ...(likes === null ? [] : (['like'] as const))];
  const token = encodeURIComponent(makeUnsubscribeToken(config.secret, mail.member_id, kinds));

  function linesOf(what: 'messages' | 'likes', unread: Unread | null): string[] {
    if (unread === null) return [];
    const names = new Intl.ListFormat(languageFacts[language].locale, { type: 'unit', style: 'long' }).format(unread.names);
    return [say(`mail.unread.${what}`, { count: unread.count, names })];
  }

  await mailer.send({
    ...composeMail({
      to: mail.email,
      language,
      subject: say(messages === null ? 'mail.unread.subject.likes' : 'mail.unread.subject'),
      paragraphs: [say('mail.hello'), ...lines],
      code: null,
      action: { label: say('mail.unread.action'), url: `${config.publicUrl}${messages === null ? '/user/likeme' : '/chats'}` },
      footer: say('mail.unread.footer'),
      unsubscribe: { label: say('mail.unsubscribe'), url: `${config.publicUrl}/unsubscribe?token=${token}` },
    }),
    // One click in the mail program, without opening a page: RFC 8058.
    headers: { 'List-Unsubscribe': `<${config.publicUrl}/v1/unsubscribe?token=${token}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  });
}
