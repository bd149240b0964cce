import { Trans } from '@lingui/react/macro';
import type { PrivacySettings } from '@peonia/contract/profiles/own-profile.ts';
import { ChoiceCards } from './choice-cards.tsx';

type MessagePrivacy = PrivacySettings['message_privacy'];

export function MessageChoice({
  value,
  onChange,
}: {
  value: MessagePrivacy;
  onChange: (value: MessagePrivacy) => void;
}) {
  return (
    <ChoiceCards<MessagePrivacy>
      title={<Trans>Who can write to me</Trans>}
      value={value}
      onChange={onChange}
      choices={[
        {
          value: 'everyone',
          title: <Trans context="audience">Everyone</Trans>,
          consequence: <Trans>Messages arrive in your chats</Trans>,
        },
        {
          value: 'validate',
          title: <Trans>People I accept</Trans>,
          consequence: <Trans>First messages wait as a request</Trans>,
        },
        {
          value: 'friends',
          title: <Trans context="audience">Friends</Trans>,
          consequence: <Trans>Nobody else can start a chat</Trans>,
        },
      ]}
    />
  );
}
