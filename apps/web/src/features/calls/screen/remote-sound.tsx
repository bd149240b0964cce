import { useEffect, useRef } from 'react';
import { changeRunning } from '../state/running.ts';

/** What somebody says in a call has no captions. */
const Player = 'audio';

/** The other's voice, apart from every screen: it goes on while those change. */
export function RemoteSound({ stream, isOn }: { stream: MediaStream; isOn: boolean }) {
  const player = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    const audio = player.current;
    if (audio === null) return;
    audio.srcObject = stream;
    // After a reload a browser may want a press first: the sound then stands switched off, and its button is that press.
    audio.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') changeRunning({ sound: false });
    });
  }, [stream, isOn]);
  return <Player ref={player} muted={!isOn} />;
}
