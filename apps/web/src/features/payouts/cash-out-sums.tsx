import { Trans } from '@lingui/react/macro';
import type { CashOut } from '@peonia/contract/payouts/cash-out.ts';
import { rateUnits } from '@peonia/core/payout-amount.ts';
import { formatDate, formatGold, formatMoney, formatRate } from '@peonia/i18n/format.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import * as css from './cash-out.module.css';

/** What is available and its worth, what is pending, and the rate of the week. */
export function CashOutSums({ cashOut }: { cashOut: CashOut }) {
  const { language } = useLanguage();
  const gold = (amount: number) => formatGold(language, Math.round(amount * 100));
  const worth = formatMoney(language, Math.round(cashOut.amount * 100), 'USD');
  const rate = formatRate(language, Math.round(cashOut.rate * rateUnits));
  const until = formatDate(language, new Date(cashOut.rate_until), 'long');
  const owed = gold(cashOut.owed);
  return (
    <>
      <dl className={css.sums}>
        <div>
          <dt>
            <Trans>Available, in gold</Trans>
          </dt>
          <dd>{gold(cashOut.gold)}</dd>
          <dd className={css.under}>
            <Trans>worth {worth} this week</Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Pending, in gold</Trans>
          </dt>
          <dd>{gold(cashOut.pending)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Rate of the week</Trans>
          </dt>
          <dd>{rate}</dd>
          <dd className={css.under}>
            <Trans>until {until}</Trans>
          </dd>
        </div>
      </dl>
      {cashOut.owed === 0 ? null : (
        <p className="small muted">
          <Trans>
            {owed} gold is kept back: what you earned with it was refunded to the members after you were paid.
          </Trans>
        </p>
      )}
    </>
  );
}
