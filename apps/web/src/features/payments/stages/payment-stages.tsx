import { useNavigate } from '../../../platform/router/hooks.ts';
import { localePath } from '../../../platform/router/local-path.ts';
import { usesPaymentWindow } from '../gateways/payment-window.ts';
import type { PaymentRunner } from '../orders/use-payment.ts';
import { FailedStage, FeePaidStage, HeldStage, SuccessStage } from './result-stages.tsx';
import { StoreStage } from './store-stage.tsx';
import { ShortStage, UpgradedStage, UpgradingStage } from './upgrade-stages.tsx';
import { ConfirmStage, QrCodeStage, PreparingStage, UnsentStage, WaitStage } from './waiting-stages.tsx';

interface PaymentStagesProps {
  readonly runner: PaymentRunner;
  /** Closes the dialog; an unfinished payment continues in the background. */
  readonly onClose: () => void;
  readonly onRecharge: (missing?: number) => void;
  /** Repeats the same payment. */
  readonly onAgain: () => void;
}

/** The stages of a payment in progress. */
export function PaymentStages({ runner, onClose, onRecharge, onAgain }: PaymentStagesProps) {
  const navigate = useNavigate();
  const { payment, stage, upgrade } = runner;
  // Returns to the checkout with its selection.
  const chooseAgain = runner.clear;
  const recharge = (missing?: number) => {
    runner.clear();
    onRecharge(missing);
  };
  if (payment === null) return null;
  const { begun, choice } = payment;
  if (stage === 'preparing') return <PreparingStage />;
  if (stage === 'unsent') return <UnsentStage onAgain={runner.tryAgain} onCancel={chooseAgain} />;
  if (stage === 'upgrading') return <UpgradingStage />;
  if (stage === 'short') return <ShortStage choice={choice} onRecharge={recharge} onOther={chooseAgain} />;
  if (stage === 'upgraded' && upgrade !== null) {
    const openVipPage = () => {
      onClose();
      void navigate(localePath('/vip'));
    };
    return <UpgradedStage upgrade={upgrade} onDone={onClose} onSeeNew={openVipPage} />;
  }
  if (begun === null) return null;
  switch (stage) {
    case 'confirm':
      return <ConfirmStage begun={begun} onPaid={runner.claimPaid} onCancel={runner.cancelPayment} />;
    case 'image':
      return <QrCodeStage begun={begun} onCancel={runner.cancelPayment} />;
    case 'store':
      return <StoreStage runner={runner} />;
    case 'success':
      if (begun.order.item !== null) return <FeePaidStage isKept={false} onDone={onClose} />;
      return <SuccessStage order={begun.order} onDone={onClose} onMore={() => recharge()} />;
    case 'kept':
      return <FeePaidStage isKept onDone={onClose} />;
    case 'held':
      return <HeldStage order={begun.order} onDone={onClose} onMore={chooseAgain} />;
    case 'failed':
      return <FailedStage order={begun.order} onAgain={onAgain} onOther={chooseAgain} />;
    default:
      return (
        <WaitStage
          onLater={onClose}
          onBack={usesPaymentWindow(choice.method) && payment.told ? runner.undoPaidClaim : null}
        />
      );
  }
}
