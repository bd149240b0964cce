import { loadPeople } from '../../features/discovery/public.ts';
import { loadPosts } from '../../features/feed/state/queries.ts';
import type { LoadContext } from '../../platform/load-context.ts';

/** What a guest sees on the home page, put into what the server renders: the news and who is here now. */
export async function loadHome(context: LoadContext): Promise<null> {
  await Promise.all([loadPosts('news', context), loadPeople('online', context)]);
  return null;
}
