import { useLingui } from '@lingui/react/macro';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import type { codes } from '@peonia/contract/protocol/codes.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { classNames } from '@peonia/ui/class-names.ts';
import { CrownFilledIcon } from '@peonia/ui/icons/crown-filled.tsx';
import { Link } from '../../../platform/router/link.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { marriageLabels } from '../../profiles/profile-labels.ts';
import { SayHiButton } from '../../social/say-hi/say-hi-button.tsx';
import * as css from './header-search.module.css';

export interface SearchResultProps {
  readonly person: MemberCard;
  readonly id: string;
  readonly isActive: boolean;
  /** Called when the reader follows the link to the profile. */
  readonly onLeave: () => void;
}

/** A row of the live search: the member and the say-hi button. */
export function SearchResult({ person, id, isActive, onLeave }: SearchResultProps) {
  const { t } = useLingui();
  const marriage = useMarriage(person.marriage);
  const isMe = useMe()?.id === person.user_id;
  return (
    <div role="row" className={classNames(css.found, isActive && css.isOn)}>
      <span role="gridcell" id={id} className={`grow ${css.grow}`}>
        <Link href={`/profile/${person.user_id}`} tabIndex={-1} onClick={onLeave}>
          <Avatar name={person.name} src={person.avatar ?? undefined} online={person.online && t`Online`} />
          <span className={`grow ${css.grow}`}>
            <b className="truncate">
              {person.name}
              {person.age === null ? null : `, ${person.age}`}
              {person.vip === 1 ? <CrownFilledIcon className={css.iCrownF} label={t`VIP`} /> : null}
            </b>
            <span className="small muted">{marriage}</span>
          </span>
        </Link>
      </span>
      {isMe ? null : (
        <span role="gridcell">
          <SayHiButton person={person} />
        </span>
      )}
    </div>
  );
}

/** `code` 0 means unknown. */
function useMarriage(code: number): string {
  const { t, i18n } = useLingui();
  return code === 0 ? t`Status not specified` : i18n._(marriageLabels[code as (typeof codes.marriage)[number]]);
}
