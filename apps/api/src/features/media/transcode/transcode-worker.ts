import type { Worker } from '../../../platform/feature.ts';
import { sparingLog } from '../../../platform/log/sparing-log.ts';
import { transcodeNext, type TranscodeContext } from './transcode-next.ts';

export interface TranscodeWorker {
  /** False where ffmpeg is missing: videos and voice are refused. */
  readonly isThere: boolean;
  /** Starts the work unless it is running. */
  nudge(): void;
  /** Works until nothing waits. */
  drain(): Promise<void>;
  /** Stops after the file in work. */
  close(): void;
}

/** One video and one voice at a time per process: a voice waits behind no video. */
export function openTranscodeWorker(
  context: TranscodeContext,
  isThere: boolean,
  /** False in a process without background work: a worker looks by itself. */
  runsHere = true,
): TranscodeWorker {
  const writeSparingly = sparingLog(context.log);
  let isClosed = false;
  const lanes = (['audio', 'video'] as const).map((kind) => openLane(() => transcodeNext(context, kind)));

  /** Runs `next` until nothing waits, or the worker is closed. */
  function openLane(next: () => Promise<boolean>): () => Promise<void> {
    let running: Promise<void> | null = null;
    let isAsked = false;

    async function work(): Promise<void> {
      do {
        isAsked = false;
        while (!isClosed && (await next())) isAsked = false;
      } while (isAsked && !isClosed);
    }
    return () => {
      isAsked = true;
      running ??= work().finally(() => {
        running = null;
      });
      return running;
    };
  }
  async function drain(): Promise<void> {
    if (isThere) await Promise.all(lanes.map((lane) => lane()));
  }
  return {
    isThere,
    nudge: () =>
      void (runsHere ? drain() : Promise.resolve()).catch((error: unknown) =>
        writeSparingly(error, 'videos stopped for a moment'),
      ),
    drain,
    close() {
      isClosed = true;
    },
  };
}

const pollMs = 1_000;

/** Looks for files that other processes received: uploads start the work only in their own process. */
export function pollTranscodes(worker: Pick<TranscodeWorker, 'nudge'>): Worker {
  let timer: NodeJS.Timeout | undefined;
  return {
    start() {
      timer = setInterval(worker.nudge, pollMs);
    },
    async close() {
      clearInterval(timer);
    },
  };
}
