import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PaymentOrder } from '@peonia/contract/money/payments.ts';
import { formatCharged, formatGold } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Coin } from '@peonia/ui/coin/coin.tsx';
import { CircleAlertIcon } from '@peonia/ui/icons/circle-alert.tsx';
import { CircleCheckIcon } from '@peonia/ui/icons/circle-check.tsx';
import { HourglassIcon } from '@peonia/ui/icons/hourglass.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { SentenceSpace } from '../../../platform/language/sentence-space.tsx';
import { Link } from '../../../platform/router/link.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { storeNames } from '../checkout/store-notes.tsx';
import { SecurityOffer } from './security-offer.tsx';
import { StageCard } from './stage-card.tsx';

/** Gold has been added. */
export function SuccessStage({
  order,
  onDone,
  onMore,
}: {
  order: PaymentOrder;
  onDone: () => void;
  onMore: () => void;
}) {
  const { language } = useLanguage();
  const me = useMe();
  const gold = formatGold(language, Math.round(order.gold * 100));
  const balance = formatGold(language, Math.round((me?.balance ?? 0) * 100));
  const charged = order.charged === null ? null : formatCharged(language, order.charged);
  const store = order.gateway === 'apple' ? storeNames.apple : storeNames.google;
  return (
    <StageCard
      icon={<Coin size="lg" />}
      tone="bare"
      title={<Trans>{gold} gold added</Trans>}
      text={
        <Trans>
          Your balance is now <b>{balance} gold</b>. You can see this payment under{' '}
          <Link href="/bill" className="link">
            Spending
          </Link>
          .
        </Trans>
      }
      actions={
        <>
          <Button block onClick={onDone}>
            <Trans>Done</Trans>
          </Button>
          <Button block variant="ghost" onClick={onMore}>
            <Trans>Add more gold</Trans>
          </Button>
        </>
      }
    >
      {charged === null ? null : (
        <p className="small muted">
          <Trans>
            {store} has charged {charged}.
          </Trans>
        </p>
      )}
      <SecurityOffer onLeave={onDone} />
    </StageCard>
  );
}

/** The fee has arrived. A request that was already paid becomes gold instead. */
export function FeePaidStage({ isKept, onDone }: { isKept: boolean; onDone: () => void }) {
  return (
    <StageCard
      icon={<CircleCheckIcon />}
      tone="plain"
      title={<Trans>Fee paid</Trans>}
      text={
        isKept ? (
          <Trans>This request had been paid already, so the money was added to your balance as gold.</Trans>
        ) : (
          <Trans>Your request is with the travel desk, and the member you want to meet is being asked.</Trans>
        )
      }
      actions={
        <Button block onClick={onDone}>
          <Trans>Done</Trans>
        </Button>
      }
    />
  );
}

/** The payment is held for review. */
export function HeldStage({ order, onDone, onMore }: { order: PaymentOrder; onDone: () => void; onMore: () => void }) {
  const { language } = useLanguage();
  const gold = formatGold(language, Math.round(order.gold * 100));
  const { reason } = order;
  return (
    <StageCard
      icon={<HourglassIcon />}
      tone="gold"
      title={<Trans>Payment is being checked</Trans>}
      text={
        <>
          <Trans>
            This payment is being reviewed: <b>{reason}</b>.
          </Trans>
          <SentenceSpace />
          {order.item !== null ? (
            <Trans>Your request starts when it clears. You do not need to pay again.</Trans>
          ) : order.month === null ? (
            <Trans>Your {gold} gold is released when it clears. You do not need to pay again.</Trans>
          ) : (
            <Trans>VIP starts when it clears. You do not need to pay again.</Trans>
          )}
        </>
      }
      actions={
        <>
          <Button block onClick={onDone}>
            <Trans>Close</Trans>
          </Button>
          <Button block variant="ghost" href="/contact">
            <Trans>Contact support</Trans>
          </Button>
          <Button block variant="ghost" onClick={onMore}>
            <Trans>Make another payment</Trans>
          </Button>
        </>
      }
    />
  );
}

const statuses = {
  failed: msg({ message: 'failed', context: 'payment' }),
  cancelled: msg({ message: 'cancelled', context: 'payment' }),
  refunded: msg({ message: 'refunded', context: 'payment' }),
};

/** The payment failed. Source: specification section 8, 'payment is {status}'. */
export function FailedStage({
  order,
  onAgain,
  onOther,
}: {
  order: PaymentOrder;
  onAgain: () => void;
  onOther: () => void;
}) {
  const { i18n } = useLingui();
  const status = i18n._(order.state in statuses ? statuses[order.state as keyof typeof statuses] : statuses.failed);
  return (
    <StageCard
      icon={<CircleAlertIcon />}
      tone="bad"
      title={<Trans>Payment failed</Trans>}
      text={
        <>
          <Trans>The provider answered: payment is {status}. Your gold balance has not changed.</Trans> {order.reason}
        </>
      }
      actions={
        <>
          <Button block onClick={onAgain}>
            <Trans>Try again</Trans>
          </Button>
          <Button block variant="ghost" onClick={onOther}>
            <Trans>Use another payment method</Trans>
          </Button>
        </>
      }
    />
  );
}
