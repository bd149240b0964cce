import { Trans, useLingui } from '@lingui/react/macro';
import { saveFriend, type RelationshipCard } from '@peonia/contract/social/relationships.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { ArrowDownIcon } from '@peonia/ui/icons/arrow-down.tsx';
import { ArrowUpIcon } from '@peonia/ui/icons/arrow-up.tsx';
import { BanIcon } from '@peonia/ui/icons/ban.tsx';
import { EllipsisIcon } from '@peonia/ui/icons/ellipsis.tsx';
import { MessageCircleFilledIcon } from '@peonia/ui/icons/message-circle-filled.tsx';
import { PenLineIcon } from '@peonia/ui/icons/pen-line.tsx';
import { UserXIcon } from '@peonia/ui/icons/user-x.tsx';
import { Menu } from '@peonia/ui/menu/menu.tsx';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { useShowRefusal } from '../say-hi/use-show-refusal.ts';
import { BlockDialog } from './block-dialog.tsx';
import { RemarkDialog } from './remark-dialog.tsx';
import { useRelationship } from './use-relationship.ts';
import * as css from './relationships.module.css';

/** Actions of a friend row: write; in the menu note, pin, unfriend, block. */
export function FriendActions({ person }: { person: RelationshipCard }) {
  const { t } = useLingui();
  const { act } = useRelationship(person);
  const showRefusal = useShowRefusal();
  const [open, setOpen] = useState<'remark' | 'block' | null>(null);
  const { name, user_id, top } = person;
  // The list changes by the live event that follows, as on other devices.
  const togglePinned = () => void call(saveFriend, { body: { user_id, top: !top } }).catch(showRefusal);
  return (
    <>
      <IconButton
        variant="fill"
        href={`/chat/${user_id}`}
        label={t`Write to ${name}`}
        icon={<MessageCircleFilledIcon />}
      />
      <Menu
        label={t`More about ${name}`}
        renderTrigger={(trigger) => <IconButton {...trigger} label={t`More about ${name}`} icon={<EllipsisIcon />} />}
        entries={[
          { label: t`Private note`, icon: <PenLineIcon />, onSelect: () => setOpen('remark') },
          top
            ? { label: t`Unpin`, icon: <ArrowDownIcon />, onSelect: togglePinned }
            : { label: t`Pin`, icon: <ArrowUpIcon />, onSelect: togglePinned },
          { label: t`End friendship`, icon: <UserXIcon />, danger: true, onSelect: () => act('unfriend') },
          { label: t`Block`, icon: <BanIcon />, danger: true, onSelect: () => setOpen('block') },
        ]}
      />
      <RemarkDialog open={open === 'remark'} person={person} onClose={() => setOpen(null)} />
      <BlockDialog open={open === 'block'} person={person} onClose={() => setOpen(null)} />
    </>
  );
}

export function RequestActions({ person }: { person: RelationshipCard }) {
  const { t } = useLingui();
  const { act, doing, isDeclined } = useRelationship(person);
  const { name } = person;
  if (isDeclined)
    return (
      <span className="small muted">
        <Trans context="friend request">Declined</Trans>
      </span>
    );
  return (
    <span className={`row ${css.relationshipActions}`}>
      <Button
        size="sm"
        busy={doing === 'accept'}
        aria-label={t`Accept the request of ${name}`}
        onClick={() => act('accept')}
      >
        <Trans>Accept</Trans>
      </Button>
      <Button
        size="sm"
        variant="line"
        busy={doing === 'decline'}
        aria-label={t`Decline the request of ${name}`}
        onClick={() => act('decline')}
      >
        <Trans>Decline</Trans>
      </Button>
    </span>
  );
}

export function BlockedActions({ person }: { person: RelationshipCard }) {
  const { t } = useLingui();
  const { act, doing } = useRelationship(person);
  const { name } = person;
  return (
    <Button
      size="sm"
      variant="line"
      busy={doing !== null}
      aria-label={t`Unblock ${name}`}
      onClick={() => act('unblock')}
    >
      <Trans>Unblock</Trans>
    </Button>
  );
}
