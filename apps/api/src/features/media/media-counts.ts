import type { Context } from '../../platform/feature.ts';
import { sharedRead } from '../../platform/operations/metrics/metrics.ts';
import { readTranscodeQueue } from './transcode/transcode-job.sql.ts';

export interface MediaCounts {
  upload(outcome: 'taken' | 'refused', bytes: number): void;
  /** One run of ffmpeg on a received file. */
  transcode(kind: 'audio' | 'video', outcome: 'done' | 'failed' | 'retried', ms: number): void;
}

const bucketsSeconds = [1, 5, 15, 30, 60, 120, 300, 600, 1_800];

/** Metrics of received and transcoded files. */
export function openMediaCounts({ metrics, database }: Pick<Context, 'metrics' | 'database'>): MediaCounts {
  const uploads = metrics.addCounter('uploads_total', 'Received files: taken or refused.', ['outcome']);
  const bytes = metrics.addCounter('upload_bytes_total', 'Bytes of received files.', []);
  const transcodes = metrics.addCounter(
    'transcodes_total',
    'Videos and voice messages that ffmpeg converted: done, failed, or retried after an error of the media store.',
    ['kind', 'outcome'],
  );
  const durations = metrics.addHistogram(
    'transcode_duration_seconds',
    'Seconds of a conversion.',
    ['kind'],
    bucketsSeconds,
  );
  const queue = sharedRead(() => readTranscodeQueue.one(database, {}));
  metrics.addGauge(
    'transcode_waiting',
    'Videos and voice messages that wait or are converted.',
    async () => (await queue()).waiting,
  );
  metrics.addGauge(
    'transcode_oldest_seconds',
    'Age of the oldest of them.',
    async () => (await queue()).oldest_seconds,
  );
  return {
    upload(outcome, size) {
      uploads.inc({ outcome });
      bytes.inc(size);
    },
    transcode(kind, outcome, ms) {
      transcodes.inc({ kind, outcome });
      durations.observe({ kind }, ms / 1_000);
    },
  };
}
