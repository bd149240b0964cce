import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { CameraIcon } from '@peonia/ui/icons/camera.tsx';
import { CircleAlertIcon } from '@peonia/ui/icons/circle-alert.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { useEffect, useRef, useState } from 'react';
import type { CameraProblem } from './open-camera.ts';
import * as css from './verify-page.module.css';

const QUALITY = 0.92;

/** Captures a frame of the video as a JPEG file, not mirrored. */
async function capturePhoto(video: HTMLVideoElement): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  const blob = await promise;
  if (blob === null) throw new Error('The browser could not keep the picture');
  return new File([blob], 'selfie.jpg', { type: 'image/jpeg' });
}

/** The camera preview, mirrored, with the capture button. */
export function CameraView({
  stream,
  onTake,
  onCancel,
}: {
  stream: MediaStream;
  onTake: (file: File) => void;
  onCancel: () => void;
}) {
  const { t } = useLingui();
  const video = useRef<HTMLVideoElement>(null);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (video.current !== null) video.current.srcObject = stream;
  }, [stream]);
  const capture = async () => {
    if (video.current !== null) onTake(await capturePhoto(video.current));
  };
  return (
    <div className="stack">
      <div className={css.selfieView}>
        {/* A camera preview has no captions. */}
        <video
          ref={video}
          autoPlay
          playsInline
          muted
          aria-label={t`What your camera sees`}
          onPlaying={() => setReady(true)}
        />
      </div>
      <div className="row wrap">
        <Button icon={<CameraIcon />} disabled={!isReady} onClick={() => void capture()}>
          <Trans>Take the picture</Trans>
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          <Trans>Turn the camera off</Trans>
        </Button>
      </div>
    </div>
  );
}

/** Why the camera is not available. Source: specification section 8, "Client messages". */
export function CameraNote({ problem }: { problem: CameraProblem }) {
  return (
    <Note tone="bad" role="alert" icon={<CircleAlertIcon />}>
      {problem === 'denied' ? (
        <Trans>Please allow the browser to access your camera.</Trans>
      ) : problem === 'missing' ? (
        <Trans>No camera was found. Connect one, or choose a picture that you have just taken.</Trans>
      ) : (
        <Trans>
          Your browser is outdated and cannot use the camera. Update it, or choose a picture that you have just taken.
        </Trans>
      )}
    </Note>
  );
}
