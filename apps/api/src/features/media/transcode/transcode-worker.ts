import type { FastifyBaseLogger } from 'fastify';
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

/** One file at a time per process: members' requests come first. */
export function openTranscodeWorker(
  context: TranscodeContext,
  { isThere, log }: { isThere: boolean; log: FastifyBaseLogger },
): TranscodeWorker {
  let running: Promise<void> | null = null;
  let isAsked = false;
  let isClosed = false;

  async function work(): Promise<void> {
    do {
      isAsked = false;
      while (!isClosed && (await transcodeNext(context))) isAsked = false;
    } while (isAsked && !isClosed);
  }
  function drain(): Promise<void> {
    if (!isThere) return Promise.resolve();
    isAsked = true;
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  }
  return {
    isThere,
    nudge: () => void drain().catch((error: unknown) => log.error({ err: error }, 'videos stopped for a moment')),
    drain,
    close() {
      isClosed = true;
    },
  };
}
