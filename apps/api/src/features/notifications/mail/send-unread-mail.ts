import type { NotificationKind } from '@peonia/contract/notifications/notification-settings.ts';
import { languageFacts } from '@peonia/i18n/languages.ts';
import { serverText } from '@peonia/i18n/server-texts.ts';
import type { Config } from '../../../platform/config.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { Unread, UnreadMail } from '../unread.ts';
import { unsubscribing } from './unsubscribe-headers.ts';

/** Kinds of unread items, the most important first: it gives the mail its subject and button. */
const parts = [
  { what: 'messages', kind: 'message', subject: 'mail.unread.subject', path: '/chats' },
  { what: 'translations', kind: 'message', subject: 'mail.unread.subject.translations', path: '/chats' },
  { what: 'friends', kind: 'friend', subject: 'mail.unread.subject.friends', path: '/user/request' },
  { what: 'likes', kind: 'like', subject: 'mail.unread.subject.likes', path: '/user/likeme' },
  { what: 'posts', kind: 'feed', subject: 'mail.unread.subject.posts', path: '/home' },
  { what: 'visits', kind: 'visitor', subject: 'mail.unread.subject.visits', path: '/user/visitor' },
  { what: 'found', kind: 'search', subject: 'mail.unread.subject.found', path: '/user/search' },
] as const satisfies readonly {
  readonly what: keyof UnreadMail;
  readonly kind: NotificationKind;
  readonly subject: string;
  readonly path: string;
}[];

/** One mail about all unread items, in the reader's language, with one-click unsubscribe for its kinds. */
export async function sendUnreadMail(
  mail: UnreadMail,
  { config, mailer }: { config: Config; mailer: Mailer },
): Promise<void> {
  const { language } = mail;
  const say = (id: string, values: Record<string, string | number> = {}) =>
    serverText(language, id, { brand: config.brand, name: mail.name, ...values });
  // A mail enqueued by an older version has fewer kinds.
  const unread = parts.filter(({ what }) => (mail[what] ?? null) !== null);
  const first = unread[0];
  if (first === undefined) return;
  const { address, headers } = unsubscribing(
    config,
    mail.member_id,
    unread.map(({ kind }) => kind),
  );

  function lineOf(what: string, { count, names }: Unread): string {
    return say(`mail.unread.${what}`, {
      count,
      names: new Intl.ListFormat(languageFacts[language].locale, { type: 'unit', style: 'long' }).format(names),
    });
  }

  await mailer.send({
    ...composeMail({
      template: 'unread',
      class: 'notice',
      to: mail.email,
      language,
      subject: say(first.subject),
      paragraphs: [
        say('mail.hello'),
        ...unread.flatMap(({ what }) => (mail[what] === null ? [] : lineOf(what, mail[what]))),
      ],
      code: null,
      action: { label: say('mail.unread.action'), url: `${config.publicUrl}${first.path}` },
      footer: say('mail.unread.footer'),
      unsubscribe: { label: say('mail.unsubscribe'), url: address },
    }),
    headers,
  });
}
