import { Trans, useLingui } from '@lingui/react/macro';
import type { Notification } from '@peonia/contract/notifications/notifications.ts';
import type { ReactNode } from 'react';

/** What happened to a travel request. */
export function TravelText({ data: { what, name } }: { readonly data: Notification['data'] }): ReactNode {
  const { t } = useLingui();
  const other = name ?? t`A member`;
  switch (what) {
    case 'asked':
      return (
        <Trans>
          <b>{other}</b> would like to travel and meet you. Will you say yes?
        </Trans>
      );
    case 'accepted':
      return (
        <Trans>
          <b>{other}</b> said yes to meeting you.
        </Trans>
      );
    case 'declined':
      return (
        <Trans>
          <b>{other}</b> said no this time. Your travel fee goes back to you.
        </Trans>
      );
    case 'withdrawn':
      return (
        <Trans>
          <b>{other}</b> took the yes back. Your travel fee goes back to you.
        </Trans>
      );
    case 'expired':
      return (
        <Trans>
          <b>{other}</b> did not answer in time. Your travel fee goes back to you.
        </Trans>
      );
    case 'in_progress':
      return <Trans>The travel desk has begun your plan.</Trans>;
    case 'planned':
      return <Trans>The travel desk changed your plan.</Trans>;
    case 'arranged':
      return <Trans>The plan of your journey is ready.</Trans>;
    case 'closed':
      return <Trans>Your travel request is closed.</Trans>;
    case 'answered':
      return <Trans>The travel desk wrote to you.</Trans>;
    default:
      return <Trans>A travel request was cancelled.</Trans>;
  }
}
