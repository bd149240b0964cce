import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { CircleCheckIcon } from '@peonia/ui/icons/circle-check.tsx';
import { StaffQueue } from '../staff-queue/staff-queue.tsx';
import { takeOpenCase } from '../staff-queue/take-open-case.ts';
import { CaseView } from './case-view.tsx';
import { useComplaintBulk } from './complaint-bulk.ts';
import { reportTypeLabels } from './complaint-labels.ts';
import { type QueuePart, useComplaints } from './complaint-queries.ts';
import { complaintText } from './complaint-text.ts';

/** A part of the complaint queue and the selected case. */
export function CaseQueue({ show }: { show: QueuePart }) {
  const { t, i18n } = useLingui();
  const bulk = useComplaintBulk();
  return (
    <StaffQueue
      label={t`Queue`}
      list={useComplaints(show)}
      renderRow={({ type, name, avatar, content, taken_by, since, due_at, urgent }) => ({
        title: `${i18n._(reportTypeLabels[type])}${name === '' ? '' : ` · ${name}`}`,
        text: complaintText(i18n, content),
        takenBy: taken_by,
        avatar: { name, src: avatar },
        since,
        due: due_at,
        mark: urgent ? 'urgent' : undefined,
      })}
      empty={
        <EmptyState
          level={2}
          icon={<CircleCheckIcon />}
          title={<Trans>Nothing is waiting</Trans>}
          text={
            show === 'appeals' ? (
              <Trans>Appeals of members against decisions appear here.</Trans>
            ) : (
              <Trans>What members report appears here.</Trans>
            )
          }
        />
      }
      {...(show === 'open' ? { bulk } : {})}
      renderCase={(id) => <CaseView id={id} />}
      shortcuts={{ t: takeOpenCase }}
    />
  );
}
