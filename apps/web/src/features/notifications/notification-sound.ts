import { useLiveFromStart } from '../../platform/realtime/live.ts';
import { currentMe } from '../../platform/session/session.ts';

/** Frequencies in hertz and the duration in seconds of the two tones. */
const tones = [660, 830] as const;
const TONE_SECONDS = 0.12;
const LOUDNESS = 0.08;

let context: AudioContext | null = null;

/** Plays a short sound for each message and notification, unless switched off. Mounted once, beside all pages. */
export function useNotificationSound(): void {
  const playIfUnread = ({ unread }: { unread: number }) => {
    if (unread > 0 && currentMe()?.sound === 1) playNotificationSound();
  };
  useLiveFromStart('message.sent', playIfUnread);
  useLiveFromStart('notification.made', playIfUnread);
}

/** Synthesized, so no file is loaded. Browsers keep it silent before the first user gesture. */
function playNotificationSound(): void {
  context ??= new AudioContext();
  if (context.state !== 'running' && !navigator.userActivation.hasBeenActive) return;
  void context.resume();
  for (const [index, frequency] of tones.entries())
    playTone(context, frequency, context.currentTime + index * TONE_SECONDS);
}

function playTone(audio: AudioContext, frequency: number, begin: number): void {
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.frequency.value = frequency;
  loudness.gain.setValueAtTime(LOUDNESS, begin);
  loudness.gain.exponentialRampToValueAtTime(0.001, begin + TONE_SECONDS);
  tone.connect(loudness).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + TONE_SECONDS);
}
