import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { ExternalLinkIcon } from '@peonia/ui/icons/external-link.tsx';
import { WifiOffIcon } from '@peonia/ui/icons/wifi-off.tsx';
import { Spinner } from '@peonia/ui/spinner/spinner.tsx';
import { useState } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { QrCode } from '../../../platform/qr-code.tsx';
import { centsOf } from '../checkout/price.ts';
import { paymentPageUrl } from '../gateways/payment-window.ts';
import type { BegunPayment } from '../orders/payment-record.ts';
import { StageCard } from './stage-card.tsx';
import * as css from './stage.module.css';

/** The purchase request is in flight. */
export function PreparingStage() {
  return (
    <StageCard
      icon={<Spinner />}
      title={<Trans>Preparing your payment</Trans>}
      text={<Trans>This usually takes a few seconds. Please keep this page open.</Trans>}
      actions={null}
    />
  );
}

/** No reply: a retry is the same payment and cannot be charged twice. */
export function UnsentStage({ onAgain, onCancel }: { onAgain: () => void; onCancel: () => void }) {
  return (
    <StageCard
      icon={<WifiOffIcon />}
      title={<Trans>No response yet</Trans>}
      text={<Trans>Check your connection and try again. It stays the same payment, so nothing is charged twice.</Trans>}
      actions={
        <>
          <Button block onClick={onAgain}>
            <Trans>Try again</Trans>
          </Button>
          <Button block variant="ghost" onClick={onCancel}>
            <Trans>Change selection</Trans>
          </Button>
        </>
      }
    />
  );
}

/** The provider's page is open in another window. */
export function ConfirmStage({
  begun,
  onPaid,
  onCancel,
}: {
  begun: BegunPayment;
  onPaid: () => void;
  onCancel: () => Promise<void>;
}) {
  const [isLeaving, setLeaving] = useState(false);
  const address = paymentPageUrl(begun.token);
  return (
    <StageCard
      icon={<ExternalLinkIcon />}
      title={<Trans>Finish paying in the other window</Trans>}
      text={
        begun.order.item !== null ? (
          <Trans>We opened the provider’s page. Your request starts as soon as it confirms.</Trans>
        ) : begun.order.month === null ? (
          <Trans>We opened the provider’s page. Your gold arrives here as soon as it confirms.</Trans>
        ) : (
          <Trans>We opened the provider’s page. VIP starts as soon as it confirms.</Trans>
        )
      }
      actions={
        <>
          <Button block onClick={onPaid}>
            <Trans>I have paid</Trans>
          </Button>
          <Button
            block
            variant="ghost"
            busy={isLeaving}
            onClick={() => {
              setLeaving(true);
              void onCancel().finally(() => setLeaving(false));
            }}
          >
            <Trans>That did not work</Trans>
          </Button>
        </>
      }
    >
      {address === null ? null : (
        <a className="link small" href={address} target="_blank" rel="noreferrer">
          <Trans>No window? Open the payment page</Trans>
        </a>
      )}
    </StageCard>
  );
}

/** A QR code for the chat app on the phone. */
export function QrCodeStage({ begun, onCancel }: { begun: BegunPayment; onCancel: () => Promise<void> }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const price = formatMoney(language, centsOf(begun.order.amount), begun.order.currency);
  return (
    <StageCard
      title={<Trans>Scan to pay {price}</Trans>}
      text={<Trans>Open the chat app on your phone and scan. This page updates by itself.</Trans>}
      actions={
        <Button block variant="ghost" onClick={() => void onCancel()}>
          <Trans>Change selection</Trans>
        </Button>
      }
    >
      <QrCode className={css.qrCode} text={begun.token} label={t`Payment QR code`} />
    </StageCard>
  );
}

/** Waiting for the provider. */
export function WaitStage({ onLater, onBack }: { onLater: () => void; onBack: (() => void) | null }) {
  return (
    <StageCard
      icon={<Spinner />}
      title={<Trans>Confirming with the provider</Trans>}
      text={<Trans>This usually takes a few seconds. Please keep this page open.</Trans>}
      actions={
        <>
          {onBack === null ? null : (
            <Button block variant="ghost" onClick={onBack}>
              <Trans>Back to the payment</Trans>
            </Button>
          )}
          <Button block variant="ghost" onClick={onLater}>
            <Trans>Close and notify me later</Trans>
          </Button>
        </>
      }
    />
  );
}
