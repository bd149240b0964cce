import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { SearchIcon } from '@peonia/ui/icons/search.tsx';
import { PageHead } from '../../platform/head/page-head.tsx';
import { useFreshForReader } from '../profiles/member-cache.ts';
import { PostList } from './list/post-list.tsx';
import { useFeedKeys } from './list/use-feed-keys.ts';
import type { GiftRendering } from './post/render-gift.ts';
import { usePosts } from './state/queries.ts';
import * as css from './feed.module.css';

/** Posts with a hashtag that the reader may see, newest first; guests see public ones. */
export function TagPosts({ tag, renderGift }: { tag: string } & GiftRendering) {
  const { t } = useLingui();
  useFreshForReader();
  useFeedKeys();
  const list = usePosts({ tag });
  return (
    <div className={`${css.feed} ${css.feedPage}`}>
      <PageHead className={css.pageHead} title={<bdi>#{tag}</bdi>} back="/home" />
      <PostList
        list={list}
        label={t`Posts with #${tag}`}
        renderGift={renderGift}
        empty={
          <EmptyState
            level={2}
            icon={<SearchIcon />}
            title={<Trans>No posts with #{tag} yet</Trans>}
            text={<Trans>A post with this hashtag that you may see appears here.</Trans>}
            action={
              <Button variant="line" href="/home">
                <Trans>See the news</Trans>
              </Button>
            }
          />
        }
      />
    </div>
  );
}
