import { Trans } from '@lingui/react/macro';
import type { Notification } from '@peonia/contract/notifications/notifications.ts';
import { formatGold } from '@peonia/i18n/format.ts';
import { useLanguage } from '../../../platform/language/language.tsx';

/** Earnings of a partner that followed a payment back, or came back with it. */
export function ShareText({ data: { what, amount } }: { readonly data: Notification['data'] }) {
  const { language } = useLanguage();
  const gold = formatGold(language, Math.round((amount ?? 0) * 100));
  if (what === 'share_returned')
    return (
      <Trans>
        <b>{gold} gold</b> of your earnings came back: the payment behind it stands again.
      </Trans>
    );
  return what === 'share_chargeback' ? (
    <Trans>
      <b>{gold} gold</b> of your earnings was taken back: a buyer’s bank took the payment back.
    </Trans>
  ) : (
    <Trans>
      <b>{gold} gold</b> of your earnings was taken back: a buyer’s payment was refunded.
    </Trans>
  );
}
