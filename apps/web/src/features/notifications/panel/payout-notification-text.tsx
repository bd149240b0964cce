import { Trans } from '@lingui/react/macro';
import type { Notification } from '@peonia/contract/notifications/notifications.ts';
import { formatGold } from '@peonia/i18n/format.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';

/** What happened to a cash-out. */
export function PayoutText({ data: { what, amount } }: { readonly data: Notification['data'] }): ReactNode {
  const { language } = useLanguage();
  const gold = formatGold(language, Math.round((amount ?? 0) * 100));
  switch (what) {
    case 'payout_approved':
      return (
        <Trans>
          Your cash-out of <b>{gold} gold</b> was approved.
        </Trans>
      );
    case 'payout_paid':
      return (
        <Trans>
          Your cash-out of <b>{gold} gold</b> was paid.
        </Trans>
      );
    case 'payout_refused':
      return (
        <Trans>
          Your cash-out was declined. Your <b>{gold} gold</b> is back in your earnings.
        </Trans>
      );
    default:
      return (
        <Trans>
          The bank returned your cash-out. Your <b>{gold} gold</b> is back in your earnings.
        </Trans>
      );
  }
}
