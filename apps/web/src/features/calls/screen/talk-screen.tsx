import { Trans, useLingui } from '@lingui/react/macro';
import { CallAlert } from '../parts/call-alert.tsx';
import { hasRemoteVideo } from '../parts/has-remote-video.ts';
import { Portrait } from '../parts/portrait.tsx';
import { TalkControls } from '../parts/talk-controls.tsx';
import { TalkHead } from '../parts/talk-head.tsx';
import { useStatusText } from '../parts/use-status-text.ts';
import { VideoView } from '../parts/video-view.tsx';
import { isInCall, type RunningCall } from '../state/running-call.ts';
import { CallEnd } from './call-end.tsx';
import * as portraitCss from '../parts/portrait.module.css';
import * as callSheetCss from './call-sheet.module.css';
import * as css from './own-video.module.css';

/** Screen of a call from ringing at the other side to the summary. */
export function TalkScreen({ running }: { running: RunningCall }) {
  const { t } = useLingui();
  const words = useStatusText(running);
  const { call, user, local, remote, theirs, sending } = running;
  const { name } = user;
  const isOn = isInCall(running);
  const isSeen = remote !== null && hasRemoteVideo(running);
  const isTalk = call.status === 'connected';
  // The front camera is mirrored, the back camera is not.
  const isBack = local?.getVideoTracks()[0]?.getSettings().facingMode === 'environment';
  return (
    <>
      {isSeen ? <VideoView stream={remote} className={callSheetCss.callRemote} label={t`Video of ${name}`} /> : null}
      <TalkHead running={running} />
      {isSeen ? null : (
        <div className={portraitCss.callCenter}>
          <Portrait user={user} isPulsing={call.status === 'ringing'} />
          <h2>{name}</h2>
          {isTalk ? null : <p aria-hidden="true">{words}</p>}
          {isTalk && call.kind === 'video' && !theirs.camera ? (
            <p>
              <Trans>Their camera is off</Trans>
            </p>
          ) : null}
          {isOn ? null : <CallEnd running={running} />}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {words}
      </p>
      {isOn ? <CallAlert running={running} /> : null}
      {local !== null && sending.camera ? (
        <div className={isBack ? `${css.callPip} ${css.back}` : css.callPip}>
          <VideoView stream={local} className={css.callOwn} label={t`Your camera`} />
          <span className={css.callYou}>
            <Trans>You</Trans>
          </span>
        </div>
      ) : null}
      {isOn ? <TalkControls running={running} /> : null}
    </>
  );
}
