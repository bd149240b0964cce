import { Trans } from '@lingui/react/macro';
import type { PrivacySettings } from '@peonia/contract/profiles/own-profile.ts';
import { ChoiceCards } from './choice-cards.tsx';

type FriendPreference = PrivacySettings['friend_preference'];

export function RequestChoice({
  value,
  onChange,
}: {
  value: FriendPreference;
  onChange: (value: FriendPreference) => void;
}) {
  return (
    <ChoiceCards<FriendPreference>
      title={<Trans>Friend requests</Trans>}
      value={value}
      onChange={onChange}
      choices={[
        {
          value: 'validate',
          title: <Trans>I decide each time</Trans>,
          consequence: <Trans>Requests wait for your answer</Trans>,
        },
        {
          value: 'pass',
          title: <Trans>Accept directly</Trans>,
          consequence: <Trans>Anyone who asks becomes a friend</Trans>,
        },
      ]}
    />
  );
}
