const lookMs = 10_000;
/** Share of the time in which the main thread works at most: jobs and open sockets alone keep it below. */
const restShare = 0.1;
/** More than the young generation, which grows with every load. */
const worthBytes = 40 * 1_024 ** 2;

/** What is asked of the process; others for tests. */
interface Held {
  /** Share of the time since the last call in which the main thread worked. */
  workShare(): number;
  /** Memory that the process holds. */
  bytes(): number;
  /** Collects all garbage and returns the pages that are free. */
  collect(): Promise<void>;
}

/**
 * Gives memory back to the system once a load has ended. V8 collects when it has allocated much again, which a resting
 * process does not, and keeps the pages of what it collected. The main thread waits some 0.1 s for it: only while it
 * rests, and where the process holds much more than after the last time.
 */
export function openMemoryReturn({ workShare, bytes, collect }: Held): () => Promise<void> {
  let kept = 0;
  return async () => {
    if (workShare() > restShare || bytes() - kept < worthBytes) return;
    await collect();
    kept = bytes();
  };
}

/** Looks after the memory of this process until it ends. */
export function returnMemoryAtRest(warn: (error: unknown) => void): void {
  const look = openMemoryReturn({
    workShare: openWorkShare(),
    bytes: process.memoryUsage.rss,
    collect: collectGarbage,
  });
  const timer = setInterval(
    () =>
      void look().catch((error: unknown) => {
        clearInterval(timer);
        warn(error);
      }),
    lookMs,
  ).unref();
}

function openWorkShare(): () => number {
  let from = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, from);
    from = now;
    return utilization;
  };
}

/** By the inspector, which opens no port: `gc` would need an option at every start. */
export async function collectGarbage(): Promise<void> {
  const { Session } = await import('node:inspector/promises');
  const session = new Session();
  session.connect();
  try {
    await session.post('HeapProfiler.collectGarbage');
  } finally {
    session.disconnect();
  }
}
