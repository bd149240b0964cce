import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '@peonia/ui/checkbox/checkbox.tsx';
import { CircleAlertIcon } from '@peonia/ui/icons/circle-alert.tsx';
import { MicIcon } from '@peonia/ui/icons/mic.tsx';
import { PhoneOffIcon } from '@peonia/ui/icons/phone-off.tsx';
import { PhoneIcon } from '@peonia/ui/icons/phone.tsx';
import { VideoIcon } from '@peonia/ui/icons/video.tsx';
import { Meta } from '@peonia/ui/meta/meta.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { useState } from 'react';
import { CallControl } from '../parts/call-control.tsx';
import { Portrait } from '../parts/portrait.tsx';
import { useDeviceProblemText } from '../parts/use-device-problem-text.ts';
import { useLocationLine } from '../parts/use-location-line.ts';
import { useStatusText } from '../parts/use-status-text.ts';
import { hangUp, acceptCall } from '../state/answer-call.ts';
import type { RunningCall } from '../state/running-call.ts';
import * as callControlCss from '../parts/call-control.module.css';
import * as css from '../parts/portrait.module.css';
import * as talkHeadCss from '../parts/talk-head.module.css';

/** An incoming call: caller, location and the ways to accept it. */
export function IncomingCall({ running }: { running: RunningCall }) {
  const { t } = useLingui();
  const words = useStatusText(running);
  const locationLine = useLocationLine(running.user);
  const [direct, setDirect] = useState(false);
  const { call, user, isBusy } = running;
  const isVideo = call.kind === 'video';
  const take = (withCamera: boolean) => void acceptCall({ withCamera, direct });
  return (
    <>
      <div className={css.callCenter}>
        <Portrait user={user} isPulsing />
        <h2>{user.name}</h2>
        <p role="status">{words}</p>
        <Meta className={talkHeadCss.callWhere}>{locationLine}</Meta>
        <DeviceProblemNote running={running} />
        {call.direct ? (
          <Checkbox
            className={css.callDirect}
            checked={direct}
            onChange={(event) => setDirect(event.target.checked)}
            label={t`Connect directly`}
            hint={t`You could then find out each other’s IP address. Otherwise your call goes through a relay.`}
          />
        ) : null}
      </div>
      <footer className={`${callControlCss.callFoot} ${callControlCss.apart}`}>
        <CallControl tone="end" icon={<PhoneOffIcon />} label={t`Decline`} onClick={hangUp} />
        {isVideo ? (
          <CallControl icon={<MicIcon />} label={t`Voice only`} isBusy={isBusy} onClick={() => take(false)} />
        ) : null}
        <CallControl
          tone="ok"
          icon={isVideo ? <VideoIcon /> : <PhoneIcon />}
          label={t({ message: 'Accept', context: 'call' })}
          isBusy={isBusy}
          onClick={() => take(isVideo)}
        />
      </footer>
      {isBusy ? (
        <p className="visually-hidden" role="status">
          <Trans>Asking your browser for the microphone</Trans>
        </p>
      ) : null}
    </>
  );
}

/** Why the call could not be accepted. It keeps ringing, so the member can retry. */
function DeviceProblemNote({ running }: { running: RunningCall }) {
  const words = useDeviceProblemText(running.problem, running.call.kind === 'video');
  return words === null ? null : (
    <Note tone="bad" role="alert" icon={<CircleAlertIcon />} className={css.callProblem}>
      {words}
    </Note>
  );
}
