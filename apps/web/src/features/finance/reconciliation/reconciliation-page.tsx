import { Trans, useLingui } from '@lingui/react/macro';
import { type DifferenceRow, differenceLists } from '@peonia/contract/money/reconciliation.ts';
import { formatDate, formatMoney } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { DownloadIcon } from '@peonia/ui/icons/download.tsx';
import { ScaleIcon } from '@peonia/ui/icons/scale.tsx';
import { useState } from 'react';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { StaffFrame } from '../../moderation/staff-frame.tsx';
import { StaffPage } from '../../moderation/staff-page.tsx';
import { QueueFilters } from '../../moderation/staff-queue/queue-filters.tsx';
import { StaffQueue } from '../../moderation/staff-queue/staff-queue.tsx';
import { SavedViews } from '../../moderation/staff-queue/views/saved-views.tsx';
import { usePart } from '../../moderation/staff-queue/views/use-filters.ts';
import { showStaffError } from '../../moderation/staff-session/staff-session-queries.ts';
import { DifferenceView } from './difference-view.tsx';
import { kindLabels, listLabels, providerNames, stateLabels } from './reconciliation-labels.ts';
import { type DifferenceList, saveDifferences, useDifferences } from './reconciliation-queries.ts';
import { SettlementsCard } from './settlements-card.tsx';
import * as css from './reconciliation.module.css';

/** Differences between the providers and the books, and the providers' settlement reports. */
export default function ReconciliationPage() {
  const { i18n } = useLingui();
  const [show, setShow] = usePart<DifferenceList>(differenceLists);
  return (
    <StaffFrame current="/staff/reconciliation">
      <StaffPage>
        <PageHead
          title={<Trans>Reconciliation</Trans>}
          text={
            <Trans>
              What the providers say is compared with our books every night. A second person confirms every correction.
            </Trans>
          }
        />
        <SettlementsCard />
        <SavedViews page="reconciliation" />
        <QueueFilters
          value={show}
          onChange={setShow}
          options={differenceLists.map((value) => ({ value, label: i18n._(listLabels[value]) }))}
        />
        <Differences key={show} show={show} />
      </StaffPage>
    </StaffFrame>
  );
}

function Differences({ show }: { show: DifferenceList }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const list = useDifferences(show);
  const renderRow = (row: DifferenceRow) => {
    const kind = i18n._(kindLabels[row.what]);
    const amount = row.theirs ?? row.ours;
    const sum =
      amount === null || row.currency === null ? '' : formatMoney(language, Math.round(amount * 100), row.currency);
    const state = row.asked ? i18n._(listLabels.asked) : i18n._(stateLabels[row.state]);
    const provider = providerNames[row.gateway];
    const day = formatDate(language, new Date(`${row.day}T12:00:00Z`), 'short');
    return {
      title: kind,
      text: `${provider} · ${day}`,
      since: row.found_at,
      mark: row.asked ? ('waiting' as const) : undefined,
      aside: (
        <>
          <b className="small tabular">{sum}</b>
          <span className="tiny">{state}</span>
        </>
      ),
      label: [kind, provider, day, sum, state].filter((part) => part !== '').join(', '),
    };
  };
  return (
    <>
      {list.items.length === 0 ? null : <Download show={show} />}
      <StaffQueue
        label={t`Differences`}
        list={list}
        renderRow={renderRow}
        empty={
          <EmptyState
            level={2}
            icon={<ScaleIcon />}
            title={show === 'open' ? <Trans>Providers and books agree</Trans> : <Trans>No difference here</Trans>}
            text={
              show === 'open' ? (
                <Trans>What differs after the nightly comparison, or in an imported report, appears here.</Trans>
              ) : (
                <Trans>Choose another part of the list.</Trans>
              )
            }
          />
        }
        hint={<Trans>Choose a difference to see our order and what the reports say.</Trans>}
        renderCase={(id) => <DifferenceView id={id} />}
      />
    </>
  );
}

function Download({ show }: { show: DifferenceList }) {
  const [isBusy, setBusy] = useState(false);
  const download = () => {
    setBusy(true);
    void saveDifferences(show)
      .catch(showStaffError)
      .finally(() => setBusy(false));
  };
  return (
    <div className={css.download}>
      <Button variant="ghost" size="sm" icon={<DownloadIcon />} busy={isBusy} onClick={download}>
        <Trans>Download as CSV</Trans>
      </Button>
    </div>
  );
}
