import { Trans, useLingui } from '@lingui/react/macro';
import { formatGold, formatMoney } from '@peonia/i18n/format.ts';
import { Price } from '@peonia/ui/coin/coin.tsx';
import { CircleCheckIcon } from '@peonia/ui/icons/circle-check.tsx';
import { CrownFilledIcon } from '@peonia/ui/icons/crown-filled.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import type { PaymentChoice } from '../orders/payment-record.ts';
import { centsOf, discounted, formatPrice, type Prices } from './price.ts';
import * as css from '../payment.module.css';

/** Line items of a recharge. */
export function GoldSummary({
  prices,
  gold,
  price,
  isVip,
}: {
  prices: Prices;
  gold: number | null;
  price: PaymentChoice['price'] | null;
  isVip: boolean;
}) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const money = (amount: number) => formatMoney(language, centsOf(amount), prices.currency);
  const isOfStore = prices.isOfStore === true;
  const hasDiscount = isVip && prices.discount > 0 && prices.currency === 'USD';
  return (
    <>
      <h3>
        <Trans>Summary</Trans>
      </h3>
      <dl className={css.sumLines}>
        <div>
          <dt>
            <Trans>Gold</Trans>
          </dt>
          <dd>{gold === null ? '–' : <Price label={t`gold`}>{formatGold(language, gold * 100)}</Price>}</dd>
        </div>
        {isOfStore ? null : (
          <div>
            <dt>
              <Trans>Price per gold</Trans>
            </dt>
            <dd className="tabular">{money(prices.rate)}</dd>
          </div>
        )}
        {hasDiscount && gold !== null && price !== null ? (
          <div>
            <dt>
              <Trans>VIP discount, {prices.discount}%</Trans>
            </dt>
            <dd className="tabular">{money(price.amount - discounted(gold * prices.rate, 0))}</dd>
          </div>
        ) : null}
        {isOfStore ? null : (
          <div>
            <dt>
              <Trans>Fees</Trans>
            </dt>
            <dd className="tabular">{money(0)}</dd>
          </div>
        )}
        <div className={css.total}>
          <dt>
            <Trans>Total</Trans>
          </dt>
          <dd className="tabular">{price === null ? '–' : formatPrice(language, price, prices.currency)}</dd>
        </div>
      </dl>
    </>
  );
}

/** Facts about a payment, below the button. */
export function PaymentFacts({ isForGold = true }: { isForGold?: boolean }) {
  return (
    <ul className={css.payFacts}>
      <li>
        <CircleCheckIcon />
        <Trans>One payment. No renewal.</Trans>
      </li>
      <li>
        <CircleCheckIcon />
        <Trans>You pay on the provider’s page. We never see your card.</Trans>
      </li>
      {isForGold ? (
        <li>
          <CircleCheckIcon />
          <Trans>If a payment is held for review, gold arrives when it clears.</Trans>
        </li>
      ) : null}
    </ul>
  );
}

/** Shows members without VIP what they would save. Source: specification section 6. */
export function DiscountNote({ prices, price }: { prices: Prices; price: PaymentChoice['price'] | null }) {
  const { language } = useLanguage();
  if (prices.currency !== 'USD' || prices.discount === 0 || price === null) return null;
  const less = formatMoney(language, centsOf(discounted(price.amount, prices.discount)), prices.currency);
  return (
    <Note tone="gold" icon={<CrownFilledIcon />}>
      <Trans>
        VIP members pay {prices.discount}% less. This would be {less}.
      </Trans>
    </Note>
  );
}
