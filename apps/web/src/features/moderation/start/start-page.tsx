import { Trans, useLingui } from '@lingui/react/macro';
import { listStaffQueues } from '@peonia/contract/staff/staff-queues.ts';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { CircleCheckIcon } from '@peonia/ui/icons/circle-check.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { StaffFrame } from '../staff-frame.tsx';
import { StaffPage } from '../staff-page.tsx';
import { QueueTile } from './queue-tile.tsx';
import { sortQueues } from './sort-queues.ts';
import * as css from './start.module.css';

/** Milliseconds between two reads of the queues. */
const POLL_INTERVAL_MS = 60_000;

/** Start page of the staff: what waits in the queues of the own roles. */
export default function StartPage() {
  return (
    <StaffFrame current="/staff">
      <StaffPage>
        <PageHead title={<Trans>Overview</Trans>} text={<Trans>What is due first comes first.</Trans>} />
        <Queues />
      </StaffPage>
    </StaffFrame>
  );
}

function Queues() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery({
    queryKey: ['staff-queues'],
    queryFn: ({ signal }) => call(listStaffQueues, {}, { signal }),
    staleTime: 0,
    refetchInterval: POLL_INTERVAL_MS,
  });
  if (data === undefined)
    return error === null ? (
      <Loading label={t`Loading`} shape="row" count={4} />
    ) : (
      <ListError error={error} onRetry={() => void refetch()} />
    );
  if (data.items.length === 0)
    return <EmptyState level={2} icon={<CircleCheckIcon />} title={<Trans>Your role has no queue</Trans>} />;
  return (
    <ul className={css.tiles} aria-label={t`Queues`}>
      {sortQueues(data.items).map((queue) => (
        <li key={queue.name}>
          <QueueTile queue={queue} />
        </li>
      ))}
    </ul>
  );
}
