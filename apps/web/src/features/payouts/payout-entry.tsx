import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CashOut, Payout, PayoutState } from '@peonia/contract/payouts/cash-out.ts';
import { formatDate, formatGold, formatMoney } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { StepList } from '@peonia/ui/step-list/step-list.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { ReceiptButton } from './payout-receipt.tsx';
import { useCashOutActs } from './use-cash-out.ts';
import * as css from './cash-out.module.css';

const payoutStateLabels: Readonly<Record<PayoutState, MessageDescriptor>> = {
  requested: msg({ message: 'Requested', context: 'payout' }),
  approved: msg({ message: 'Approved', context: 'payout' }),
  paid: msg({ message: 'Paid', context: 'payout' }),
  refused: msg({ message: 'Declined', context: 'payout' }),
  failed: msg({ message: 'Returned by the bank', context: 'payout' }),
  cancelled: msg({ message: 'Cancelled', context: 'payout' }),
};

const way = ['requested', 'approved', 'paid'] as const;
const tones: Readonly<Record<PayoutState, 'now' | 'done' | 'over'>> = {
  requested: 'now',
  approved: 'now',
  paid: 'done',
  refused: 'over',
  failed: 'over',
  cancelled: 'over',
};

/** One cash-out: the amount, where it goes, and how far it is. */
export function PayoutEntry({ payout, days }: { payout: Payout; days: Pick<CashOut, 'days_min' | 'days_max'> }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const { state, method, reason, reference } = payout;
  const isOpen = state === 'requested' || state === 'approved';
  const amount = formatMoney(language, Math.round(payout.amount * 100), 'USD');
  const gold = formatGold(language, Math.round(payout.gold * 100));
  const [min, max] = [days.days_min, days.days_max];
  const to = method === null ? null : `${method.account_name}, ${method.account_number}`;
  return (
    <li aria-label={t`Cash-out of ${amount}, ${i18n._(payoutStateLabels[state])}`}>
      <div className={css.payoutHead}>
        <div>
          <b className="tabular">{amount}</b>
          <span className="small muted">
            <Trans>for {gold} gold</Trans>
            {payout.auto ? (
              <>
                {' · '}
                <Trans>weekly</Trans>
              </>
            ) : null}
          </span>
          {to === null ? null : <span className="small muted">{to}</span>}
        </div>
        <span className={css.pill} data-tone={tones[state]}>
          {i18n._(payoutStateLabels[state])}
        </span>
      </div>
      {isOpen || state === 'paid' ? <Steps payout={payout} /> : null}
      {reason === null ? null : <p className="small">{reason}</p>}
      {state === 'refused' || state === 'failed' || state === 'cancelled' ? (
        <p className="small muted">
          <Trans>The gold is back in your earnings.</Trans>
        </p>
      ) : null}
      {state === 'paid' && reference !== null ? (
        <p className="small muted">
          <Trans>Reference: {reference}</Trans>
        </p>
      ) : null}
      {isOpen ? (
        <p className="small muted">
          <Trans>
            The money arrives {min} to {max} days after the approval.
          </Trans>
        </p>
      ) : null}
      {state === 'paid' ? <ReceiptButton payout={payout} /> : null}
      {state === 'requested' ? <CancelButton id={payout.id} /> : null}
    </li>
  );
}

function Steps({ payout: { state, requested_at, approved_at, paid_on } }: { payout: Payout }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const at = {
    requested: formatDate(language, new Date(requested_at), 'short'),
    approved: approved_at === null ? null : formatDate(language, new Date(approved_at), 'short'),
    // A day without a time is the same everywhere.
    paid: paid_on === null ? null : formatDate(language, new Date(`${paid_on}T00:00:00Z`), 'short', 'UTC'),
  };
  const place = way.findIndex((step) => step === state);
  return (
    <StepList
      label={t`Progress`}
      steps={way.map((step, index) => ({
        key: step,
        label: i18n._(payoutStateLabels[step]),
        state: index > place ? 'ahead' : index === place && step !== 'paid' ? 'now' : 'done',
        note: at[step] ?? undefined,
      }))}
    />
  );
}

function CancelButton({ id }: { id: number }) {
  const { t } = useLingui();
  const toast = useToast();
  const acts = useCashOutActs();
  const cancel = async () => {
    if (await acts.cancel(id)) toast.show({ text: t`Cash-out cancelled. The gold is back in your earnings.` });
  };
  return (
    <div className="row">
      <Button variant="line" size="sm" busy={acts.isBusy} onClick={() => void cancel()}>
        <Trans>Cancel cash-out</Trans>
      </Button>
    </div>
  );
}
