import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { BellIcon } from '@peonia/ui/icons/bell.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { NotificationRow } from './notification-row.tsx';
import type { useNotifications } from './queries.ts';
import { useUnreadMarks } from './use-unread-marks.ts';
import * as css from './notification-panel.module.css';

/** The notification list with its loading, error and empty states. */
export function NotificationList({
  notices,
  level,
  onFollow,
}: {
  notices: ReturnType<typeof useNotifications>;
  /** Level of a heading in the list. */
  level: 2 | 3;
  onFollow?: () => void;
}) {
  const { t } = useLingui();
  const fresh = useUnreadMarks(notices.items);
  if (notices.isPending) return <Loading label={t`Loading`} shape="row" count={6} className={css.noticesComing} />;
  if (notices.items.length === 0)
    return notices.error === null ? (
      <Nothing level={level} onFollow={onFollow} />
    ) : (
      <ListError isCompact error={notices.error} onRetry={notices.reload} />
    );
  return (
    <>
      <ul>
        {notices.items.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            isFresh={fresh.has(notification.id)}
            onFollow={onFollow}
          />
        ))}
      </ul>
      {notices.hasMore ? (
        <Button
          variant="line"
          size="sm"
          className={css.noticesMore}
          busy={notices.isLoadingMore}
          onClick={notices.loadMore}
        >
          <Trans>Show more</Trans>
        </Button>
      ) : null}
    </>
  );
}

function Nothing({ level, onFollow }: { level: 2 | 3; onFollow?: (() => void) | undefined }) {
  return (
    <EmptyState
      level={level}
      icon={<BellIcon />}
      title={<Trans>Nothing new</Trans>}
      text={<Trans>Friend requests, news about your photos and about gold appear here.</Trans>}
      action={
        <Button variant="line" size="sm" href="/setting/notification" onClick={onFollow}>
          <Trans>Choose what we notify you about</Trans>
        </Button>
      }
    />
  );
}
