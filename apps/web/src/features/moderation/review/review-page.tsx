import { Plural, Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReviewItem } from '@peonia/contract/moderation/moderation.ts';
import type { RemovalReason } from '@peonia/contract/moderation/removal-reasons.ts';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { CircleCheckIcon } from '@peonia/ui/icons/circle-check.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { StaffFrame } from '../staff-frame.tsx';
import { ReviewCase } from './review-case.tsx';
import { ReviewList } from './review-list.tsx';
import { useDecide, useReviewQueue } from './review-queue.ts';
import * as css from './review.module.css';

/** Items before the end of the loaded queue at which more are fetched. */
const PREFETCH_DISTANCE = 5;

/** Queue of files that wait for a staff decision. */
export default function ReviewPage() {
  return (
    <StaffFrame current="/staff/review">
      <Review />
    </StaffFrame>
  );
}

function Review() {
  const { t } = useLingui();
  const toast = useToast();
  const queue = useReviewQueue();
  const { busy, decide } = useDecide();
  const [shown, setShown] = useState<number | null>(null);
  const { items, waiting } = queue;
  const index = Math.max(
    0,
    items.findIndex(({ id }) => id === shown),
  );
  const item: ReviewItem | undefined = items[index];

  const more = useEffectEvent(queue.loadMore);
  const isNearEnd = queue.hasMore && index >= items.length - PREFETCH_DISTANCE;
  useEffect(() => {
    if (isNearEnd) more();
  }, [isNearEnd, items.length]);

  const step = (by: number) => {
    const next = items[index + by];
    if (next !== undefined) setShown(next.id);
  };
  const onDecide = async (reason: RemovalReason | null) => {
    if (item === undefined) return;
    const neighbour = items[index + 1] ?? items[index - 1];
    if (!(await decide(item.id, reason))) return;
    setShown(neighbour?.id ?? null);
    toast.show({ text: reason === null ? t`Approved` : t`Removed. The member is notified why.` });
  };
  return (
    <div className={css.review}>
      <PageHead
        title={<Trans>Review</Trans>}
        text={<Plural value={waiting} one="# file waits for a decision." other="# files wait for a decision." />}
      />
      {queue.isPending ? (
        <Loading label={t`Loading`} shape="row" count={8} />
      ) : item === undefined ? (
        <EmptyState
          level={2}
          icon={<CircleCheckIcon />}
          title={<Trans>Nothing is waiting</Trans>}
          text={<Trans>New files appear here when members add a main photo or sell something.</Trans>}
        />
      ) : (
        <div className={css.reviewIn}>
          <ReviewList items={items} current={item.id} onChoose={setShown} />
          <ReviewCase
            key={item.id}
            item={item}
            isBusy={busy !== null}
            onDecide={(reason) => void onDecide(reason)}
            onStep={step}
            onStale={queue.reload}
          />
        </div>
      )}
    </div>
  );
}
