import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { UsersIcon } from '@peonia/ui/icons/users.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useMe } from '../../platform/session/session.ts';
import { useFreshForReader } from '../profiles/public.ts';
import { ComposerDoor } from './compose/composer-door.tsx';
import { NewPostsPill } from './list/new-posts-pill.tsx';
import { PostList } from './list/post-list.tsx';
import { useFeedKeys } from './list/use-feed-keys.ts';
import { useNewPosts } from './list/use-new-posts.ts';
import { addPost } from './post-cache.ts';
import type { GiftRendering } from './post/render-gift.ts';
import { usePosts } from './queries.ts';
import './feed.css';

/** The news: the composer for members, what has come meanwhile, and the posts. */
export function News({ renderGift }: GiftRendering) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const me = useMe();
  useFreshForReader();
  useFeedKeys();
  const list = usePosts('news');
  const fresh = useNewPosts(list);
  return (
    <section className="feed" aria-label={t`News`}>
      {me === null ? null : (
        <ComposerDoor
          key={me.id}
          me={me}
          share={list.share}
          onPublished={(post) => {
            addPost(queryClient, post);
            // What is left of today's posts is counted by the server.
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
          <Trans>Members’ posts for everyone appear here.</Trans>
        ) : (
          <Trans>
            Here you read what friends and people who speak your languages post. Write the first post, or meet somebody.
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
