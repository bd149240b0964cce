import { Trans, useLingui } from '@lingui/react/macro';
import type { Thread } from '@peonia/contract/chat/chat.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { Button } from '@peonia/ui/button/button.tsx';
import { Dialog } from '@peonia/ui/dialog/dialog.tsx';
import { ContactButton } from '../../contacts/contact-button.tsx';
import { LanguagePair } from '../../profiles/language-pair.tsx';
import { useLocalClock } from '../../profiles/summary/local-clock.tsx';
import { usePlaceName } from '../../profiles/summary/place-name.ts';
import { FriendButton } from '../../social/relationships/friend-button.tsx';
import { MemberActions } from './member-actions.tsx';
import { SharedPhotos } from './shared-photos.tsx';
import { useThreadDetails } from './use-thread-details.ts';
import * as css from './details.module.css';

export interface MemberDetailsProps {
  readonly user: MemberCard;
  readonly thread: Thread | null;
  readonly isOnline: boolean;
}

/** Third pane on wide screens: the member and the shared photos. */
export function MemberDetails(props: MemberDetailsProps) {
  const { t } = useLingui();
  const { name } = props.user;
  return (
    <aside className={css.info} aria-label={t`About ${name}`}>
      <About {...props} />
    </aside>
  );
}

/** The same as a dialog over the conversation, on narrow screens. */
export function DetailsSheet({ onClose, ...props }: MemberDetailsProps & { onClose: () => void }) {
  const { t } = useLingui();
  const { name } = props.user;
  return (
    <Dialog open onClose={onClose} hideTitle title={t`About ${name}`} closeLabel={t`Close`}>
      <div className={`${css.info} ${css.isSheet}`}>
        <About {...props} />
      </div>
    </Dialog>
  );
}

function About({ user, thread, isOnline }: MemberDetailsProps) {
  const { t } = useLingui();
  const clock = useLocalClock(user.time_zone, true);
  const place = usePlaceName()(user);
  const hasContact = useThreadDetails(thread).data?.pages[0]?.contact === true;
  return (
    <>
      <div className={css.infoWho}>
        <Avatar
          name={user.name}
          src={user.avatar ?? undefined}
          size={132}
          online={isOnline && t`Online`}
          crown={user.vip === 1 && t`VIP`}
        />
        <h2>
          {user.age === null ? user.name : t({ message: `${user.name}, ${user.age}`, comment: 'A name and an age' })}
        </h2>
        {place === '' ? null : <p className="small muted">{place}</p>}
        {clock === null ? null : <p className="small muted tabular">{clock}</p>}
        <div className={css.infoPair}>
          <LanguagePair languages={user.languages} />
        </div>
        <div className={css.infoActions}>
          <Button variant="line" size="sm" href={`/profile/${user.user_id}`}>
            <Trans>Open profile</Trans>
          </Button>
          <FriendButton person={user} />
        </div>
        {hasContact ? <ContactButton of={user} /> : null}
      </div>
      {thread === null ? null : <SharedPhotos thread={thread} />}
      <MemberActions user={user} thread={thread} />
    </>
  );
}
