import { useEffect, useRef } from 'react';

interface VideoViewProps {
  readonly stream: MediaStream;
  readonly className: string;
  /** Accessible name; without one the video is decorative. */
  readonly label?: string;
}

/** A video, always muted: audio is played by `RemoteSound`. */
export function VideoView({ stream, className, label }: VideoViewProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current !== null) video.current.srcObject = stream;
  }, [stream]);
  return (
    <video
      ref={video}
      className={className}
      autoPlay
      playsInline
      muted
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    />
  );
}
