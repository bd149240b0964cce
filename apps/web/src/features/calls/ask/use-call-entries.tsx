import { useLingui } from '@lingui/react/macro';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { PhoneIcon } from '@peonia/ui/icons/phone.tsx';
import { VideoIcon } from '@peonia/ui/icons/video.tsx';
import type { MenuEntry } from '@peonia/ui/menu/menu.tsx';
import { requestCall } from './request-call.ts';

/** Menu entries to call a member; none where the two cannot talk. */
export function useCallEntries(user: MemberCard): readonly MenuEntry[] {
  const { t } = useLingui();
  if (user.friend === 4) return [];
  return [
    { label: t`Voice call`, icon: <PhoneIcon />, onSelect: () => requestCall(user, 'voice') },
    { label: t`Video call`, icon: <VideoIcon />, onSelect: () => requestCall(user, 'video') },
  ];
}
