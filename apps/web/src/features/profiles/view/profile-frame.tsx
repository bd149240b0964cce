import type { Profile } from '@peonia/contract/profiles/profiles.ts';
import type { ReactNode } from 'react';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { usePresence } from '../../../platform/realtime/live.ts';
import { useFreshForReader } from '../member-cache.ts';
import { useProfile } from '../queries.ts';
import { ProfileHeader } from './profile-header.tsx';
import type { ProfileTab } from './profile-tabs.tsx';
import * as css from './profile-frame.module.css';

interface ProfileFrameProps {
  readonly first: Profile;
  readonly tab: Exclude<ProfileTab, 'about'>;
  readonly title: ReactNode;
  /** Beside the tabs, on phones in the title bar. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Frame of a member's timeline and photos: the head with name and tabs stays while the content changes. */
export function ProfileFrame({ first, tab, title, actions, children }: ProfileFrameProps) {
  useFreshForReader();
  const profile = useProfile(first);
  const presence = usePresence([profile.user_id]);
  return (
    <div className={css.frame}>
      <PageHead
        className={css.pageHead}
        title={title}
        back={`/profile/${profile.user_id}`}
        onlyMobile
        actions={actions === undefined ? undefined : <span className="phone-only">{actions}</span>}
      />
      <ProfileHeader
        profile={profile}
        online={presence.get(profile.user_id) ?? profile.online}
        tab={tab}
        actions={actions === undefined ? undefined : <span className="desktop-only">{actions}</span>}
      />
      {children}
    </div>
  );
}
