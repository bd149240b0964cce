import { Trans, useLingui } from '@lingui/react/macro';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { formatDate } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { CheckIcon } from '@peonia/ui/icons/check.tsx';
import { ChevronDownIcon } from '@peonia/ui/icons/chevron-down.tsx';
import { HourglassIcon } from '@peonia/ui/icons/hourglass.tsx';
import { UserCheckIcon } from '@peonia/ui/icons/user-check.tsx';
import { UserPlusIcon } from '@peonia/ui/icons/user-plus.tsx';
import { UserXIcon } from '@peonia/ui/icons/user-x.tsx';
import { Menu } from '@peonia/ui/menu/menu.tsx';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useAskAgain } from './use-ask-again.ts';
import { type RelationshipAction, useRelationship } from './use-relationship.ts';

/** Friendship on a profile: request, pending request, accept or decline, end. Renders nothing for a blocked member. */
export function FriendButton({ person }: { person: MemberCard }) {
  const { t } = useLingui();
  const { act, doing } = useActFromButton(person);
  const again = useAskAgain(person);
  const { name } = person;
  switch (person.friend) {
    case 0:
      if (again !== null) return <NotAccepted name={name} again={again} />;
      return (
        <Button
          variant="line"
          icon={<UserPlusIcon />}
          busy={doing !== null}
          busyLabel={t`Sending`}
          data-friend
          onClick={() => act('ask')}
        >
          <Trans>Add friend</Trans>
        </Button>
      );
    case 1:
      return (
        <Menu
          label={t`Friend request to ${name}`}
          align="start"
          renderTrigger={(open) => (
            <Button {...open} data-friend variant="line" icon={<HourglassIcon />} busy={doing !== null}>
              <Trans>Request sent</Trans>
              <ChevronDownIcon />
            </Button>
          )}
          entries={[{ label: t`Withdraw request`, icon: <UserXIcon />, onSelect: () => act('end') }]}
        />
      );
    case 2:
      return (
        <Menu
          label={t`Friend request of ${name}`}
          align="start"
          renderTrigger={(open) => (
            <Button {...open} data-friend variant="soft" icon={<UserPlusIcon />} busy={doing !== null}>
              <Trans>Wants to be friends</Trans>
              <ChevronDownIcon />
            </Button>
          )}
          entries={[
            { label: t`Accept`, icon: <CheckIcon />, onSelect: () => act('accept') },
            { label: t`Decline`, icon: <UserXIcon />, onSelect: () => act('decline') },
          ]}
        />
      );
    case 3:
      return (
        <Menu
          label={t`Friendship with ${name}`}
          align="start"
          renderTrigger={(open) => (
            <Button {...open} data-friend variant="trust" icon={<UserCheckIcon />} busy={doing !== null}>
              <Trans>Friends</Trans>
              <ChevronDownIcon />
            </Button>
          )}
          entries={[{ label: t`End friendship`, icon: <UserXIcon />, danger: true, onSelect: () => act('unfriend') }]}
        />
      );
    case 4:
      return null;
  }
}

/** Acts, and gives the focus of the button that was pressed to the one that takes its place. */
function useActFromButton(person: MemberCard) {
  const { act, doing } = useRelationship(person);
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    if (document.activeElement !== document.body) return;
    const buttons = document.querySelectorAll<HTMLElement>('main [data-friend]');
    [...buttons].find((button) => button.checkVisibility())?.focus({ preventScroll: true });
  }, [person.friend]);
  return {
    doing,
    act(action: RelationshipAction) {
      isPressed.current = true;
      act(action);
    },
  };
}

/** In place of asking, until the member may be asked again: says so before the press. */
function NotAccepted({ name, again }: { name: string; again: Date }) {
  const { t } = useLingui();
  const day = formatDate(useLanguage().language, again, 'medium');
  return (
    <Menu
      label={t`Friend request to ${name}`}
      align="start"
      renderTrigger={(open) => (
        <Button {...open} data-friend variant="line" icon={<HourglassIcon />}>
          <Trans>Ask again from {day}</Trans>
          <ChevronDownIcon />
        </Button>
      )}
      entries={[{ label: t`Your last request was not accepted. You can ask again from ${day}.`, disabled: true }]}
    />
  );
}
