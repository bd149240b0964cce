/** Steps of a waveform, as the server makes it. */
export const WAVEFORM_STEPS = 48;

/** Loudness of a stretch of sound from 0 to 100, from the samples of an analyser (128 is silence). */
export function loudnessOf(samples: ArrayLike<number>): number {
  let sum = 0;
  for (let place = 0; place < samples.length; place += 1) sum += (((samples[place] ?? 128) - 128) / 128) ** 2;
  // A voice fills about a third of the range: stretched, so that it is to be seen.
  return samples.length === 0 ? 0 : Math.min(100, Math.round(Math.sqrt(sum / samples.length) * 280));
}

/** A recording of any length as 48 steps, each as loud as its loudest part. */
export function toWaveform(levels: readonly number[]): number[] {
  return Array.from({ length: WAVEFORM_STEPS }, (_, step) => {
    const from = Math.floor((step * levels.length) / WAVEFORM_STEPS);
    const to = Math.max(from + 1, Math.floor(((step + 1) * levels.length) / WAVEFORM_STEPS));
    return Math.max(0, ...levels.slice(from, to));
  });
}
