import { Trans } from '@lingui/react/macro';
import type { Account } from '@peonia/contract/accounts/accounts.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { PackList } from '../../membership/pack-list.tsx';
import { PerkList } from '../../membership/perk-list.tsx';
import type { PaymentChoice } from '../orders/payment-record.ts';
import type { Repriced } from '../orders/repriced.ts';
import { FeeCheckout } from './fee-checkout.tsx';
import { GoldAmounts } from './gold-amounts.tsx';
import { DiscountNote, GoldSummary, PaymentFacts } from './gold-summary.tsx';
import { MethodList } from './method-list.tsx';
import { PackSummary } from './pack-summary.tsx';
import { PayButton } from './pay-button.tsx';
import { type Draft, goldOf, isVip, methodOf, methodsFor, packOf, packsFor, type Problem } from './payment-choice.ts';
import { PaymentErrorNote } from './payment-error-note.tsx';
import { formatPrice, priceOfGold, type Prices } from './price.ts';
import { RecipientChoice } from './recipient-choice.tsx';
import { StoreNotes } from './store-notes.tsx';
import * as css from '../payment.module.css';

interface CheckoutStepProps {
  readonly prices: Prices;
  readonly me: Account;
  readonly draft: Draft;
  readonly choice: PaymentChoice | null;
  readonly problem: Problem | null;
  readonly onDraft: (change: Partial<Draft>) => void;
  /** The pay button was pressed with an invalid selection: show the error. */
  readonly isTried: boolean;
  readonly refusal: Error | null;
  /** The choice that was refused because another price holds. */
  readonly repriced: Repriced | null;
  readonly onPay: () => void;
}

/** The checkout: selection on the left, total on the right. */
export function CheckoutStep(props: CheckoutStepProps) {
  const { prices, me, draft, choice, onDraft, refusal, repriced, onPay } = props;
  const methods = (
    <MethodList
      methods={methodsFor(prices, me, draft)}
      chosen={methodOf(prices, me, draft)}
      onChoose={(method) => onDraft({ method })}
      balance={me.balance}
      {...useGatewayPrice(prices, me, draft)}
    />
  );
  const pay = (
    <div className={css.payNow}>
      {refusal === null ? null : <PaymentErrorNote refusal={refusal} repriced={repriced} />}
      <PayButton choice={choice} onPay={onPay} />
    </div>
  );
  switch (draft.mode) {
    case 'item':
      return <FeeCheckout price={choice?.price ?? null} methods={methods} pay={pay} />;
    case 'recharge':
      return <GoldCheckout {...props} methods={methods} pay={pay} />;
    case 'upgrade':
      return <VipCheckout {...props} methods={methods} pay={pay} />;
  }
}

interface CheckoutProps extends CheckoutStepProps {
  readonly methods: ReactNode;
  readonly pay: ReactNode;
}

function GoldCheckout({ prices, me, draft, choice, problem, onDraft, isTried, methods, pay }: CheckoutProps) {
  const isOfStore = prices.isOfStore === true;
  const own = goldOf({ ...draft, gold: null });
  const price = choice?.price ?? null;
  return (
    <div className={css.pay}>
      <div className={`stack ${css.payMain}`}>
        <GoldAmounts
          prices={prices}
          gold={isOfStore ? (choice?.gold ?? null) : draft.gold}
          ownGold={draft.ownGold}
          own={own === null ? null : { gold: own, amount: priceOfGold(prices, own, isVip(me)).amount }}
          hasError={isTried && problem === 'amount'}
          onChange={onDraft}
        />
        {methods}
      </div>
      <section className={css.paySum}>
        <GoldSummary
          prices={prices}
          gold={isOfStore ? (choice?.gold ?? null) : goldOf(draft)}
          price={price}
          isVip={isVip(me)}
        />
        {pay}
        {isOfStore ? <StoreNotes /> : <PaymentFacts />}
        {isVip(me) || isOfStore ? null : <DiscountNote prices={prices} price={price} />}
      </section>
    </div>
  );
}

function VipCheckout({ prices, me, draft, choice, problem, onDraft, isTried, methods, pay }: CheckoutProps) {
  return (
    <div className={css.pay}>
      <div className={`stack ${css.payMain}`}>
        <PerkList discount={prices.currency === 'USD' ? prices.discount : 0} />
        <PackList
          packs={packsFor(prices, me, draft.target)}
          chosen={packOf(prices, me, draft)?.month ?? 0}
          onChoose={(month) => onDraft({ month })}
        />
      </div>
      <section className={css.paySum}>
        <RecipientChoice
          target={draft.target}
          agreed={draft.agreed}
          hasError={isTried && problem === 'agree'}
          onChange={onDraft}
        />
        {methods}
        <PackSummary choice={choice} vipUntil={me.vip_expired_at} />
        {pay}
        {prices.isOfStore === true ? <StoreNotes /> : null}
        <p className={`tiny muted ${css.payEnd}`}>
          {choice?.month === 15 ? (
            <Trans>One payment, no end date.</Trans>
          ) : (
            <Trans>One payment. It ends automatically on the last day.</Trans>
          )}
        </p>
      </section>
    </div>
  );
}

/** For packs the gateway row shows the price it charges. */
function useGatewayPrice(prices: Prices, me: Account, draft: Draft): { price?: string } {
  const { language } = useLanguage();
  const pack = draft.mode === 'upgrade' ? packOf(prices, me, draft) : undefined;
  return pack === undefined ? {} : { price: formatPrice(language, pack, prices.currency) };
}
