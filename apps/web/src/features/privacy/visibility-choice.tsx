import { Trans } from '@lingui/react/macro';
import type { PrivacySettings } from '@peonia/contract/profiles/own-profile.ts';
import { ChoiceCards } from './choice-cards.tsx';

type Visibility = PrivacySettings['visibility'];

export function VisibilityChoice({ value, onChange }: { value: Visibility; onChange: (value: Visibility) => void }) {
  return (
    <ChoiceCards<Visibility>
      title={<Trans>Who can see my profile</Trans>}
      text={<Trans>Your e-mail and phone are never shown to anyone.</Trans>}
      value={value}
      onChange={onChange}
      choices={[
        {
          value: 'public',
          title: <Trans context="audience">Everyone</Trans>,
          consequence: <Trans>Including people who are not logged in</Trans>,
        },
        {
          value: 'registered',
          title: <Trans context="audience">Members</Trans>,
          consequence: <Trans>Only people with an account</Trans>,
        },
        {
          value: 'friends',
          title: <Trans context="audience">Friends</Trans>,
          consequence: <Trans>Plus VIP members</Trans>,
        },
        {
          value: 'hidden',
          title: <Trans context="audience">Hidden</Trans>,
          consequence: <Trans>In no list or search. Only friends and VIP members can open it</Trans>,
        },
      ]}
    />
  );
}
