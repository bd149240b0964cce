import { Plural, Trans } from '@lingui/react/macro';
import type { Notification } from '@peonia/contract/notifications/notifications.ts';
import type { ReactNode } from 'react';

/** Notifications about members: the newest by name, and how many others. */
export function MemberNotificationText({ notification }: { notification: Notification }): ReactNode {
  const { type, data } = notification;
  return data.others === 0 ? (
    <OneText kind={`${type}.${data.what}`} data={data} />
  ) : (
    <SeveralText kind={`${type}.${data.what}`} data={data} />
  );
}

interface Part {
  readonly kind: string;
  readonly data: Notification['data'];
}

function OneText({ kind, data: { name, content: text } }: Part): ReactNode {
  // Inserted as an element: a string would be read for tags.
  const content = <>{text}</>;
  if (kind === 'friend.asked')
    return (
      <Trans>
        <b>{name}</b> would like to be your friend.
      </Trans>
    );
  if (kind === 'friend.accepted')
    return (
      <Trans>
        <b>{name}</b> accepted your friend request.
      </Trans>
    );
  if (kind === 'ask.asked')
    return (
      <Trans>
        <b>{name}</b> asks: {content}
      </Trans>
    );
  if (kind === 'feed.shared')
    return (
      <Trans>
        <b>{name}</b> shared something new.
      </Trans>
    );
  if (kind === 'feed.liked')
    return (
      <Trans>
        <b>{name}</b> likes your post.
      </Trans>
    );
  if (kind === 'avatar.asked')
    return (
      <Trans>
        <b>{name}</b> would like to see a photo of you.
      </Trans>
    );
  if (kind === 'bio.asked')
    return (
      <Trans>
        <b>{name}</b> would like to read something about you.
      </Trans>
    );
  if (kind === 'verify.asked')
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

function SeveralText({ kind, data: { name, others } }: Part): ReactNode {
  if (kind === 'friend.asked')
    return (
      <Trans>
        <b>{name}</b> and <Plural value={others} one="# other person" other="# other people" /> would like to be your
        friends.
      </Trans>
    );
  if (kind === 'friend.accepted')
    return (
      <Trans>
        <b>{name}</b> and <Plural value={others} one="# other person" other="# other people" /> accepted your friend
        request.
      </Trans>
    );
  if (kind === 'feed.shared')
    return (
      <Trans>
        <b>{name}</b> and <Plural value={others} one="# other person" other="# other people" /> shared something new.
      </Trans>
    );
  if (kind === 'feed.liked')
    return (
      <Trans>
        <b>{name}</b> and <Plural value={others} one="# other person" other="# other people" /> like your post.
      </Trans>
    );
  if (kind === 'avatar.asked')
    return (
      <Trans>
        <b>{name}</b> and <Plural value={others} one="# other person" other="# other people" /> would like to see a
        photo of you.
      </Trans>
    );
  if (kind === 'bio.asked')
    return (
      <Trans>
        <b>{name}</b> and <Plural value={others} one="# other person" other="# other people" /> would like to read
        something about you.
      </Trans>
    );
  if (kind === 'verify.asked')
    return (
      <Trans>
        <b>{name}</b> and <Plural value={others} one="# other person" other="# other people" /> would like you to verify
        yourself.
      </Trans>
    );
  return (
    <Trans>
      <b>{name}</b> and <Plural value={others} one="# other person" other="# other people" /> would like to know more
      about you.
    </Trans>
  );
}
