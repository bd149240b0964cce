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
import { hangUp } from '../state/answer.ts';
import { changeRunning, isCaller, isInCall, type RunningCall } from '../state/running.ts';
import { switchMicrophone } from '../state/switch-devices.ts';
import { CallTimer } from './call-timer.tsx';
import { NoticeLine } from './notice-line.tsx';
import { seesOther } from './sees-other.ts';
import { useStatusWords } from './use-status-words.ts';
import { VideoView } from './video-view.tsx';
import './small-call.css';

/** The call in a corner while one reads and writes: also above a dialog, which would make everything outside of it dead. */
export function SmallCall({ running }: { running: RunningCall }) {
  const { t } = useLingui();
  const root = useFloatingRoot();
  const box = useRef<HTMLElement>(null);
  const words = useStatusWords(running);
  useEffect(() => {
    // Shown again it lies above what has opened in the top layer meanwhile.
    if (box.current?.isConnected !== true) return;
    box.current.hidePopover();
    box.current.showPopover();
  }, [root]);
  const { call, user, remote, sending } = running;
  const { name } = user;
  const isSeen = remote !== null && seesOther(running);
  const isOn = isInCall(running);
  const isTalk = call.status === 'connected' && running.line !== 'lost';
  // Who has just declined knows it.
  if (root === null || (call.status === 'reject' && !isCaller(running))) return null;
  return createPortal(
    <section ref={box} popover="manual" className="call-small" data-theme="dark" aria-label={t`Call with ${name}`}>
      {isSeen ? <VideoView stream={remote} className="call-small-video" label={t`Video of ${name}`} /> : null}
      <div className="call-small-bar">
        {isSeen ? null : <Avatar size={36} name={name} src={user.avatar ?? undefined} eager />}
        <span className="grow">
          <b className="trunc">{name}</b>
          <span className="tiny">
            <CallTimer running={running} />
            <span role="status" className={isTalk ? 'sr' : undefined}>
              {words}
            </span>
          </span>
        </span>
        {isOn ? (
          <>
            <IconButton
              size="sm"
              label={t`Mute`}
              pressed={!sending.microphone}
              icon={sending.microphone ? <MicIcon /> : <MicOffIcon />}
              onClick={switchMicrophone}
            />
            <IconButton
              size="sm"
              label={t`Show the call large`}
              icon={<ExternalLinkIcon />}
              onClick={() => changeRunning({ isSmall: false })}
            />
            <IconButton
              size="sm"
              className="call-small-end"
              label={t`End the call`}
              icon={<PhoneOffIcon />}
              onClick={hangUp}
            />
          </>
        ) : null}
      </div>
      {/* A lost line is told in the bar already. */}
      {isOn && running.line !== 'lost' ? <NoticeLine running={running} /> : null}
    </section>,
    root,
  );
}
