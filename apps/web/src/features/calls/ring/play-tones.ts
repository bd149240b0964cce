/** A tone of a melody: Hertz, when it begins within the melody and how long it lasts, in seconds. */
export type Tone = readonly [hertz: number, begin: number, lasts: number];

let audio: AudioContext | null = null;

/** Plays a melody again and again until it is stopped. Made here instead of loaded: no file, no request. */
export function playAgain(
  melody: readonly Tone[],
  { every, loudness }: { every: number; loudness: number },
): () => void {
  audio ??= new AudioContext();
  const context = audio;
  const out = context.createGain();
  out.gain.value = loudness;
  out.connect(context.destination);
  const play = () => {
    // Before the first touch of the page browsers keep it silent; tones kept back would all come at once then.
    if (context.state !== 'running' && !navigator.userActivation.hasBeenActive) return;
    void context.resume();
    for (const tone of melody) playTone(context, out, tone);
  };
  play();
  const timer = setInterval(play, every * 1_000);
  return () => {
    clearInterval(timer);
    // What has been begun ends with it, in the middle of a tone.
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
