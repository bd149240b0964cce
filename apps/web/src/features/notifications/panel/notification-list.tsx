import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { BellIcon } from '@peonia/ui/icons/bell.tsx';
import { RefreshCwIcon } from '@peonia/ui/icons/refresh-cw.tsx';
import { WifiOffIcon } from '@peonia/ui/icons/wifi-off.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { ApiError } from '../../../platform/api/call.ts';
import { NotificationRow } from './notification-row.tsx';
import type { useNotifications } from './queries.ts';
import { useUnreadMarks } from './use-unread-marks.ts';

/** The notification list with its loading, error and empty states. */
export function NoticeList({
  notices,
  onFollow,
}: {
  notices: ReturnType<typeof useNotifications>;
  onFollow?: () => void;
}) {
  const { t } = useLingui();
  const fresh = useUnreadMarks(notices.items);
  if (notices.isPending) return <Loading label={t`Loading`} shape="row" count={6} className="notices-coming" />;
  if (notices.items.length === 0)
    return notices.error === null ? (
      <Nothing onFollow={onFollow} />
    ) : (
      <Failed error={notices.error} onRetry={notices.reload} />
    );
  return (
    <>
      <ul className="notices">
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
          className="notices-more"
          busy={notices.isLoadingMore}
          onClick={notices.loadMore}
        >
          <Trans>Show more</Trans>
        </Button>
      ) : null}
    </>
  );
}

function Nothing({ onFollow }: { onFollow?: (() => void) | undefined }) {
  return (
    <EmptyState
      icon={<BellIcon />}
      title={<Trans>Nothing new</Trans>}
      text={<Trans>Friend requests, news about your photos and about gold appear here.</Trans>}
      action={
        <Button variant="line" size="sm" href="/setting/notification" onClick={onFollow}>
          <Trans>Choose what you hear about</Trans>
        </Button>
      }
    />
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <EmptyState
      icon={<WifiOffIcon />}
      title={<Trans>This list could not be loaded</Trans>}
      text={error instanceof ApiError ? error.message : <Trans>Oops, Network is unreachable</Trans>}
      action={
        <Button size="sm" icon={<RefreshCwIcon />} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}
