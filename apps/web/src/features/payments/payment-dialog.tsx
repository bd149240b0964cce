import { Trans, useLingui } from '@lingui/react/macro';
import type { Account } from '@peonia/contract/accounts/accounts.ts';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { useRef, useState, type ReactNode } from 'react';
import type { PaymentRequest } from '../../platform/prompts/checkout-request.ts';
import { isLifetimeMember } from '../membership/is-lifetime-member.ts';
import { CheckoutStep } from './checkout/checkout-step.tsx';
import { ModeSwitch } from './checkout/mode-switch.tsx';
import { PayFooter } from './checkout/pay-footer.tsx';
import type { Mode } from './checkout/payment-choice.ts';
import { PricesPlaceholder } from './checkout/prices-placeholder.tsx';
import { useCheckoutPrices } from './checkout/store-prices.ts';
import { useDraft } from './checkout/use-checkout-draft.ts';
import { isSettled } from './orders/payment-stage.ts';
import { usePayment } from './orders/use-payment.ts';
import { PaymentStages } from './stages/payment-stages.tsx';
import { AnnounceContext } from './stages/stage-card.tsx';
import { useCloseOnNavigation } from './use-close-on-navigation.ts';
import * as css from './payment.module.css';

export interface PaymentDialogProps {
  readonly me: Account;
  readonly open: boolean;
  /** What the dialog was opened for; null for a payment restored after a reload. */
  readonly request: PaymentRequest | null;
  /** A payment that is not finished continues in the background. */
  readonly onClose: (isOver: boolean) => void;
}

/**
 * Sells gold and VIP: checkout first, then the stages of the payment. Source: specification section 4, "Payment modal".
 */
export function PaymentDialog({ me, open, request, onClose }: PaymentDialogProps) {
  const { t } = useLingui();
  const runner = usePayment();
  const isForItem = request === null ? (runner.payment?.choice.item ?? null) !== null : request.mode === 'item';
  const prices = useCheckoutPrices(isForItem);
  const choosing = useDraft({ me, request, runner, prices: prices.data });
  const { draft, change, pay } = choosing;
  const { payment, stage, refusal, repriced } = runner;
  const [announcement, announce] = useState('');

  const close = () => {
    const isOver = isSettled(stage) || (stage === 'unsent' && payment?.begun === null);
    if (isOver) runner.clear();
    onClose(isOver);
  };
  useCloseOnNavigation(open, close);

  const isChoosing = stage === 'choose';
  const choice =
    prices.data === undefined ? (
      <PricesPlaceholder hasFailed={prices.error !== null} onAgain={() => void prices.refetch()} />
    ) : (
      <CheckoutStep
        prices={prices.data}
        me={me}
        draft={draft}
        choice={choosing.choice}
        problem={choosing.problem}
        onDraft={change}
        isTried={choosing.isTried}
        refusal={refusal}
        repriced={repriced}
        onPay={pay}
      />
    );
  const stages = (
    <PaymentStages runner={runner} onClose={close} onRecharge={choosing.restart} onAgain={choosing.payAgain} />
  );
  const shown = useLastOpenContent(open, { body: isChoosing ? choice : stages, isChoosing });
  const canSwitch = shown.isChoosing && draft.mode !== 'item' && (!isLifetimeMember(me) || draft.target !== null);
  return (
    <Dialog
      open={open}
      onClose={close}
      dismissible={stage !== 'preparing' && stage !== 'upgrading'}
      size={shown.isChoosing ? 'lg' : 'sm'}
      className={shown.isChoosing ? css.payDialog : `${css.payDialog} ${css.staged}`}
      title={<DialogTitle isChoosing={shown.isChoosing} mode={draft.mode} receiver={draft.target?.name} />}
      hideTitle={!shown.isChoosing}
      closeLabel={t`Close`}
      aside={canSwitch ? <ModeSwitch mode={draft.mode} onChange={(mode) => change({ mode, method: null })} /> : null}
      footer={
        shown.isChoosing && prices.data !== undefined ? (
          <PayFooter choice={choosing.choice} refusal={refusal} repriced={repriced} onPay={pay} />
        ) : null
      }
    >
      <div role="status" className="visually-hidden">
        {isChoosing ? '' : announcement}
      </div>
      <AnnounceContext value={announce}>{shown.body}</AnnounceContext>
    </Dialog>
  );
}

function DialogTitle({
  isChoosing,
  mode,
  receiver,
}: {
  isChoosing: boolean;
  mode: Mode;
  receiver: string | undefined;
}) {
  if (!isChoosing) return <Trans>Payment</Trans>;
  if (mode === 'item') return <Trans>Travel and meet</Trans>;
  if (mode === 'recharge') return <Trans>Add gold</Trans>;
  return receiver === undefined ? <Trans>Become VIP</Trans> : <Trans>Give VIP to {receiver}</Trans>;
}

/** Keeps the last content while the dialog closes, although the payment is already cleared. */
function useLastOpenContent<T extends { readonly body: ReactNode }>(open: boolean, now: T): T {
  const last = useRef(now);
  if (open) last.current = now;
  return last.current;
}
