/** A tone: frequency in hertz, start and duration in seconds. */
export type Tone = readonly [hertz: number, begin: number, lasts: number];

let audio: AudioContext | null = null;

/** Repeats a melody until stopped. Synthesised, so that nothing has to be loaded. */
export function playRepeatedly(
  melody: readonly Tone[],
  { every, loudness }: { every: number; loudness: number },
): () => void {
  audio ??= new AudioContext();
  const context = audio;
  const out = context.createGain();
  out.gain.value = loudness;
  out.connect(context.destination);
  const play = () => {
    // Before the first user gesture browsers suspend audio; pending tones would all sound at once then.
    if (context.state !== 'running' && !navigator.userActivation.hasBeenActive) return;
    void context.resume();
    for (const tone of melody) playTone(context, out, tone);
  };
  play();
  const timer = setInterval(play, every * 1_000);
  return () => {
    clearInterval(timer);
    // Also cuts tones that have already started.
    out.disconnect();
  };
}

function playTone(context: AudioContext, out: AudioNode, [hertz, begin, lasts]: Tone): void {
  const tone = context.createOscillator();
  const shape = context.createGain();
  const start = context.currentTime + begin;
  tone.type = 'triangle';
  tone.frequency.value = hertz;
  shape.gain.setValueAtTime(0, start);
  shape.gain.linearRampToValueAtTime(1, start + 0.03);
  shape.gain.setValueAtTime(1, start + lasts * 0.5);
  shape.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  tone.connect(shape).connect(out);
  tone.start(start);
  tone.stop(start + lasts);
}
