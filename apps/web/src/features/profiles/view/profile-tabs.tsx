import { Trans, useLingui } from '@lingui/react/macro';
import type { Profile } from '@peonia/contract/profiles/profiles.ts';
import { LinkTabs } from '@peonia/ui/link-tabs/link-tabs.tsx';

export type ProfileTab = 'about' | 'timeline' | 'photos';

/** Tabs of a member's pages: profile, timeline, photos. */
export function ProfileTabs({ profile: { user_id, name }, tab }: { profile: Profile; tab: ProfileTab }) {
  const { t } = useLingui();
  return (
    <LinkTabs
      label={t`Pages of ${name}`}
      tabs={[
        {
          href: `/profile/${user_id}`,
          label: <Trans context="profile">About</Trans>,
          current: tab === 'about',
        },
        { href: `/timeline/${user_id}`, label: <Trans>Timeline</Trans>, current: tab === 'timeline' },
        { href: `/photo/${user_id}`, label: <Trans>Photos</Trans>, current: tab === 'photos' },
      ]}
    />
  );
}
