import { Trans } from '@lingui/react/macro';
import type { PreviewSubject, View } from './privacy-preview.ts';

/** Label of a preview row. */
export function PreviewSubjectText({ sight }: { sight: PreviewSubject }) {
  switch (sight) {
    case 'guest':
      return <Trans>A visitor without an account</Trans>;
    case 'member':
      return <Trans>A member</Trans>;
    case 'friend':
      return <Trans>A friend</Trans>;
    case 'online':
      return <Trans>Online dot</Trans>;
    case 'message':
      return <Trans>A first message</Trans>;
    case 'request':
      return <Trans>A friend request</Trans>;
    case 'foreign':
      return <Trans>A message in another language</Trans>;
    case 'contact':
      return <Trans>E-mail and phone</Trans>;
  }
}

/** Text of a preview value. */
export function PreviewValueText({ view }: { view: View }) {
  switch (view) {
    case 'nothing':
      return <Trans>Sees nothing</Trans>;
    case 'profile':
      return <Trans>Sees your profile</Trans>;
    case 'vip-only':
      return <Trans>Only VIP members see it</Trans>;
    case 'everybody-sees':
      return <Trans>Visible to everyone</Trans>;
    case 'members-see':
      return <Trans>Visible to members</Trans>;
    case 'friends-see':
      return <Trans>Visible to friends and VIP</Trans>;
    case 'never':
      return <Trans>Never shown</Trans>;
    case 'arrives':
      return <Trans>Arrives in your chats</Trans>;
    case 'waits':
      return <Trans>Waits as a request</Trans>;
    case 'friends-only':
      return <Trans>Only from friends</Trans>;
    case 'accepted':
      return <Trans>Accepted at once</Trans>;
    case 'decided':
      return <Trans>Waits for your answer</Trans>;
    case 'hidden':
      return <Trans>Sent back</Trans>;
  }
}
