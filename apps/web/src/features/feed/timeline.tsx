import { Trans, useLingui } from '@lingui/react/macro';
import type { Profile } from '@peonia/contract/profiles/profiles.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { HistoryIcon } from '@peonia/ui/icons/history.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useMe } from '../../platform/session/session.ts';
import { ProfileFrame } from '../profiles/view/profile-frame.tsx';
import { LazyComposer } from './lazy-composer.tsx';
import { NewPostsPill } from './list/new-posts-pill.tsx';
import { PostList } from './list/post-list.tsx';
import { useFeedKeys } from './list/use-feed-keys.ts';
import { useNewPosts } from './list/use-new-posts.ts';
import type { GiftRendering } from './post/render-gift.ts';
import { addPost } from './state/post-cache.ts';
import { usePosts } from './state/queries.ts';
import * as css from './feed.module.css';

/** Posts of a member that the reader may see, newest first; open to guests where the profile is. */
export function Timeline({ profile, renderGift }: { profile: Profile } & GiftRendering) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const me = useMe();
  useFeedKeys();
  const { user_id: id, name } = profile;
  const isOwn = me?.id === id;
  const list = usePosts(id);
  const fresh = useNewPosts(list);
  return (
    <div className={css.feed}>
      <ProfileFrame
        first={profile}
        tab="timeline"
        title={isOwn ? <Trans>Your posts</Trans> : <Trans>Posts by {name}</Trans>}
      >
        <div className={`${css.feed} ${css.feedColumn}`}>
          {isOwn ? (
            <LazyComposer
              me={me}
              quota={list.quota}
              onPublished={(post) => {
                addPost(queryClient, post);
                fresh.look();
              }}
            />
          ) : null}
          <NewPostsPill count={fresh.count} onOpen={fresh.open} />
          <PostList
            list={list}
            label={isOwn ? t`Your posts` : t`Posts by ${name}`}
            renderGift={renderGift}
            empty={
              <EmptyState
                level={2}
                icon={<HistoryIcon />}
                title={<Trans>No posts yet</Trans>}
                text={
                  isOwn ? (
                    <Trans>Your posts appear here and in the news.</Trans>
                  ) : (
                    <Trans>Posts by {name} appear here.</Trans>
                  )
                }
                action={
                  isOwn ? undefined : (
                    <Button variant="line" href={`/profile/${id}`}>
                      <Trans>See profile</Trans>
                    </Button>
                  )
                }
              />
            }
          />
        </div>
      </ProfileFrame>
    </div>
  );
}
