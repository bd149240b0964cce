import { Trans, useLingui } from '@lingui/react/macro';
import { LoadMore } from '@peonia/ui/load-more/load-more.tsx';
import type { PostsList } from '../state/queries.ts';
import * as css from '../feed.module.css';

/** Posts are tall: the next page loads two screens ahead. */
const AHEAD = 1_200;

/** End of the list: loads more posts. */
export function MorePosts({ list }: { list: PostsList }) {
  const { t } = useLingui();
  return (
    <LoadMore
      className={css.feedEnd}
      ahead={AHEAD}
      isLoading={list.isLoadingMore}
      busyLabel={t`Loading`}
      problem={list.error === null ? null : <Trans>The next posts could not be loaded.</Trans>}
      onMore={list.loadMore}
    >
      <Trans>Show more posts</Trans>
    </LoadMore>
  );
}
