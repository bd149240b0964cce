/** Steps of a waveform, as on the server. */
export const WAVEFORM_STEPS = 48;

/** Loudness from 0 to 100 of an analyser's samples (128 is silence). */
export function loudnessOf(samples: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < samples.length; index += 1) sum += (((samples[index] ?? 128) - 128) / 128) ** 2;
  // A voice fills about a third of the range: scaled to be visible.
  return samples.length === 0 ? 0 : Math.min(100, Math.round(Math.sqrt(sum / samples.length) * 280));
}

/** Reduces a recording to 48 steps, each the maximum of its part. */
export function toWaveform(levels: readonly number[]): number[] {
  return Array.from({ length: WAVEFORM_STEPS }, (_, step) => {
    const from = Math.floor((step * levels.length) / WAVEFORM_STEPS);
    const to = Math.max(from + 1, Math.floor(((step + 1) * levels.length) / WAVEFORM_STEPS));
    return Math.max(0, ...levels.slice(from, to));
  });
}
