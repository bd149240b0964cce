import { useLingui } from '@lingui/react/macro';
import type { Profile } from '@peonia/contract/profiles/profiles.ts';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import type { ReactNode } from 'react';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { hydratedApart } from '../../../platform/loading/hydrated-apart.tsx';
import { usePresence } from '../../../platform/realtime/live.ts';
import { useMe } from '../../../platform/session/session.ts';
import { useFreshForReader } from '../member-cache.ts';
import { useProfile } from '../queries.ts';
import { CompletenessCard } from '../summary/completeness-card.tsx';
import { OwnProfileActions } from './own-profile-actions.tsx';
import { ProfileAbout } from './profile-about.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileHeader } from './profile-header.tsx';
import * as css from './profile.module.css';

const Header = hydratedApart(ProfileHeader);
const About = hydratedApart(ProfileAbout);
const Facts = hydratedApart(ProfileFacts);
const Bar = hydratedApart(ProfileBar);

interface ProfileViewProps {
  readonly first: Profile;
  /** The lists below the biography are loading; nothing that they would move is shown. */
  readonly isLoading?: boolean;
  readonly renderActions: (profile: Profile) => ReactNode;
  /** More actions: beside the others, on phones in the bar above. */
  readonly renderMenu: (profile: Profile) => ReactNode;
  /** Content below the biography. */
  readonly renderMain: (profile: Profile) => ReactNode;
  /** Content below the facts. */
  readonly renderCards: (profile: Profile) => ReactNode;
}

/**
 * A member's profile. Actions come from features to the right; the member's own profile has edit buttons. Functions
 * that stay the same keep the parts that the server rendered from being hydrated together.
 */
export function ProfileView({
  first,
  isLoading = false,
  renderActions,
  renderMenu,
  renderMain,
  renderCards,
}: ProfileViewProps) {
  const { t } = useLingui();
  const me = useMe();
  useFreshForReader();
  const profile = useProfile(first);
  const presence = usePresence([profile.user_id]);
  const isOwn = me?.id === profile.user_id;
  const menu = isOwn ? null : renderMenu(profile);
  return (
    <div className={css.profile}>
      <PageHead
        className={css.pageHead}
        title={profile.name}
        back="/user/online"
        onlyMobile
        actions={menu === null ? undefined : <span className="phone-only">{menu}</span>}
      />
      <div className={`stack ${css.stack}`}>
        <Header profile={profile} online={presence.get(profile.user_id) ?? profile.online} tab="about" />
        <Bar profile={profile} renderActions={renderActions} renderMenu={renderMenu} />
        <About profile={profile} />
        {isLoading ? <Loading label={t`Loading`} shape="card" count={2} /> : renderMain(profile)}
      </div>
      {isLoading ? null : (
        <div className={`stack ${css.stack}`}>
          {isOwn ? <CompletenessCard profile={me.profile} /> : null}
          <Facts profile={profile} />
          {renderCards(profile)}
        </div>
      )}
    </div>
  );
}

/** What the reader can do with the member. */
function ProfileBar({
  profile,
  renderActions,
  renderMenu,
}: Pick<ProfileViewProps, 'renderActions' | 'renderMenu'> & { readonly profile: Profile }) {
  const isOwn = useMe()?.id === profile.user_id;
  return (
    <div className={css.profileBar} data-testid="profile-actions">
      {isOwn ? <OwnProfileActions /> : renderActions(profile)}
      {isOwn ? null : <span className={`desktop-only ${css.menu}`}>{renderMenu(profile)}</span>}
    </div>
  );
}
