import { useLingui } from '@lingui/react/macro';
import { isCaller, type RunningCall } from '../state/running-call.ts';

/** Status of the call; announced when it changes. */
export function useStatusText(running: RunningCall): string {
  const { t } = useLingui();
  const { call, user, line, isElsewhere } = running;
  const { name } = user;
  const isMine = isCaller(running);
  if (isElsewhere) return t`Answered on another of your devices`;
  switch (call.status) {
    case 'idle':
    case 'dialing':
      return isMine ? t`Calling…` : call.kind === 'video' ? t`Incoming video call` : t`Incoming voice call`;
    case 'ringing':
      return isMine ? t`Ringing…` : call.kind === 'video' ? t`Incoming video call` : t`Incoming voice call`;
    case 'connecting':
      return t`Connecting…`;
    case 'connected':
      return line === 'lost' ? t`Connection lost. Trying again…` : t`Connected`;
    case 'busy':
      return isMine ? t`${name} is in another call` : t`Missed call from ${name}`;
    case 'reject':
      return isMine ? t`${name} cannot take the call` : t`You declined`;
    case 'cancel':
    case 'missed':
      return isMine ? (call.status === 'missed' ? t`No answer` : t`You hung up`) : t`Missed call from ${name}`;
    case 'disconnected':
      return t`The connection was lost`;
    case 'hangup':
      return t`Call ended`;
    case 'overdue':
      return isMine ? t`Call ended: your gold is used up` : t`Call ended`;
  }
}
