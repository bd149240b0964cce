import { Trans, useLingui } from '@lingui/react/macro';
import { isForLife } from '@peonia/core/packs.ts';
import { formatDate, formatGold } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { Coin } from '@peonia/ui/coin/coin.tsx';
import { CrownFilledIcon } from '@peonia/ui/icons/crown-filled.tsx';
import { HistoryIcon } from '@peonia/ui/icons/history.tsx';
import { PlusIcon } from '@peonia/ui/icons/plus.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { askForPayment } from '../../platform/prompts/checkout-request.ts';
import { useMe } from '../../platform/session/session.ts';
import { GoldNumber } from './gold-number.tsx';
import * as css from './ledger.module.css';

/** The member's gold and VIP status with the actions for both. `showBill` adds the link to the transactions. */
export function WalletCard({ showBill = true }: { showBill?: boolean }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const me = useMe();
  if (me === null) return null;
  const { balance, vip, vip_expired_at: until } = me;
  const forLife = isForLife(until);
  const gold = formatGold(language, Math.round(balance * 100));
  return (
    <Card pad edge as="div" className={css.moneyCard}>
      <div className={css.moneyNow}>
        <Coin size="lg" />
        <span className={`grow ${css.grow}`}>
          <b className={css.moneyGold}>
            <GoldNumber gold={balance} />
            <span className="visually-hidden">{t`${gold} gold`}</span>
          </b>
          <span className="small muted">
            {vip === 1 ? forLife ? <Trans>VIP for life</Trans> : <VipUntil day={until} /> : <Trans>Your gold</Trans>}
          </span>
        </span>
        {showBill ? (
          <Button size="sm" variant="line" icon={<HistoryIcon />} href="/bill">
            <Trans>Spending</Trans>
          </Button>
        ) : null}
      </div>
      <div className="row wrap">
        <Button size="sm" icon={<PlusIcon />} onClick={() => askForPayment({ mode: 'recharge' })}>
          <Trans>Add gold</Trans>
        </Button>
        {forLife ? null : (
          <Button
            size="sm"
            variant="gold"
            icon={<CrownFilledIcon />}
            onClick={() => askForPayment({ mode: 'upgrade' })}
          >
            {vip === 1 ? <Trans>Extend VIP</Trans> : <Trans>Become VIP</Trans>}
          </Button>
        )}
      </div>
    </Card>
  );
}

function VipUntil({ day }: { day: string | null }) {
  const { language } = useLanguage();
  if (day === null) return <Trans>VIP</Trans>;
  const date = formatDate(language, new Date(`${day.slice(0, 10)}T00:00:00Z`), 'medium', 'UTC');
  return <Trans>VIP until {date}</Trans>;
}
