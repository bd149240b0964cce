import { Trans } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { CircleCheckIcon } from '@peonia/ui/icons/circle-check.tsx';
import { MessageCircleIcon } from '@peonia/ui/icons/message-circle.tsx';
import type { ThreadView } from './filter-threads.ts';

/** Empty state of the thread list, by view. */
export function EmptyList({ show }: { show: ThreadView }) {
  if (show === 'turn')
    return (
      <EmptyState
        level={2}
        icon={<CircleCheckIcon />}
        title={<Trans>All answered</Trans>}
        text={<Trans>Nobody is waiting for your reply.</Trans>}
      />
    );
  if (show === 'unread')
    return (
      <EmptyState
        level={2}
        icon={<CircleCheckIcon />}
        title={<Trans>All read</Trans>}
        text={<Trans>There is nothing new in your chats.</Trans>}
      />
    );
  if (show === 'requests')
    return (
      <EmptyState
        level={2}
        icon={<CircleCheckIcon />}
        title={<Trans context="chat">No requests</Trans>}
        text={<Trans>First messages from people you do not know yet appear here.</Trans>}
      />
    );
  return (
    <EmptyState
      level={2}
      icon={<MessageCircleIcon />}
      title={<Trans>No chats yet</Trans>}
      text={<Trans>Say hi to someone, and your chat appears here.</Trans>}
      action={
        <Button href="/user/online">
          <Trans>See who is online</Trans>
        </Button>
      }
    />
  );
}
