import { useEffect, useRef } from 'react';
import { updateRunningCall } from '../state/running-call.ts';

/** A live call has no captions. */
const Player = 'audio';

/** Plays the remote audio, independent of the shown screen. */
export function RemoteSound({ stream, isOn }: { stream: MediaStream; isOn: boolean }) {
  const player = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    const audio = player.current;
    if (audio === null) return;
    audio.srcObject = stream;
    // After a reload a browser may require a user gesture: the sound is then shown as off, and its button is that
    // gesture.
    audio.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') updateRunningCall({ sound: false });
    });
  }, [stream, isOn]);
  return <Player ref={player} muted={!isOn} />;
}
