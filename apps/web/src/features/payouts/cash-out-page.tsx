import { Trans, useLingui } from '@lingui/react/macro';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { ListError } from '../../platform/errors/list-error.tsx';
import { SettingsFrame } from '../settings/settings-frame.tsx';
import { AutoWithdrawCard } from './auto-withdraw-card.tsx';
import { CashOutForm } from './cash-out-form.tsx';
import { CashOutSums } from './cash-out-sums.tsx';
import { PayoutHistory } from './payout-history.tsx';
import { PayoutMethodCard } from './payout-method-card.tsx';
import { TaxResidenceCard } from './tax-residence-card.tsx';
import { useCashOut } from './use-cash-out.ts';

/** Cash-out of earnings: what is available, the request, and what became of earlier ones. */
export default function CashOutPage() {
  const { t } = useLingui();
  const cashOut = useCashOut();
  const [newest] = cashOut.pages;
  return (
    <SettingsFrame current="/setting/affiliate" title={<Trans>Cash out</Trans>}>
      {newest !== undefined ? (
        <>
          <Card pad edge as="section" className="stack">
            <CardHead title={<Trans>Your earnings</Trans>} />
            <CashOutSums cashOut={newest} />
            <CashOutForm key={`${newest.gold} ${newest.rate}`} cashOut={newest} />
          </Card>
          <PayoutHistory cashOut={cashOut} days={newest} />
          {newest.blocked === 'partner' ? null : <TaxResidenceCard />}
          <PayoutMethodCard canChange={newest.blocked !== 'partner'} />
          {newest.blocked === 'partner' && !newest.auto.on ? null : <AutoWithdrawCard auto={newest.auto} />}
        </>
      ) : cashOut.error === null ? (
        <Loading label={t`Loading`} shape="card" count={2} />
      ) : (
        <ListError error={cashOut.error} isCompact onRetry={cashOut.reload} />
      )}
    </SettingsFrame>
  );
}
