import { loadPosts } from '../../features/feed/state/queries.ts';
import type { LoadContext } from '../../platform/router/load-context.ts';

/** Prefetches the news of a guest for server rendering. */
export async function loadHome(context: LoadContext): Promise<null> {
  await loadPosts('news', context);
  return null;
}
