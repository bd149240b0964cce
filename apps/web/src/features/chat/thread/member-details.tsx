import { Trans, useLingui } from '@lingui/react/macro';
import type { MemberCard } from '@peonia/contract/member-card.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { Button } from '@peonia/ui/button/button.tsx';
import { ContactButton } from '../../contacts/public.ts';
import { LanguagePair, useLocalClock, usePlaceName } from '../../profiles/public.ts';

/** The third pane on wide screens: the person behind the words. */
export function MemberDetails({ user, isOnline }: { user: MemberCard; isOnline: boolean }) {
  const { t } = useLingui();
  const clock = useLocalClock(user.time_zone, true);
  const place = usePlaceName()(user);
  return (
    <aside className="info" aria-label={t`About ${user.name}`}>
      <Avatar name={user.name} src={user.avatar ?? undefined} size={132} online={isOnline && t`Online`} crown={user.vip === 1 && t`VIP`} />
      <h2>{user.age === null ? user.name : t({ message: `${user.name}, ${user.age}`, comment: 'A name and an age' })}</h2>
      {place === '' ? null : <p className="small muted">{place}</p>}
      {clock === null ? null : <p className="small muted num">{clock}</p>}
      <LanguagePair languages={user.languages} />
      <Button variant="line" size="sm" href={`/profile/${user.user_id}`}>
        <Trans>Open profile</Trans>
      </Button>
      <ContactButton of={user} />
    </aside>
  );
}
