import { useLingui } from '@lingui/react/macro';
import type { MemberCard } from '@peonia/contract/member-card.ts';
import { PhoneIcon } from '@peonia/ui/icons/phone.tsx';
import { VideoIcon } from '@peonia/ui/icons/video.tsx';
import type { MenuEntry } from '@peonia/ui/menu/menu.tsx';
import { askToCall } from './ask-to-call.ts';

/** The ways to call in a menu about somebody; none where the two cannot talk. */
export function useCallEntries(user: MemberCard): readonly MenuEntry[] {
  const { t } = useLingui();
  if (user.friend === 4) return [];
  return [
    { label: t`Voice call`, icon: <PhoneIcon />, onSelect: () => askToCall(user, 'voice') },
    { label: t`Video call`, icon: <VideoIcon />, onSelect: () => askToCall(user, 'video') },
  ];
}
