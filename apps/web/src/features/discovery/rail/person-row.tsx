import { useLingui } from '@lingui/react/macro';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { MessageCircleIcon } from '@peonia/ui/icons/message-circle.tsx';
import { Meta } from '@peonia/ui/meta/meta.tsx';
import { NameLine } from '@peonia/ui/name-line/name-line.tsx';
import type { ReactNode } from 'react';
import { Link } from '../../../platform/router/link.tsx';
import { SayHiButton } from '../../social/say-hi/say-hi-button.tsx';
import * as css from './rail.module.css';

/** A member in the rail: name, one line about them, and what to do: say hi, or open the conversation there is. */
export function PersonRow({
  person,
  isOnline,
  isChat = false,
  children,
}: {
  person: MemberCard;
  isOnline: boolean;
  isChat?: boolean;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const { name } = person;
  return (
    <li className={css.row}>
      <Link href={`/profile/${person.user_id}`} tabIndex={-1} aria-hidden="true">
        <Avatar name={name} src={person.avatar ?? undefined} online={isOnline && t`Online`} />
      </Link>
      <span className={css.grow}>
        <NameLine
          name={name}
          age={person.age ?? undefined}
          href={`/profile/${person.user_id}`}
          verified={person.verified === 1 && t`Verified`}
          crown={person.vip === 1 && t`VIP`}
        />
        <Meta>{children}</Meta>
      </span>
      {isChat ? (
        <IconButton
          variant="fill"
          href={`/chat/${person.user_id}`}
          label={t`Chat with ${name}`}
          icon={<MessageCircleIcon />}
        />
      ) : (
        <SayHiButton person={person} isRound />
      )}
    </li>
  );
}
