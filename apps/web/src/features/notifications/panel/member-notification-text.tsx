import { Plural, Trans } from '@lingui/react/macro';
import type { Notification } from '@peonia/contract/notices.ts';
import type { ReactNode } from 'react';

/** Notifications about members: the newest by name, and how many others. */
export function MemberNotificationText({ notification }: { notification: Notification }): ReactNode {
  const { type, data } = notification;
  return data.others === 0 ? (
    <OneText place={`${type}.${data.what}`} data={data} />
  ) : (
    <SeveralText place={`${type}.${data.what}`} data={data} />
  );
}

interface Part {
  readonly place: string;
  readonly data: Notification['data'];
}

function OneText({ place, data: { name, content } }: Part): ReactNode {
  if (place === 'friend.asked')
    return (
      <Trans>
        <b>{name}</b> would like to be your friend.
      </Trans>
    );
  if (place === 'friend.accepted')
    return (
      <Trans>
        <b>{name}</b> accepted your friend request.
      </Trans>
    );
  if (place === 'ask.asked')
    return (
      <Trans>
        <b>{name}</b> asks: {content}
      </Trans>
    );
  if (place === 'feed.shared')
    return (
      <Trans>
        <b>{name}</b> shared something new.
      </Trans>
    );
  if (place === 'avatar.asked')
    return (
      <Trans>
        <b>{name}</b> would like to see a photo of you.
      </Trans>
    );
  if (place === 'bio.asked')
    return (
      <Trans>
        <b>{name}</b> would like to read something about you.
      </Trans>
    );
  if (place === 'verify.asked')
    return (
      <Trans>
        <b>{name}</b> would like you to verify yourself.
      </Trans>
    );
  return (
    <Trans>
      <b>{name}</b> would like to know more about you.
    </Trans>
  );
}

function SeveralText({ place, data: { name, others } }: Part): ReactNode {
  if (place === 'friend.asked')
    return (
      <Trans>
        <b>{name}</b> and <Plural value={others} one="# other person" other="# other people" /> would like to be your
        friends.
      </Trans>
    );
  if (place === 'friend.accepted')
    return (
      <Trans>
        <b>{name}</b> and <Plural value={others} one="# other person" other="# other people" /> accepted your friend
        request.
      </Trans>
    );
  if (place === 'feed.shared')
    return (
      <Trans>
        <b>{name}</b> and <Plural value={others} one="# other person" other="# other people" /> shared something new.
      </Trans>
    );
  return (
    <Trans>
      <b>{name}</b> and <Plural value={others} one="# other person" other="# other people" /> would like to know more
      about you.
    </Trans>
  );
}
