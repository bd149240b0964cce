import { widthBesideRequests } from '../../../platform/workload/busy-watch.ts';
import { concurrencyLimit } from '../../../platform/workload/concurrency-limit.ts';
import { openWorkProcess } from '../../../platform/workload/work-process.ts';
import type { pictureWorks } from './picture-works.ts';

/**
 * Processes at most two pictures at a time, and leaves a core to requests that want it, so that uploads never starve
 * them; a full queue is refused with 503.
 */
export const inTurn = concurrencyLimit({ running: widthBesideRequests(2), waiting: 40, retrySeconds: 2 });

/** Runs work on pictures in a process of a lower priority. Call it in turn. */
export const runPictureWork = openWorkProcess<typeof pictureWorks>(import.meta.dirname, 'picture-process');
