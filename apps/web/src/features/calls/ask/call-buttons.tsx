import { useLingui } from '@lingui/react/macro';
import type { CallKind } from '@peonia/contract/calls.ts';
import type { Composer } from '@peonia/contract/chat/chat.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { PhoneIcon } from '@peonia/ui/icons/phone.tsx';
import { VideoIcon } from '@peonia/ui/icons/video.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { requestCall } from './request-call.ts';

/** Call buttons in the header of a conversation. They say why a call is not possible before a reply. */
export function CallButtons({ user, composer }: { user: MemberCard; composer: Composer }) {
  const { t } = useLingui();
  const toast = useToast();
  const { name } = user;
  const isWaiting = composer === 'wait';
  const reason = t`You can call after ${name} replies.`;
  const press = (kind: CallKind) => () => (isWaiting ? toast.show({ text: reason }) : requestCall(user, kind));
  return (
    <>
      <IconButton
        label={t`Voice call`}
        title={isWaiting ? reason : t`Voice call`}
        aria-disabled={isWaiting || undefined}
        icon={<PhoneIcon />}
        onClick={press('voice')}
      />
      <IconButton
        label={t`Video call`}
        title={isWaiting ? reason : t`Video call`}
        aria-disabled={isWaiting || undefined}
        icon={<VideoIcon />}
        onClick={press('video')}
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
