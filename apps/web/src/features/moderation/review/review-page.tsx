import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReviewItem, type ReviewPart, reviewParts, undoReview } from '@peonia/contract/moderation/moderation.ts';
import type { RemovalReason } from '@peonia/contract/moderation/removal-reasons.ts';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { CircleCheckIcon } from '@peonia/ui/icons/circle-check.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { call } from '../../../platform/api/call.ts';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { MediaPicture } from '../../media/picture/media-picture.tsx';
import { StaffFrame } from '../staff-frame.tsx';
import { DownloadList } from '../staff-queue/download-list.tsx';
import { QueueFilters } from '../staff-queue/queue-filters.tsx';
import { StaffQueue } from '../staff-queue/staff-queue.tsx';
import { SavedViews } from '../staff-queue/views/saved-views.tsx';
import { usePart } from '../staff-queue/views/use-filters.ts';
import { UndoBar } from '../undo/undo-bar.tsx';
import { useUndo } from '../undo/use-undo.ts';
import { useReviewBulk } from './review-bulk.ts';
import { ReviewCase } from './review-case.tsx';
import { signalLabels, urgentSignals } from './review-labels.ts';
import { reviewKey, useDecide, useReviewQueue } from './review-queue.ts';
import * as css from './review.module.css';

/** Queue of files that wait for a staff decision. */
export default function ReviewPage() {
  const [show, setShow] = usePart<ReviewPart>(reviewParts);
  return (
    <StaffFrame current="/staff/review">
      <Review key={show} show={show} onShow={setShow} />
    </StaffFrame>
  );
}

function Review({ show, onShow }: { show: ReviewPart; onShow: (show: ReviewPart) => void }) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const { waiting, ...list } = useReviewQueue(show);
  const { isBusy, decide } = useDecide();
  const undo = useUndo(reviewKey, (id) => call(undoReview, { params: { id } }));
  const onDecide = async ({ id, user: { name } }: ReviewItem, reason: RemovalReason | null) => {
    if (!(await decide(id, reason))) return;
    toast.show({ text: reason === null ? t`Approved` : t`Removed. The member is notified why.` });
    undo.note({ id, text: reason === null ? t`Approved: file of ${name}` : t`Removed: file of ${name}` });
  };
  const renderCase = (item: ReviewItem | undefined) =>
    item === undefined ? null : (
      <ReviewCase
        item={item}
        isBusy={isBusy}
        onDecide={(reason) => void onDecide(item, reason)}
        onStale={list.reload}
      />
    );
  return (
    <div className={css.review}>
      <PageHead
        actions={<DownloadList name="photos" show={show} />}
        title={<Trans>Review</Trans>}
        text={<Plural value={waiting} one="# file waits for a decision." other="# files wait for a decision." />}
      />
      <SavedViews page="review" />
      <QueueFilters
        value={show}
        onChange={onShow}
        options={[
          { value: 'all', label: t({ message: 'All', context: 'files' }) },
          { value: 'main_photo', label: i18n._(signalLabels.main_photo) },
          { value: 'for_sale', label: i18n._(signalLabels.for_sale) },
          { value: 'flagged', label: t`With a warning` },
        ]}
      />
      <UndoBar {...undo} />
      <StaffQueue
        key={undo.reopened}
        shortcuts={{ u: () => void undo.undo() }}
        label={t`Queue`}
        list={list}
        renderRow={({ user, file, signals, waiting_since }) => ({
          title: user.name,
          text:
            signals.length === 0 ? (
              <Trans>No signal</Trans>
            ) : (
              signals.map((one) => i18n._(signalLabels[one])).join(', ')
            ),
          picture: <MediaPicture item={file} alt="" />,
          since: waiting_since,
          mark: signals.some((signal) => urgentSignals.has(signal)) ? 'urgent' : undefined,
        })}
        empty={
          <EmptyState
            level={2}
            icon={<CircleCheckIcon />}
            title={<Trans>Nothing is waiting</Trans>}
            text={<Trans>New files appear here when members add a main photo or sell something.</Trans>}
          />
        }
        renderCase={(id) => renderCase(list.items.find((item) => item.id === id))}
        initialId={undo.reopened ?? undefined}
        bulk={useReviewBulk()}
        advances
      />
    </div>
  );
}
