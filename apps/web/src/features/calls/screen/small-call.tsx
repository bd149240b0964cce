import { useLingui } from '@lingui/react/macro';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { useFloatingRoot } from '@peonia/ui/dialog/dialog-stack.ts';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { ExternalLinkIcon } from '@peonia/ui/icons/external-link.tsx';
import { MicOffIcon } from '@peonia/ui/icons/mic-off.tsx';
import { MicIcon } from '@peonia/ui/icons/mic.tsx';
import { PhoneOffIcon } from '@peonia/ui/icons/phone-off.tsx';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { CallAlert } from '../parts/call-alert.tsx';
import { CallTimer } from '../parts/call-timer.tsx';
import { hasRemoteVideo } from '../parts/has-remote-video.ts';
import { useStatusText } from '../parts/use-status-text.ts';
import { VideoView } from '../parts/video-view.tsx';
import { hangUp } from '../state/answer-call.ts';
import { updateRunningCall, isCaller, isInCall, isTalking, type RunningCall } from '../state/running-call.ts';
import { toggleMicrophone } from '../state/toggle-devices.ts';
import * as css from './small-call.module.css';

/** Minimized call in the corner of the page, also above dialogs, which make everything outside inert. */
export function SmallCall({ running }: { running: RunningCall }) {
  const { t } = useLingui();
  const root = useFloatingRoot();
  const box = useRef<HTMLElement>(null);
  const words = useStatusText(running);
  useEffect(() => {
    // Shown again, to move above what has entered the top layer meanwhile.
    if (box.current?.isConnected !== true) return;
    box.current.hidePopover();
    box.current.showPopover();
  }, [root]);
  const { call, user, remote, sending } = running;
  const { name } = user;
  const isSeen = remote !== null && hasRemoteVideo(running);
  const isOn = isInCall(running);
  // Not shown to the member who declined.
  if (root === null || (call.status === 'reject' && !isCaller(running))) return null;
  return createPortal(
    <section
      ref={box}
      popover="manual"
      className={css.callSmall}
      data-testid="small-call"
      data-compact=""
      data-theme="dark"
      aria-label={t`Call with ${name}`}
    >
      {isSeen ? <VideoView stream={remote} className={css.callSmallVideo} label={t`Video of ${name}`} /> : null}
      <div className={css.callSmallBar}>
        {isSeen ? null : <Avatar size={36} name={name} src={user.avatar ?? undefined} eager />}
        <span className="grow">
          <b className="truncate">{name}</b>
          <span className="tiny">
            {running.isElsewhere ? null : <CallTimer running={running} />}
            <span role="status" className={isTalking(running) ? 'visually-hidden' : undefined}>
              {words}
            </span>
          </span>
        </span>
        {isOn ? (
          <>
            <IconButton
              className={css.iconButton}
              size="sm"
              label={t`Mute`}
              pressed={!sending.microphone}
              icon={sending.microphone ? <MicIcon /> : <MicOffIcon />}
              onClick={toggleMicrophone}
            />
            <IconButton
              className={css.iconButton}
              size="sm"
              label={t`Expand the call`}
              icon={<ExternalLinkIcon />}
              onClick={() => updateRunningCall({ isSmall: false })}
            />
            <IconButton
              size="sm"
              className={`${css.callSmallEnd} ${css.iconButton}`}
              label={t`End the call`}
              icon={<PhoneOffIcon />}
              onClick={hangUp}
            />
          </>
        ) : null}
      </div>
      {/* The bar already shows a lost connection. */}
      {isOn && running.line !== 'lost' ? <CallAlert running={running} /> : null}
    </section>,
    root,
  );
}
