import { availableParallelism } from 'node:os';

const spanMs = 50;
/** Share of the time in which the main thread works for requests. Logins or uploads alone keep it below. */
const busyShare = 0.35;

/** Whether the main thread has been busy of late: the cores are wanted for requests. */
export function openBusyWatch(): () => boolean {
  let from = performance.eventLoopUtilization();
  let since = performance.now();
  let isBusy = false;
  return () => {
    if (performance.now() - since < spanMs) return isBusy;
    const now = performance.eventLoopUtilization();
    isBusy = performance.eventLoopUtilization(now, from).utilization > busyShare;
    from = now;
    since = performance.now();
    return isBusy;
  };
}

/**
 * How much work that keeps a core may run at a time: `width`, and one core fewer than there are while requests want
 * them.
 */
export function widthBesideRequests(
  width: number,
  isBusy: () => boolean = openBusyWatch(),
  cores = availableParallelism(),
): () => number {
  return () => (isBusy() ? Math.min(width, Math.max(1, cores - 1)) : width);
}
