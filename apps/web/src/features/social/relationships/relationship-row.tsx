import { useLingui } from '@lingui/react/macro';
import type { RelationshipCard } from '@peonia/contract/social/relationships.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { ArrowUpIcon } from '@peonia/ui/icons/arrow-up.tsx';
import { NameLine } from '@peonia/ui/name-line/name-line.tsx';
import { usePlaceName } from '../../profiles/summary/place-name.ts';
import type { RelationshipKind } from './relationship-lists.ts';
import { BlockedActions, FriendActions, RequestActions } from './row-actions.tsx';
import * as css from './relationships.module.css';

/** A friend, request or blocked member: name, private note or place, and actions. */
export function RelationshipRow({
  person,
  kind,
  online,
}: {
  person: RelationshipCard;
  kind: RelationshipKind;
  online: boolean;
}) {
  const { t } = useLingui();
  const place = usePlaceName();
  const { name, age } = person;
  return (
    <li className={css.relationshipRow}>
      <Avatar
        name={name}
        src={person.avatar ?? undefined}
        online={online && t`Online`}
        crown={person.vip === 1 && t`VIP`}
      />
      <span className={`grow ${css.grow}`}>
        <NameLine
          name={name}
          age={age ?? undefined}
          verified={person.verified === 1 && t`Verified`}
          href={`/profile/${person.user_id}`}
        />
        <span className={`small muted truncate ${css.relationshipAbout}`}>
          {person.top ? <ArrowUpIcon label={t`Pinned`} /> : null}
          {person.remark === '' ? place(person) : person.remark}
        </span>
      </span>
      {kind === 'friend' ? (
        <FriendActions person={person} />
      ) : kind === 'request' ? (
        <RequestActions person={person} />
      ) : (
        <BlockedActions person={person} />
      )}
    </li>
  );
}
