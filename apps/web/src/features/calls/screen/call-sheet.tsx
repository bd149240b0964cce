import { useLingui } from '@lingui/react/macro';
import { useModal } from '@peonia/ui/dialog/use-modal.ts';
import { type KeyboardEvent, type SyntheticEvent, useRef } from 'react';
import { hasRemoteVideo } from '../parts/has-remote-video.ts';
import { VideoView } from '../parts/video-view.tsx';
import { isWaiting } from '../state/call-lifecycle.ts';
import { updateRunningCall, isCaller, isInCall, type RunningCall } from '../state/running-call.ts';
import { IncomingCall } from './incoming-call.tsx';
import { TalkScreen } from './talk-screen.tsx';
import * as css from './call-sheet.module.css';

/** Full-page call in a modal dialog, above any other dialog. */
export function CallSheet({ running }: { running: RunningCall }) {
  const { t } = useLingui();
  const sheet = useRef<HTMLDialogElement>(null);
  useModal(true, sheet, sheet);
  const { name } = running.user;
  const isIncoming = !isCaller(running) && isWaiting(running);
  const kind = running.call.kind === 'video' ? t`Video call with ${name}` : t`Voice call with ${name}`;
  /** Escape and "back" never end a call; they minimize a running one. */
  const minimize = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isIncoming && isInCall(running)) updateRunningCall({ isSmall: true });
  };
  const minimizeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && minimize(event);
  return (
    <dialog
      ref={sheet}
      className={css.call}
      data-testid="call"
      data-theme="dark"
      tabIndex={-1}
      aria-label={isIncoming ? t`Incoming call from ${name}` : kind}
      onCancel={minimize}
      onKeyDown={minimizeOnEscape}
    >
      <Backdrop running={running} />
      {isIncoming ? <IncomingCall running={running} /> : <TalkScreen running={running} />}
    </dialog>
  );
}

/** Blurred background: the remote video, else the photo. */
function Backdrop({ running }: { running: RunningCall }) {
  const { remote, user } = running;
  const still = user.photo ?? user.avatar;
  if (remote !== null && hasRemoteVideo(running))
    return <VideoView stream={remote} className={`${css.callBlur} ${css.live}`} />;
  return still === null ? null : <img className={css.callBlur} src={still} alt="" />;
}
