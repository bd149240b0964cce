import { useLive } from '../../platform/realtime/live.ts';
import { currentMe } from '../../platform/session/session.ts';

/** Hertz of the two tones and the seconds each one lasts: a small rising third. */
const tones = [660, 830] as const;
const LASTS = 0.12;
const LOUDNESS = 0.08;

let context: AudioContext | null = null;

/**
 * A short sound for each message and each notice that arrives, unless the member switched it off. Once, beside all
 * pages.
 */
export function useNotificationSound(): void {
  const hear = ({ unread }: { unread: number }) => {
    if (unread > 0 && currentMe()?.sound === 1) playNotificationSound();
  };
  useLive('message.sent', hear);
  useLive('notification.made', hear);
}

/** Made here instead of loaded: no file, no request. Before the first touch of the page browsers keep it silent. */
function playNotificationSound(): void {
  context ??= new AudioContext();
  if (context.state !== 'running' && !navigator.userActivation.hasBeenActive) return;
  void context.resume();
  for (const [place, frequency] of tones.entries()) playTone(context, frequency, context.currentTime + place * LASTS);
}

function playTone(audio: AudioContext, frequency: number, begin: number): void {
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.frequency.value = frequency;
  loudness.gain.setValueAtTime(LOUDNESS, begin);
  loudness.gain.exponentialRampToValueAtTime(0.001, begin + LASTS);
  tone.connect(loudness).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + LASTS);
}
