import { Trans } from '@lingui/react/macro';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { formatGold } from '@peonia/i18n/format.ts';
import { CreditCardIcon } from '@peonia/ui/icons/credit-card.tsx';
import { GiftIcon } from '@peonia/ui/icons/gift.tsx';
import { QrCodeIcon } from '@peonia/ui/icons/qr-code.tsx';
import { ReceiptIcon } from '@peonia/ui/icons/receipt.tsx';
import { ShoppingBagIcon } from '@peonia/ui/icons/shopping-bag.tsx';
import { WalletIcon } from '@peonia/ui/icons/wallet.tsx';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import type { PaymentMethod } from '../orders/payment-record.ts';
import * as css from '../payment.module.css';
import * as checkboxCss from '@peonia/ui/checkbox/checkbox.module.css';
import * as fieldCss from '@peonia/ui/field/field.module.css';
import * as radioCardCss from '@peonia/ui/radio-card/radio-card.module.css';
import * as radioCss from '@peonia/ui/radio/radio.module.css';

interface MethodListProps {
  readonly methods: readonly PaymentMethod[];
  readonly chosen: PaymentMethod | undefined;
  readonly onChoose: (method: PaymentMethod) => void;
  /** The member's gold, shown for the balance method. */
  readonly balance: number;
  /** Price that a gateway charges; replaces its hint. */
  readonly price?: string;
}

/** The payment methods. */
export function MethodList({ methods, chosen, onChoose, balance, price }: MethodListProps) {
  return (
    <fieldset className={css.methods}>
      <legend className={`${css.label} ${fieldCss.label}`}>
        <Trans>Pay with</Trans>
      </legend>
      {methods.map((method) => (
        <label key={method} className={radioCardCss.radioCard}>
          <input
            type="radio"
            className={`${checkboxCss.check} ${radioCardCss.check} ${radioCss.check} ${radioCss.radio}`}
            name="method"
            value={method}
            checked={method === chosen}
            onChange={() => onChoose(method)}
          />
          {icons[method]}
          <span className="grow">
            <span className={radioCardCss.rcardTitle}>
              <MethodName method={method} />
            </span>
            <span className={`${fieldCss.hint} ${radioCardCss.hint}`}>
              <MethodHint method={method} balance={balance} price={price} />
            </span>
          </span>
        </label>
      ))}
      {methods.length === 0 ? (
        <p className="small muted">
          <Trans>No payment method is available at the moment. Please try again later.</Trans>
        </p>
      ) : null}
    </fieldset>
  );
}

const icons: Record<PaymentMethod, ReactNode> = {
  stripe: <CreditCardIcon />,
  paypal: <WalletIcon />,
  wechat: <QrCodeIcon />,
  google: <ShoppingBagIcon />,
  apple: <ShoppingBagIcon />,
  sandbox: <ReceiptIcon />,
  balance: <WalletIcon />,
  present: <GiftIcon />,
};

function MethodName({ method }: { method: PaymentMethod }) {
  switch (method) {
    case 'stripe':
      return <Trans>Card or online wallet</Trans>;
    case 'paypal':
      return 'PayPal';
    case 'wechat':
      return <Trans>Chat app</Trans>;
    case 'google':
      return 'Google Play';
    case 'apple':
      return 'App Store';
    case 'sandbox':
      return <Trans>Test payment</Trans>;
    case 'balance':
      return <Trans>Gold balance</Trans>;
    default:
      return <Trans>Your free gift</Trans>;
  }
}

function MethodHint({ method, balance, price }: { method: PaymentMethod; balance: number; price: string | undefined }) {
  const { language } = useLanguage();
  const gold = formatGold(language, Math.round(balance * 100));
  const { trial_presents_per_month: presents } = limits;
  if (method === 'balance') return <Trans>{gold} available</Trans>;
  if (method === 'present') return <Trans>{presents} a month for partners</Trans>;
  if (price !== undefined) return price;
  if (method === 'wechat') return <Trans>Scan a QR code with your phone</Trans>;
  if (method === 'sandbox') return <Trans>No real money moves</Trans>;
  if (method === 'google' || method === 'apple') return <Trans>You confirm in the sheet of the store</Trans>;
  return <Trans>You pay on the provider’s page and come back here</Trans>;
}
