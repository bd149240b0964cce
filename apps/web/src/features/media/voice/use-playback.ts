import { useRef, useState } from 'react';

/** Plays one audio at a time: starting one pauses all others on the page. */
export function usePlayback(seconds: number) {
  const ref = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [at, setAt] = useState(0);

  const toggle = () => {
    const player = ref.current;
    if (player === null) return;
    if (!player.paused) return player.pause();
    for (const other of document.querySelectorAll('audio')) if (other !== player) other.pause();
    // A refused play (no sound device, missing file) resets the button.
    player.play().catch(() => setPlaying(false));
  };
  const seek = (to: number) => {
    const player = ref.current;
    setAt(to);
    if (player !== null) player.currentTime = to;
  };
  return {
    isPlaying,
    at: Math.min(at, seconds),
    toggle,
    seek,
    setSpeed: (speed: number) => {
      if (ref.current !== null) ref.current.playbackRate = speed;
    },
    audio: {
      ref,
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onTimeUpdate: () => setAt(ref.current?.currentTime ?? 0),
      onEnded: () => {
        setPlaying(false);
        seek(0);
      },
    },
  };
}
