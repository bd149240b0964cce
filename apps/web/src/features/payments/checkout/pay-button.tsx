import { useLingui } from '@lingui/react/macro';
import { formatGold } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import type { PaymentChoice } from '../orders/payment-record.ts';
import { centsOf, formatPrice } from './price.ts';

/** Button with the price. `isCompact` leaves out gold where the total is shown beside it. */
export function PayButton({
  choice,
  onPay,
  isCompact = false,
}: {
  choice: PaymentChoice | null;
  onPay: () => void;
  isCompact?: boolean;
}) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const words = () => {
    if (choice === null) return t`Pay`;
    if (choice.method === 'present') return t`Give the free trial`;
    const { amount, currency } = choice.price;
    if (currency === 'gold') {
      const gold = formatGold(language, centsOf(amount));
      return isCompact ? t`Upgrade` : t`Upgrade for ${gold} gold`;
    }
    const price = formatPrice(language, choice.price, currency);
    return t`Pay ${price}`;
  };
  return (
    <Button block size={isCompact ? 'md' : 'lg'} onClick={onPay}>
      {words()}
    </Button>
  );
}
