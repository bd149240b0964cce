import type { NotificationKind } from '@peonia/contract/notifications/notification-settings.ts';
import type { Config } from '../../../platform/config/config.ts';
import { mailTemplate, samplesOf } from '../../../platform/mail/mail-template.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { Unread, UnreadMail } from '../unread.ts';
import { unsubscribeLink } from './unsubscribe-link.ts';
import { makeUnsubscribeToken } from './unsubscribe-token.ts';

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

type UnreadItems = Readonly<Partial<Record<(typeof parts)[number]['what'], Unread | null>>>;

interface UnreadValues {
  readonly name: string;
  readonly items: UnreadItems;
  readonly unsubscribe: string;
  /** Between two such mails at least. */
  readonly hours: number;
}

// A mail enqueued by an older version has fewer kinds.
const unreadParts = (items: UnreadItems) => parts.filter(({ what }) => (items[what] ?? null) !== null);

const sample: Unread = { count: 3, names: ['Jonas', 'Yuki', 'Chiara'] };
const sampleOf = (items: UnreadItems): UnreadValues => ({ name: 'Anna', items, unsubscribe: 'sample', hours: 6 });

export const unreadMail = mailTemplate<UnreadValues>({
  name: 'unread',
  class: 'notice',
  samples: [
    ...samplesOf(
      parts.map(({ what }) => what),
      (what) => sampleOf({ [what]: { count: 1, names: ['Jonas'] } }),
    ),
    { name: 'all', values: sampleOf(Object.fromEntries(parts.map(({ what }) => [what, sample]))) },
  ],
  write({ name, items, unsubscribe, hours }, { say, language }) {
    const unread = unreadParts(items);
    const [first = parts[0]] = unread;
    // The newest of perhaps more people: no list that ends with “and”.
    const lineOf = (what: keyof UnreadItems, { count, names }: Unread) =>
      say(`mail.unread.${what}`, {
        count,
        names: names.join(['zh', 'tw', 'ja'].includes(language) ? '、' : ', '),
      });
    return {
      subject: say(first.subject),
      paragraphs: [
        say('mail.hello', { name }),
        ...unread.map(({ what }) => {
          const found = items[what] ?? null;
          return found === null ? '' : lineOf(what, found);
        }),
      ],
      action: { label: say('mail.unread.action'), path: first.path },
      footer: say('mail.unread.footer', { hours }),
      unsubscribe: unsubscribeLink(say('mail.unsubscribe'), unsubscribe),
    };
  },
});

/** One mail about all unread items, in the reader's language, with one-click unsubscribe for its kinds. */
export async function sendUnreadMail(
  { member_id, name, email, language, ...items }: UnreadMail,
  { config, mailer }: { readonly config: Pick<Config, 'secret' | 'limits'>; readonly mailer: Mailer },
): Promise<void> {
  const kinds = unreadParts(items).map(({ kind }) => kind);
  if (kinds.length === 0) return;
  const { digest_pause_hours: hours } = config.limits;
  const unsubscribe = makeUnsubscribeToken(config.secret, member_id, kinds);
  await mailer.send(unreadMail, { to: email, language, values: { name, items, unsubscribe, hours } });
}
