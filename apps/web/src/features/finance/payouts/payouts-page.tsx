import { Trans, useLingui } from '@lingui/react/macro';
import { payoutBoards, type PayoutBoard } from '@peonia/contract/payouts/payout-desk.ts';
import { formatGold, formatMoney } from '@peonia/i18n/format.ts';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { WalletIcon } from '@peonia/ui/icons/wallet.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { StaffFrame } from '../../moderation/staff-frame.tsx';
import { StaffPage } from '../../moderation/staff-page.tsx';
import { QueueFilters } from '../../moderation/staff-queue/queue-filters.tsx';
import { StaffQueue } from '../../moderation/staff-queue/staff-queue.tsx';
import { SavedViews } from '../../moderation/staff-queue/views/saved-views.tsx';
import { usePart } from '../../moderation/staff-queue/views/use-filters.ts';
import { PayoutCaseView } from './payout-case-view.tsx';
import { PayoutFilesCard } from './payout-files-card.tsx';
import { boardLabels, stateLabels } from './payout-labels.ts';
import { usePayouts } from './payout-queries.ts';

/** Payouts of partners: what waits to be approved and to be paid, and what is over. */
export default function PayoutsPage() {
  const { i18n } = useLingui();
  const [show, setShow] = usePart<PayoutBoard>(payoutBoards);
  return (
    <StaffFrame current="/staff/payouts">
      <StaffPage>
        <PageHead
          title={<Trans>Payouts</Trans>}
          text={<Trans>One person approves, another one pays. Every look at an account is logged.</Trans>}
        />
        <SavedViews page="payouts" />
        <QueueFilters
          value={show}
          onChange={setShow}
          options={payoutBoards.map((value) => ({ value, label: i18n._(boardLabels[value]) }))}
        />
        {show === 'approved' ? <PayoutFilesCard /> : null}
        <Board key={show} show={show} />
      </StaffPage>
    </StaffFrame>
  );
}

function Board({ show }: { show: PayoutBoard }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  return (
    <StaffQueue
      label={t`Payouts`}
      list={usePayouts(show)}
      renderRow={(payout) => {
        const sum = formatMoney(language, Math.round(payout.amount * 100), 'USD');
        const gold = formatGold(language, Math.round(payout.gold * 100));
        const name = payout.name === '' ? t`Deleted account` : payout.name;
        const state = i18n._(stateLabels[payout.state]);
        return {
          title: name,
          text: payout.auto ? t`${gold} gold, weekly` : t`${gold} gold`,
          since: payout.moved_at,
          mark: payout.state === 'requested' || payout.state === 'approved' ? ('waiting' as const) : undefined,
          aside: (
            <>
              <b className="small tabular">{sum}</b>
              <span className="tiny">{state}</span>
            </>
          ),
          label: t`${name}, ${sum}, ${state}`,
        };
      }}
      empty={
        <EmptyState
          level={2}
          icon={<WalletIcon />}
          title={<Trans>No payout is here</Trans>}
          text={<Trans>Cash-outs of partners appear here.</Trans>}
        />
      }
      hint={<Trans>Choose a payout to see its account and history.</Trans>}
      renderCase={(id) => <PayoutCaseView id={id} />}
    />
  );
}
