import type { PrivacySettings } from '@peonia/contract/profiles/own-profile.ts';

/** Rows of the preview: a kind of viewer or a kind of contact. */
export const previewSubjects = [
  'guest',
  'member',
  'friend',
  'online',
  'message',
  'request',
  'foreign',
  'contact',
] as const;
export type PreviewSubject = (typeof previewSubjects)[number];

/** Result of a preview row. */
export type View =
  | 'nothing'
  | 'profile'
  | 'vip-only'
  | 'everybody-sees'
  | 'members-see'
  | 'friends-see'
  | 'never'
  | 'arrives'
  | 'waits'
  | 'friends-only'
  | 'accepted'
  | 'decided'
  | 'hidden';

/**
 * How others see a member with these settings. A hidden profile is left out of all lists, but friends and VIP members
 * can open it. Source: decisions "People".
 */
export function privacyPreview(
  privacy: Omit<PrivacySettings, 'translation_engine'>,
): Readonly<Record<PreviewSubject, View>> {
  const { visibility } = privacy;
  const isForMembers = visibility === 'public' || visibility === 'registered';
  return {
    guest: visibility === 'public' ? 'profile' : 'nothing',
    member: isForMembers ? 'profile' : 'vip-only',
    friend: 'profile',
    online: onlineView(privacy),
    message: { everyone: 'arrives', validate: 'waits', friends: 'friends-only' }[privacy.message_privacy] as View,
    request: privacy.friend_preference === 'pass' ? 'accepted' : 'decided',
    foreign: privacy.block_foreign === 1 ? 'hidden' : 'arrives',
    contact: 'never',
  };
}

function onlineView({ visibility, online_status }: Pick<PrivacySettings, 'visibility' | 'online_status'>): View {
  if (online_status === 'offline') return 'never';
  if (visibility === 'public') return 'everybody-sees';
  return visibility === 'registered' ? 'members-see' : 'friends-see';
}

/** True if the value grants something; selects the open eye icon. */
export function isOpen(view: View): boolean {
  return view !== 'nothing' && view !== 'never' && view !== 'hidden' && view !== 'friends-only';
}
