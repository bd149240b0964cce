import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { UsersIcon } from '@peonia/ui/icons/users.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useMe } from '../../platform/session/session.ts';
import { useFreshForReader } from '../profiles/member-cache.ts';
import { LazyComposer } from './lazy-composer.tsx';
import { NewPostsPill } from './list/new-posts-pill.tsx';
import { PostList } from './list/post-list.tsx';
import { useFeedKeys } from './list/use-feed-keys.ts';
import { useNewPosts } from './list/use-new-posts.ts';
import type { GiftRendering } from './post/render-gift.ts';
import { addPost } from './state/post-cache.ts';
import { usePosts } from './state/queries.ts';
import * as css from './feed.module.css';

/** News page: composer for members, pill of new posts, and the list. */
export function News({ renderGift }: GiftRendering) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const me = useMe();
  useFreshForReader();
  useFeedKeys();
  const list = usePosts('news');
  const fresh = useNewPosts(list);
  return (
    <section className={css.feed} aria-label={t`News`}>
      {me === null ? null : (
        <LazyComposer
          key={me.id}
          me={me}
          quota={list.quota}
          onPublished={(post) => {
            addPost(queryClient, post);
            // The server counts the remaining posts.
            fresh.look();
          }}
        />
      )}
      <NewPostsPill count={fresh.count} onOpen={fresh.open} />
      <PostList list={list} label={t`News`} renderGift={renderGift} empty={<NoNews isGuest={me === null} />} />
    </section>
  );
}

function NoNews({ isGuest }: { isGuest: boolean }) {
  return (
    <EmptyState
      level={2}
      icon={<UsersIcon />}
      title={<Trans>No news yet</Trans>}
      text={
        isGuest ? (
          <Trans>Public posts by members appear here.</Trans>
        ) : (
          <Trans>
            Posts by friends and by people who speak your languages appear here. Write the first one, or meet someone.
          </Trans>
        )
      }
      action={
        <Button href="/user/latest">
          <Trans>See the newest members</Trans>
        </Button>
      }
    />
  );
}
