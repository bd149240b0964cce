import { Trans, useLingui } from '@lingui/react/macro';
import { dayOf } from '@peonia/core/calendar-day.ts';
import { isForLife, vipUntilAfter } from '@peonia/core/packs.ts';
import { formatDate, formatGold } from '@peonia/i18n/format.ts';
import { Price } from '@peonia/ui/coin/coin.tsx';
import { useState } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import type { PaymentChoice } from '../orders/payment-record.ts';
import { centsOf, formatPrice } from './price.ts';
import * as css from '../payment.module.css';

/** Total of a pack and its end date; the end date of another member is unknown here. */
export function PackSummary({ choice, vipUntil }: { choice: PaymentChoice | null; vipUntil: string | null }) {
  const { language } = useLanguage();
  const [today] = useState(() => dayOf(new Date()));
  const month = choice?.month ?? null;
  const until = month === null || choice?.target !== null ? null : vipUntilAfter(month, vipUntil, today);
  return (
    <dl className={css.sumLines}>
      {until === null ? null : (
        <div>
          <dt>
            <Trans>VIP until</Trans>
          </dt>
          <dd>
            {isForLife(until) ? (
              <Trans>Never expires</Trans>
            ) : (
              formatDate(language, new Date(`${until}T00:00:00Z`), 'medium', 'UTC')
            )}
          </dd>
        </div>
      )}
      <div className={css.total}>
        <dt>
          <Trans>Total</Trans>
        </dt>
        <dd>{choice === null ? '–' : <Amount price={choice.price} />}</dd>
      </div>
    </dl>
  );
}

/** An amount of gold or money. */
export function Amount({ price }: { price: PaymentChoice['price'] }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { amount, currency } = price;
  if (currency === 'gold') return <Price label={t`gold`}>{formatGold(language, centsOf(amount))}</Price>;
  return <span className="tabular">{formatPrice(language, price, currency)}</span>;
}
