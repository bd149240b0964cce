import { Trans, useLingui } from '@lingui/react/macro';
import { downloadEarnings, type Affiliate } from '@peonia/contract/partners/partners.ts';
import { formatGold } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { WalletIcon } from '@peonia/ui/icons/wallet.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { DownloadCsv } from './download-csv.tsx';
import { EarningsByDay } from './earnings-by-day.tsx';
import { EarningsList } from './earnings-list.tsx';
import { useEarnings } from './use-earnings.ts';
import * as css from './earnings.module.css';

/** What a partner earned, with the way to a cash-out: sums, the last 30 days, and every share. */
export function Earnings({ canCashOut }: { canCashOut: boolean }) {
  const { t } = useLingui();
  const earnings = useEarnings();
  const [newest] = earnings.pages;
  return (
    <Card pad edge as="section" className="stack">
      <CardHead
        title={<Trans>Earnings</Trans>}
        action={
          canCashOut ? (
            <Button size="sm" href="/setting/cash-out" icon={<WalletIcon />}>
              <Trans>Cash out</Trans>
            </Button>
          ) : undefined
        }
      />
      {newest !== undefined ? (
        <>
          <Sums earnings={newest} />
          {newest.earned === 0 ? null : <EarningsByDay days={newest.days} />}
          {earnings.items.length === 0 ? null : <DownloadCsv endpoint={downloadEarnings} name="earnings.csv" />}
          <EarningsList earnings={earnings} />
        </>
      ) : earnings.error === null ? (
        <Loading label={t`Loading`} shape="row" count={3} />
      ) : (
        <ListError error={earnings.error} isCompact onRetry={earnings.reload} />
      )}
    </Card>
  );
}

function Sums({ earnings: { pending, available, paid, earned } }: { earnings: Affiliate }) {
  const { language } = useLanguage();
  const gold = (amount: number) => formatGold(language, Math.round(amount * 100));
  return (
    <dl className={css.sums}>
      <div>
        <dt>
          <Trans>Pending, in gold</Trans>
        </dt>
        <dd>{gold(pending)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Available, in gold</Trans>
        </dt>
        <dd>{gold(available)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Paid out, in gold</Trans>
        </dt>
        <dd>{gold(paid)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Earned in 12 months, in gold</Trans>
        </dt>
        <dd>{gold(earned)}</dd>
      </div>
    </dl>
  );
}
