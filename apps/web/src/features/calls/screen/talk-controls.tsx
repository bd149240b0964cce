import { useLingui } from '@lingui/react/macro';
import { MicOffIcon } from '@peonia/ui/icons/mic-off.tsx';
import { MicIcon } from '@peonia/ui/icons/mic.tsx';
import { PhoneOffIcon } from '@peonia/ui/icons/phone-off.tsx';
import { SwitchCameraIcon } from '@peonia/ui/icons/switch-camera.tsx';
import { VideoOffIcon } from '@peonia/ui/icons/video-off.tsx';
import { VideoIcon } from '@peonia/ui/icons/video.tsx';
import { VolumeOffIcon } from '@peonia/ui/icons/volume-off.tsx';
import { VolumeIcon } from '@peonia/ui/icons/volume.tsx';
import { hangUp } from '../state/answer.ts';
import type { RunningCall } from '../state/running.ts';
import { flipCamera, switchCamera, switchMicrophone, switchSound } from '../state/switch-devices.ts';
import { CallControl } from './call-control.tsx';

/** What one can do in a call. Another camera is offered only where there is one. */
export function TalkControls({ running }: { running: RunningCall }) {
  const { t } = useLingui();
  const { call, sending, sound, cameras, isBusy } = running;
  const isVideo = call.kind === 'video';
  return (
    <footer className="call-foot">
      <CallControl
        icon={sending.microphone ? <MicIcon /> : <MicOffIcon />}
        label={t`Mute`}
        pressed={!sending.microphone}
        isOff={!sending.microphone}
        onClick={switchMicrophone}
      />
      {isVideo ? (
        <CallControl
          icon={sending.camera ? <VideoIcon /> : <VideoOffIcon />}
          label={t`Camera`}
          pressed={sending.camera}
          isOff={!sending.camera}
          isBusy={isBusy}
          onClick={() => void switchCamera()}
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
        onClick={switchSound}
      />
      <CallControl tone="end" icon={<PhoneOffIcon />} label={t`End`} onClick={hangUp} />
    </footer>
  );
}
