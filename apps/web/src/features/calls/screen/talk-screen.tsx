import { Trans, useLingui } from '@lingui/react/macro';
import { isInCall, type RunningCall } from '../state/running.ts';
import { CallEnd } from './call-end.tsx';
import { NoticeLine } from './notice-line.tsx';
import { Portrait } from './portrait.tsx';
import { seesOther } from './sees-other.ts';
import { TalkControls } from './talk-controls.tsx';
import { TalkHead } from './talk-head.tsx';
import { useStatusWords } from './use-status-words.ts';
import { VideoView } from './video-view.tsx';
import './own-picture.css';

/** From the first ring at the other end to the receipt. */
export function TalkScreen({ running }: { running: RunningCall }) {
  const { t } = useLingui();
  const words = useStatusWords(running);
  const { call, user, local, remote, theirs, sending } = running;
  const { name } = user;
  const isOn = isInCall(running);
  const isSeen = remote !== null && seesOther(running);
  const isTalk = call.status === 'connected';
  // Who looks at oneself from the other side mirrors; the camera at the back does not.
  const isBack = local?.getVideoTracks()[0]?.getSettings().facingMode === 'environment';
  return (
    <>
      {isSeen ? <VideoView stream={remote} className="call-remote" label={t`Video of ${name}`} /> : null}
      <TalkHead running={running} />
      {isSeen ? null : (
        <div className="call-center">
          <Portrait user={user} isPulsing={call.status === 'ringing'} />
          <h2>{name}</h2>
          {isTalk ? null : <p aria-hidden="true">{words}</p>}
          {isTalk && call.kind === 'video' && !theirs.camera ? (
            <p>
              <Trans>The camera over there is off</Trans>
            </p>
          ) : null}
          {isOn ? null : <CallEnd running={running} />}
        </div>
      )}
      <p className="sr" role="status">
        {words}
      </p>
      {isOn ? <NoticeLine running={running} /> : null}
      {local !== null && sending.camera ? (
        <div className={isBack ? 'call-pip back' : 'call-pip'}>
          <VideoView stream={local} className="call-own" label={t`Your camera`} />
          <span className="call-you">
            <Trans>You</Trans>
          </span>
        </div>
      ) : null}
      {isOn ? <TalkControls running={running} /> : null}
    </>
  );
}
