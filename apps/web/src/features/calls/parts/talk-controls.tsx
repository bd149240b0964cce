import { useLingui } from '@lingui/react/macro';
import { MicOffIcon } from '@peonia/ui/icons/mic-off.tsx';
import { MicIcon } from '@peonia/ui/icons/mic.tsx';
import { PhoneOffIcon } from '@peonia/ui/icons/phone-off.tsx';
import { SwitchCameraIcon } from '@peonia/ui/icons/switch-camera.tsx';
import { VideoOffIcon } from '@peonia/ui/icons/video-off.tsx';
import { VideoIcon } from '@peonia/ui/icons/video.tsx';
import { VolumeOffIcon } from '@peonia/ui/icons/volume-off.tsx';
import { VolumeIcon } from '@peonia/ui/icons/volume.tsx';
import { hangUp } from '../state/answer-call.ts';
import type { RunningCall } from '../state/running-call.ts';
import { flipCamera, toggleCamera, toggleMicrophone, toggleSound } from '../state/toggle-devices.ts';
import { CallControl } from './call-control.tsx';
import * as css from './call-control.module.css';

/** Controls of a call. Switching cameras is offered only where there are several. */
export function TalkControls({ running }: { running: RunningCall }) {
  const { t } = useLingui();
  const { call, sending, sound, cameras, isBusy } = running;
  const isVideo = call.kind === 'video';
  return (
    <footer className={css.callFoot}>
      <CallControl
        icon={sending.microphone ? <MicIcon /> : <MicOffIcon />}
        label={t`Mute`}
        pressed={!sending.microphone}
        isOff={!sending.microphone}
        onClick={toggleMicrophone}
      />
      {isVideo ? (
        <CallControl
          icon={sending.camera ? <VideoIcon /> : <VideoOffIcon />}
          label={t`Camera`}
          pressed={sending.camera}
          isOff={!sending.camera}
          isBusy={isBusy}
          onClick={() => void toggleCamera()}
        />
      ) : null}
      {isVideo && cameras > 1 && sending.camera ? (
        <CallControl icon={<SwitchCameraIcon />} label={t`Flip`} isBusy={isBusy} onClick={() => void flipCamera()} />
      ) : null}
      <CallControl
        icon={sound ? <VolumeIcon /> : <VolumeOffIcon />}
        label={t({ message: 'Sound', context: 'call' })}
        pressed={sound}
        isOff={!sound}
        onClick={toggleSound}
      />
      <CallControl tone="end" icon={<PhoneOffIcon />} label={t`End`} onClick={hangUp} />
    </footer>
  );
}
