import type { Context } from '../../platform/feature.ts';

export interface TranscriptionCounts {
  /** A recording that was not stored yet. Only `made` and `failed` were sent to the service. */
  recording(outcome: 'made' | 'silent' | 'failed' | 'used_up', seconds: number): void;
}

/** Counts recordings and the seconds that the service bills. */
export function openTranscriptionCounts(metrics: Context['metrics']): TranscriptionCounts {
  const recordings = metrics.addCounter(
    'transcriptions_total',
    'Recordings to transcribe: made, silent (without sound), failed, or beyond the share of the member.',
    ['outcome'],
  );
  const billed = metrics.addCounter(
    'transcription_seconds_total',
    'Seconds of recordings that the transcription service was sent: what it bills.',
    [],
  );
  return {
    recording(outcome, seconds) {
      recordings.inc({ outcome });
      if (outcome === 'made' || outcome === 'failed') billed.inc(seconds);
    },
  };
}
