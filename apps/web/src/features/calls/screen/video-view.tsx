import { useEffect, useRef } from 'react';

export interface VideoViewProps {
  readonly stream: MediaStream;
  readonly className: string;
  /** Spoken name; one without is decoration. */
  readonly label?: string;
}

/** A moving picture. It is always silent: the voice has a player of its own. */
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
