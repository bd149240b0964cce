import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import type { ReactNode } from 'react';
import { useMe } from '../../../platform/session/session.ts';
import { PersonTile } from '../../profiles/person-tile.tsx';
import { LikeButton } from '../likes/like-button.tsx';
import { SayHiButton } from '../say-hi/say-hi-button.tsx';

/** A member in a list with say-hi and like buttons. The reader's own tile has neither. */
export function MemberTile({
  person,
  online,
  eager,
  note,
}: {
  person: MemberCard;
  online?: boolean | undefined;
  eager?: boolean;
  note?: ReactNode;
}) {
  const isMe = useMe()?.id === person.user_id;
  const footer = isMe ? undefined : (
    <>
      <SayHiButton person={person} />
      <LikeButton person={person} size="sm" />
    </>
  );
  return <PersonTile person={person} online={online} eager={eager ?? false} note={note} footer={footer} />;
}
