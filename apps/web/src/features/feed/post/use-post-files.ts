import { type FeedPost, getFeed } from '@peonia/contract/feed.ts';
import type { MediaItem } from '@peonia/contract/media/media.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { call, isRefusal } from '../../../platform/api/call.ts';
import { useLive } from '../../../platform/realtime/live.ts';
import { openViewer, updateViewer } from '../../media/viewer/open-viewer.ts';
import { changePost, updatePostFile, removePost } from '../state/post-cache.ts';

/** Opens the viewer on a post's files and keeps them fresh: expired URLs, transcoded videos, purchases. */
export function usePostFiles(post: FeedPost) {
  const queryClient = useQueryClient();
  const { id, uploads, user } = post;
  const keep = (item: MediaItem) => updatePostFile(queryClient, id, item);
  const renew = async () => {
    try {
      const { uploads: fresh } = await call(getFeed, { params: { id } });
      changePost(queryClient, id, { uploads: fresh });
    } catch (error) {
      if (isRefusal(error, 'not_found')) removePost(queryClient, id);
    }
  };
  useLive('upload.changed', (change) => {
    if (post.own && uploads.some((item) => item.id === change.id)) void renew();
  });
  const lead = uploads.map((item) => `${item.id}${item.state}${item.src ?? ''}`).join(' ');
  const syncViewer = useEffectEvent(() => updateViewer({ place: 'feed', relatedId: id }, uploads));
  useEffect(() => syncViewer(), [lead]);
  return {
    keep,
    renew: () => void renew(),
    open: (item: MediaItem) =>
      openViewer({
        items: uploads,
        start: item.id,
        owner: { id: user.user_id, name: user.name },
        place: 'feed',
        relatedId: id,
        onBought: keep,
        onStale: () => void renew(),
      }),
  };
}
