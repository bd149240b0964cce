import { Trans, useLingui } from '@lingui/react/macro';
import { type TravelBoard, travelBoards } from '@peonia/contract/travel/travel-desk.ts';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { PlaneIcon } from '@peonia/ui/icons/plane.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { lazy, Suspense } from 'react';
import { StaffFrame } from '../../features/moderation/staff-frame.tsx';
import { StaffPage } from '../../features/moderation/staff-page.tsx';
import { DownloadList } from '../../features/moderation/staff-queue/download-list.tsx';
import { QueueFilters } from '../../features/moderation/staff-queue/queue-filters.tsx';
import { RestoredNote } from '../../features/moderation/staff-queue/restored-note.tsx';
import { StaffQueue } from '../../features/moderation/staff-queue/staff-queue.tsx';
import { SavedViews } from '../../features/moderation/staff-queue/views/saved-views.tsx';
import { usePart } from '../../features/moderation/staff-queue/views/use-filters.ts';
import { showStaffError } from '../../features/moderation/staff-session/staff-session-queries.ts';
import { useTravelBoard } from '../../features/travel/desk/desk-queries.ts';
import { useBoardOptions, useDeskRow } from '../../features/travel/desk/travel-board.tsx';
import { PageHead } from '../../platform/head/page-head.tsx';
import { lazyPart } from '../../platform/loading/lazy-part.ts';

const parts = { showProblem: showStaffError, RestoredNote };

/** Loaded when the first request is opened. */
const TravelCaseView = lazy(
  lazyPart(async () => ({ default: (await import('../../features/travel/desk/travel-case.tsx')).TravelCaseView })).load,
);

/** The travel desk: requests by state and the selected one. */
export default function TravelPage() {
  const [show, setShow] = usePart<TravelBoard>(travelBoards);
  return (
    <StaffFrame current="/staff/travel">
      <StaffPage>
        <PageHead
          actions={<DownloadList name="travel" show={show} />}
          title={<Trans>Travel desk</Trans>}
          text={<Trans>Planning begins after the yes of the member to meet. Opening a request is logged.</Trans>}
        />
        <SavedViews page="travel" />
        <QueueFilters value={show} onChange={setShow} options={useBoardOptions()} />
        <Board key={show} show={show} />
      </StaffPage>
    </StaffFrame>
  );
}

function Board({ show }: { show: TravelBoard }) {
  const { t } = useLingui();
  return (
    <StaffQueue
      label={t`Travel requests`}
      list={useTravelBoard(show)}
      renderRow={useDeskRow()}
      empty={<EmptyState level={2} icon={<PlaneIcon />} title={<Trans>No request is here</Trans>} />}
      renderCase={(id) => (
        <Suspense fallback={<Loading label={t`Loading`} shape="card" count={1} />}>
          <TravelCaseView id={id} parts={parts} />
        </Suspense>
      )}
    />
  );
}
