import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Notification } from '@peonia/contract/notifications/notifications.ts';
import type { CalendarDay } from '@peonia/core/calendar-day.ts';
import { isForLife } from '@peonia/core/packs.ts';
import { formatDate, formatGold } from '@peonia/i18n/format.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { MemberNotificationText } from './member-notification-text.tsx';
import { systemTexts } from './notification-texts.ts';
import { OrderText } from './order-notification-text.tsx';
import { PayoutText } from './payout-notification-text.tsx';
import { ShareText } from './share-notification-text.tsx';
import { TravelText } from './travel-notification-text.tsx';

/** The sentence of a notification, in the current language of the page. */
export function NotificationText({ notification }: { notification: Notification }) {
  const { i18n } = useLingui();
  const { type, data } = notification;
  if (type === 'upgrade') return <UpgradeText data={data} />;
  if (data.what.startsWith('payout_')) return <PayoutText data={data} />;
  if (data.what.startsWith('share_')) return <ShareText data={data} />;
  if (type === 'payclear') return <GoldText data={data} />;
  if (data.what === 'found') return <FoundText data={data} />;
  if (data.what === 'fraud') return <FraudText name={data.content ?? ''} />;
  if (type === 'order') return <OrderText data={data} />;
  if (type === 'travel') return <TravelText data={data} />;
  if (type === 'translation') return <TranslationText data={data} />;
  const words = Object.entries(systemTexts).find(([place]) => place === `${type}.${data.what}`)?.[1];
  return words === undefined ? <MemberNotificationText notification={notification} /> : i18n._(words);
}

type Part = { readonly data: Notification['data'] };

function UpgradeText({ data: { name, what, vip_until } }: Part) {
  const { language } = useLanguage();
  if (what === 'ended') return <Trans>Your VIP trial is over. Nothing was charged, and nothing renews.</Trans>;
  const day = (vip_until ?? '') as CalendarDay;
  if (vip_until !== null && isForLife(day))
    return name === null ? (
      <Trans>You are VIP for life.</Trans>
    ) : (
      <Trans>
        <b>{name}</b> gave you VIP for life.
      </Trans>
    );
  const date = vip_until === null ? '' : formatDate(language, new Date(`${vip_until}T00:00:00Z`), 'long', 'UTC');
  if (name !== null)
    return (
      <Trans>
        <b>{name}</b> gave you VIP. It lasts until {date}.
      </Trans>
    );
  return what === 'given' ? (
    <Trans>You have been given VIP. It lasts until {date}.</Trans>
  ) : (
    <Trans>You are VIP until {date}.</Trans>
  );
}

function GoldText({ data: { what, name, amount } }: Part) {
  const { t } = useLingui();
  const buyer = name ?? t`A member`;
  const { language } = useLanguage();
  const gold = formatGold(language, Math.round((amount ?? 0) * 100));
  if (what === 'file_sold')
    return (
      <Trans>
        <b>{buyer}</b> unlocked a file of yours for <b>{gold} gold</b>.
      </Trans>
    );
  if (what === 'contact_sold')
    return (
      <Trans>
        <b>{buyer}</b> bought your contact information for <b>{gold} gold</b>.
      </Trans>
    );
  if (what === 'refunded')
    return amount === null ? (
      <Trans>Your payment was refunded.</Trans>
    ) : (
      <Trans>
        Your payment was refunded. Its <b>{gold} gold</b> was taken back.
      </Trans>
    );
  if (what === 'refund_failed')
    return amount === null ? (
      <Trans>The refund of your payment failed. What you paid for is yours again.</Trans>
    ) : (
      <Trans>
        The refund of your payment failed. Its <b>{gold} gold</b> is yours again.
      </Trans>
    );
  if (what === 'unlocked') return <Trans>Payments are open to you again. A dispute had locked them.</Trans>;
  return what === 'earned' ? (
    <Trans>
      <b>{gold} gold</b> you earned is now available.
    </Trans>
  ) : (
    <Trans>
      <b>{gold} gold</b> was released after the payment review.
    </Trans>
  );
}

function FoundText({ data: { content, amount } }: Part) {
  const count = amount ?? 0;
  return (
    <Trans>
      <b>{content}</b>:{' '}
      <Plural value={count} one="# new person suits your search." other="# new people suit your search." />
    </Trans>
  );
}

function FraudText({ name }: { name: string }) {
  return (
    <Trans>
      <b>{name}</b>, who you chatted with, was banned for fraud. Do not send money, gift cards or codes, and tell us if
      you already have.
    </Trans>
  );
}

function TranslationText({ data: { what, name, amount } }: Part) {
  const { language } = useLanguage();
  const gold = formatGold(language, Math.round((amount ?? 0) * 100));
  if (what === 'refunded')
    return name === null ? (
      <Trans>
        <b>{gold} gold</b> refunded: your translation was not completed.
      </Trans>
    ) : (
      <Trans>
        <b>{gold} gold</b> refunded: your translation for <b>{name}</b> was not completed.
      </Trans>
    );
  return name === null ? (
    <Trans>Your translation is ready.</Trans>
  ) : (
    <Trans>
      Your translation for <b>{name}</b> is ready.
    </Trans>
  );
}
