import { Trans, useLingui } from '@lingui/react/macro';
import type { Profile } from '@peonia/contract/profiles/profiles.ts';
import { LinkTabs } from '@peonia/ui/link-tabs/link-tabs.tsx';
import * as css from './profile.module.css';

/** Tabs of a member's pages: profile, timeline, photos. */
export function ProfileTabs({ profile: { user_id, name } }: { profile: Profile }) {
  const { t } = useLingui();
  return (
    <LinkTabs
      className={css.profileTabs}
      label={t`Pages of ${name}`}
      tabs={[
        { href: `/profile/${user_id}`, label: <Trans context="profile">About</Trans>, current: true },
        { href: `/timeline/${user_id}`, label: <Trans>Timeline</Trans> },
        { href: `/photo/${user_id}`, label: <Trans>Photos</Trans> },
      ]}
    />
  );
}
