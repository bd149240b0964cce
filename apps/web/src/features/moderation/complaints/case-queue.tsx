import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { CircleCheckIcon } from '@peonia/ui/icons/circle-check.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { CaseView } from './case-view.tsx';
import { ComplaintList } from './complaint-list.tsx';
import { type QueuePart, useComplaints } from './complaint-queries.ts';
import * as css from './complaints.module.css';

/** A part of the complaint queue and the selected case. */
export function CaseQueue({ show }: { show: QueuePart }) {
  const { t } = useLingui();
  const { items, isPending, hasMore, loadMore, isLoadingMore } = useComplaints(show);
  const [shown, setShown] = useState<number | null>(null);
  if (isPending) return <Loading label={t`Loading`} shape="row" count={6} />;
  // A case that was just decided stays selected, though it has left the queue.
  const [first] = items;
  if (shown === null && first !== undefined) setShown(first.id);
  if (shown === null)
    return (
      <EmptyState
        level={2}
        icon={<CircleCheckIcon />}
        title={<Trans>Nothing is waiting</Trans>}
        text={<Trans>What members report appears here.</Trans>}
      />
    );
  return (
    <div className={css.cases}>
      <ComplaintList
        items={items}
        current={shown}
        onChoose={setShown}
        more={hasMore ? { load: loadMore, isLoading: isLoadingMore } : null}
      />
      <CaseView key={shown} id={shown} />
    </div>
  );
}
