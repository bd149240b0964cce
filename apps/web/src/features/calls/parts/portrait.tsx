import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { classNames } from '@peonia/ui/class-names.ts';
import * as css from './portrait.module.css';

/** Avatar of the other member, pulsing while it rings. */
export function Portrait({ user, isPulsing }: { user: MemberCard; isPulsing: boolean }) {
  return (
    <span className={classNames(css.callPortrait, isPulsing && css.pulsing)}>
      <Avatar className={css.avatar} size={132} name={user.name} src={user.photo ?? user.avatar ?? undefined} eager />
    </span>
  );
}
