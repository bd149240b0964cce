import { preloadPictures } from '../../features/feed/post/preload-pictures.ts';
import { beginPosts, loadPosts } from '../../features/feed/state/queries.ts';
import { firstPageStands } from '../../platform/loading/first-page.ts';
import type { LoadContext } from '../../platform/router/load-context.ts';

/** Posts of the first screen. */
const FIRST = 2;

/**
 * Prefetches the news of a guest for server rendering. In the browser the page does not wait for them; as the first
 * page it finds their pictures on the way.
 */
export async function loadHome(context: LoadContext): Promise<null> {
  if (typeof document === 'undefined') {
    await loadPosts('news', context);
    return null;
  }
  const isFirst = !firstPageStands();
  void beginPosts('news', context).then((posts) => {
    if (isFirst) posts.slice(0, FIRST).forEach(preloadPictures);
  });
  return null;
}
