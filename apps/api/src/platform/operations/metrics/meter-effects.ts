import type { RunObserver } from '../../jobs/jobs.ts';
import type { RowObserver } from '../../outbox/run-rows.ts';
import type { Metrics } from './metrics.ts';

const lagSeconds = [0.1, 0.5, 1, 2, 5, 10, 30, 60, 300, 1_800, 3_600];

/** Returns an observer that counts rows of the outbox by topic and outcome. */
export function meterOutbox(metrics: Metrics): RowObserver {
  const rows = metrics.addCounter('outbox_rows_total', 'Effects that ran, by topic: done, failed or dead.', [
    'topic',
    'outcome',
  ]);
  const lag = metrics.addHistogram(
    'outbox_lag_seconds',
    'Seconds between an effect’s cause and its first attempt.',
    ['topic'],
    lagSeconds,
  );
  return ({ topic, outcome, attempts, lagSeconds: seconds }) => {
    rows.inc({ topic, outcome });
    if (attempts === 1) lag.observe({ topic }, seconds);
  };
}

/** Runs of recurring jobs. */
export interface JobMeter {
  readonly observer: RunObserver;
  /** Begins the count of each job with zero: an alert sees its first failure as growth. */
  announce(jobs: readonly { readonly name: string }[]): void;
}

export function meterJobs(metrics: Metrics): JobMeter {
  const runs = metrics.addCounter('job_runs_total', 'Runs of recurring jobs: done or failed.', ['job_name', 'outcome']);
  const seconds = metrics.addCounter('job_seconds_total', 'Seconds that recurring jobs took.', ['job_name']);
  return {
    observer({ job, outcome, ms }) {
      runs.inc({ job_name: job, outcome });
      seconds.inc({ job_name: job }, ms / 1_000);
    },
    announce(jobs) {
      for (const { name } of jobs) for (const outcome of ['done', 'failed']) runs.inc({ job_name: name, outcome }, 0);
    },
  };
}
