import { Trans, useLingui } from '@lingui/react/macro';
import { formatGold, formatMoney } from '@peonia/i18n/format.ts';
import { CircleAlertIcon } from '@peonia/ui/icons/circle-alert.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { ApiError, NetworkError } from '../../../platform/api/problem.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import type { PaymentChoice } from '../orders/payment-record.ts';
import type { Repriced } from '../orders/repriced.ts';
import { centsOf } from './price.ts';

/** Why the last attempt was refused, with both prices where it changed. */
export function PaymentErrorNote({ refusal, repriced }: { refusal: Error; repriced: Repriced | null }) {
  return (
    <Note tone="bad" role="alert" icon={<CircleAlertIcon />}>
      <PaymentErrorText refusal={refusal} />
      {repriced === null ? null : <NewPrice before={repriced.choice.price} now={repriced.price} />}
    </Note>
  );
}

function NewPrice(prices: { before: PaymentChoice['price']; now: PaymentChoice['price'] }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [before, now] = [prices.before, prices.now].map(({ amount, currency }) => {
    if (currency !== 'gold') return formatMoney(language, centsOf(amount), currency);
    const gold = formatGold(language, centsOf(amount));
    return t`${gold} gold`;
  });
  return (
    <>
      {' '}
      <Trans>
        It was {before} and is now {now}.
      </Trans>
    </>
  );
}

function PaymentErrorText({ refusal }: { refusal: Error }) {
  if (refusal instanceof ApiError) return refusal.message;
  if (refusal instanceof NetworkError) return <Trans>Oops, Network is unreachable</Trans>;
  return <Trans>Something went wrong. Please try again; nothing you typed is lost.</Trans>;
}
