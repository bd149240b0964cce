import { Trans } from '@lingui/react/macro';
import type { Notification } from '@peonia/contract/notifications/notifications.ts';
import { formatGold } from '@peonia/i18n/format.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';

type Part = { readonly data: Notification['data'] };

/** A step of an order of the mall, and the gold that came back with it. */
export function OrderText({ data }: Part): ReactNode {
  const { language } = useLanguage();
  const gold = formatGold(language, Math.round((data.amount ?? 0) * 100));
  return (
    <>
      <StepText data={data} />
      {data.amount !== null && (
        <>
          {' '}
          <Trans>
            <b>{gold} gold</b> came back to you.
          </Trans>
        </>
      )}
    </>
  );
}

function StepText({ data: { what, name } }: Part): ReactNode {
  switch (what) {
    case 'pending':
      return name === null ? (
        <Trans>A gift is waiting for your answer.</Trans>
      ) : (
        <Trans>
          <b>{name}</b> would like to send you a gift. Will you accept it?
        </Trans>
      );
    case 'accepted':
      return <Trans>Your gift was accepted.</Trans>;
    case 'preparing':
      return <Trans>The shop is preparing the order.</Trans>;
    case 'delivered':
      return <Trans>The order was delivered.</Trans>;
    case 'received':
      return <Trans>The order arrived and is complete.</Trans>;
    case 'refused':
      return <Trans>Your gift was declined.</Trans>;
    case 'expired':
      return <Trans>A gift was not answered in time.</Trans>;
    case 'undeliverable':
      return <Trans>The shop cannot deliver to the address of the gift.</Trans>;
    case 'returned':
      return <Trans>The shop took the order back.</Trans>;
    default:
      return <Trans>The order was cancelled.</Trans>;
  }
}
