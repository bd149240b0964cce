import { Trans, useLingui } from '@lingui/react/macro';
import { formatGold } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { Coin } from '@peonia/ui/coin/coin.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { isMobileApp } from '../../../platform/app-shell.ts';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { askForPayment } from '../../../platform/prompts/checkout-request.ts';
import { HoldsCard } from '../../ledger/holds-card.tsx';
import { SpendingCapCard } from '../../ledger/spending-cap-card.tsx';
import { WalletCard } from '../../ledger/wallet-card.tsx';
import { formatPrice } from '../checkout/price.ts';
import { usePrices } from '../checkout/use-prices.ts';
import * as css from './bill.module.css';

/** The member's gold: balance, gold to add, holds and the daily limit. Source: specification section 2, "credit". */
export default function CreditPage() {
  return (
    <div className={css.page}>
      <PageHead
        title={<Trans>Your gold</Trans>}
        text={<Trans>Gold pays for gifts, calls, secret files and more.</Trans>}
        back="/setting"
      />
      <WalletCard />
      {/* The app's store has prices of its own, in its dialog. */}
      {isMobileApp() ? null : <Offers />}
      <HoldsCard />
      <SpendingCapCard />
    </div>
  );
}

function Offers() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { data, error, refetch } = usePrices();
  if (data === undefined)
    return error === null ? (
      <Loading label={t`Loading`} shape="row" count={5} />
    ) : (
      <ListError error={error} onRetry={() => void refetch()} />
    );
  return (
    <Card pad edge>
      <CardHead title={<Trans>Add gold</Trans>} />
      <ul className={css.payments} data-testid="gold-offers">
        {data.presets.map((preset) => {
          const gold = formatGold(language, preset.gold * 100);
          const price = formatPrice(language, preset, data.currency);
          return (
            <li key={preset.gold} className={css.payment}>
              <span className="row">
                <Coin />
                <b className="tabular">
                  <Trans>{gold} gold</Trans>
                </b>
              </span>
              <Button
                size="sm"
                variant="line"
                aria-label={t`Add ${gold} gold for ${price}`}
                onClick={() => askForPayment({ mode: 'recharge', missing: preset.gold })}
              >
                {price}
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
