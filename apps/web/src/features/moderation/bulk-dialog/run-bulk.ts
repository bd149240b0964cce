import { ApiError } from '../../../platform/api/problem.ts';

export interface BulkResult<Item> {
  readonly done: readonly Item[];
  readonly failed: readonly { readonly item: Item; readonly reason: string | null }[];
  /** The error that ended the run before its end: later rows are untouched. */
  readonly stopped: unknown;
}

interface Steps<Item> {
  readonly run: (item: Item) => Promise<unknown>;
  readonly isStopped: () => boolean;
  readonly onStep: (count: number) => void;
}

/** Refusals that concern the caller and not the row: every further row would be refused too. */
const endings = new Set([401, 403, 429, 503]);

/**
 * Runs an act row by row. A row that is refused is noted with its reason, and the next one follows; what ends the
 * session or the network ends the run.
 */
export async function runBulk<Item>(
  items: readonly Item[],
  { run, isStopped, onStep }: Steps<Item>,
): Promise<BulkResult<Item>> {
  const done: Item[] = [];
  const failed: { item: Item; reason: string | null }[] = [];
  for (const item of items) {
    if (isStopped()) break;
    try {
      await run(item);
      done.push(item);
    } catch (error) {
      if (!(error instanceof ApiError) || endings.has(error.status)) return { done, failed, stopped: error };
      // Unknown now: a colleague has decided it.
      failed.push({ item, reason: error.status === 404 ? null : error.message });
    }
    onStep(done.length + failed.length);
  }
  return { done, failed, stopped: null };
}
