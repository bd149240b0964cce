import { useLingui } from '@lingui/react/macro';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { PhoneIcon } from '@peonia/ui/icons/phone.tsx';
import { VideoIcon } from '@peonia/ui/icons/video.tsx';
import { requestCall } from './request-call.ts';

/** Call buttons in the header of a conversation. */
export function CallButtons({ user }: { user: MemberCard }) {
  const { t } = useLingui();
  return (
    <>
      <IconButton
        label={t`Voice call`}
        title={t`Voice call`}
        icon={<PhoneIcon />}
        onClick={() => requestCall(user, 'voice')}
      />
      <IconButton
        label={t`Video call`}
        title={t`Video call`}
        icon={<VideoIcon />}
        onClick={() => requestCall(user, 'video')}
      />
    </>
  );
}

/** Video call button on a profile. */
export function ProfileCallButton({ user }: { user: MemberCard }) {
  const { t } = useLingui();
  return (
    <IconButton
      className="desktop-only"
      variant="fill"
      label={t`Video call`}
      title={t`Video call`}
      icon={<VideoIcon />}
      onClick={() => requestCall(user, 'video')}
    />
  );
}
