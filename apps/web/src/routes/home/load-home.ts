import { loadPeople } from '../../features/discovery/lists/queries.ts';
import { loadPosts } from '../../features/feed/state/queries.ts';
import type { LoadContext } from '../../platform/router/load-context.ts';

/** Prefetches the home page of a guest for server rendering: news and online members. */
export async function loadHome(context: LoadContext): Promise<null> {
  await Promise.all([loadPosts('news', context), loadPeople('online', context)]);
  return null;
}
