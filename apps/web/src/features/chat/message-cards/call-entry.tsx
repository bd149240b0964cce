import { useLingui } from '@lingui/react/macro';
import type { Message, SentCall } from '@peonia/contract/chat/chat.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { classNames } from '@peonia/ui/class-names.ts';
import { PhoneMissedIcon } from '@peonia/ui/icons/phone-missed.tsx';
import { PhoneIcon } from '@peonia/ui/icons/phone.tsx';
import { VideoIcon } from '@peonia/ui/icons/video.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useSlot } from '../state/slots.ts';
import { callDuration } from '../text/call-duration.ts';
import * as css from './message-card.module.css';

/** Entry of an ended call: kind, duration or outcome, and a callback button. */
export function CallEntry({ message, peer, isMine }: { message: Message; peer: MemberCard; isMine: boolean }) {
  const { t } = useLingui();
  const CallBack = useSlot('call');
  const why = useCallLabel(message.call, isMine);
  const { call } = message;
  if (call === null) return null;
  const isMissed = !isMine && call.status === 'missed';
  const isVideo = call.kind === 'video';
  const title = isMissed
    ? isVideo
      ? t`Missed video call`
      : t`Missed voice call`
    : isVideo
      ? t`Video call`
      : t`Voice call`;
  return (
    <div
      className={classNames(css.callMessage, isMissed && css.miss)}
      data-testid="call-message"
      data-missed={isMissed}
    >
      <span className={css.icon}>{isMissed ? <PhoneMissedIcon /> : isVideo ? <VideoIcon /> : <PhoneIcon />}</span>
      <span className={`grow ${css.grow}`}>
        <b className="small">{title}</b>
        <span className="tiny muted tabular">{why}</span>
      </span>
      {CallBack === null ? null : <CallBack message={message} user={peer} />}
    </div>
  );
}

function useCallLabel(call: SentCall | null, isMine: boolean): string {
  const { t } = useLingui();
  const { language } = useLanguage();
  if (call === null) return '';
  const length = callDuration(language, call.seconds);
  const { call_ring_seconds: seconds } = limits;
  switch (call.status) {
    case 'missed':
      return t`No answer after ${seconds} seconds`;
    case 'reject':
      return isMine ? t`Declined` : t`You declined`;
    case 'cancel':
      return isMine ? t`You hung up before they answered` : t`Ended before you answered`;
    case 'busy':
      return t`Busy in another call`;
    case 'overdue':
      return t`${length}, ended because the gold was used up`;
    case 'disconnected':
      return call.seconds > 0 ? t`${length}, connection lost` : t`Connection lost`;
    case 'hangup':
      return length;
  }
}
