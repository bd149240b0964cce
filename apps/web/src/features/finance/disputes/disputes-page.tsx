import { Trans, useLingui } from '@lingui/react/macro';
import { disputeLists, type DisputeRow } from '@peonia/contract/money/disputes.ts';
import { formatDateTime, formatMoney } from '@peonia/i18n/format.ts';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { ScaleIcon } from '@peonia/ui/icons/scale.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { StaffFrame } from '../../moderation/staff-frame.tsx';
import { StaffPage } from '../../moderation/staff-page.tsx';
import { DownloadList } from '../../moderation/staff-queue/download-list.tsx';
import { QueueDue } from '../../moderation/staff-queue/queue-due.tsx';
import { QueueFilters } from '../../moderation/staff-queue/queue-filters.tsx';
import { StaffQueue } from '../../moderation/staff-queue/staff-queue.tsx';
import { SavedViews } from '../../moderation/staff-queue/views/saved-views.tsx';
import { usePart } from '../../moderation/staff-queue/views/use-filters.ts';
import { providerNames, stageLabels } from './dispute-labels.ts';
import { type DisputeList, useDisputes } from './dispute-queries.ts';
import { DisputeView } from './dispute-view.tsx';

/** Disputed payments: what is due, what was sent, and what the providers decided. */
export default function DisputesPage() {
  const { i18n } = useLingui();
  const [show, setShow] = usePart<DisputeList>(disputeLists);
  return (
    <StaffFrame current="/staff/disputes">
      <StaffPage>
        <PageHead
          actions={<DownloadList name="disputes" show={show} />}
          title={<Trans>Disputes</Trans>}
          text={<Trans>The provider decides. Send your evidence before its deadline. Every access is logged.</Trans>}
        />
        <SavedViews page="disputes" />
        <QueueFilters
          value={show}
          onChange={setShow}
          options={disputeLists.map((value) => ({ value, label: i18n._(stageLabels[value]) }))}
        />
        <Disputes key={show} show={show} />
      </StaffPage>
    </StaffFrame>
  );
}

function Disputes({ show }: { show: DisputeList }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const renderRow = (row: DisputeRow) => {
    const name = row.name === '' ? t`Deleted account` : row.name;
    const sum = formatMoney(language, Math.round(row.amount * 100), row.currency);
    const state = i18n._(stageLabels[row.state]);
    const provider = providerNames[row.gateway];
    const at = new Date(row.created_at);
    const due = row.state === 'open' ? row.due_at : null;
    return {
      title: name,
      text: `${provider} · ${formatDateTime(language, at, 'short')}`,
      since: row.created_at,
      mark: row.state === 'open' ? ('waiting' as const) : undefined,
      aside: (
        <>
          <b className="small tabular">{sum}</b>
          <span className="tiny">{due === null ? state : <QueueDue since={row.created_at} due={due} />}</span>
        </>
      ),
      label: t`${name}, ${sum}, ${state}`,
    };
  };
  return (
    <StaffQueue
      label={t`Disputes`}
      list={useDisputes(show)}
      renderRow={renderRow}
      empty={
        <EmptyState
          level={2}
          icon={<ScaleIcon />}
          title={show === 'open' ? <Trans>No evidence is due</Trans> : <Trans>No dispute here</Trans>}
          text={
            show === 'open' ? (
              <Trans>Payments that a payer disputes with the bank or the provider appear here.</Trans>
            ) : (
              <Trans>Choose another part of the list.</Trans>
            )
          }
        />
      }
      hint={<Trans>Choose a dispute to see its deadline and what it blocks.</Trans>}
      renderCase={(id) => <DisputeView id={id} />}
    />
  );
}
