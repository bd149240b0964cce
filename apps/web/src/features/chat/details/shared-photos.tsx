import { Trans, useLingui } from '@lingui/react/macro';
import type { Thread } from '@peonia/contract/chat/chat.ts';
import { getThreadDetails } from '@peonia/contract/chat/message-threads.ts';
import type { MediaItem } from '@peonia/contract/media.ts';
import { formatDate } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { MediaPicture } from '../../media/picture/media-picture.tsx';
import { openViewer } from '../../media/viewer/open-viewer.ts';
import { chatKeys } from '../state/chat-keys.ts';
import * as css from './details.module.css';

/** Photos both members sent each other, newest first, and when the conversation began. */
export function SharedPhotos({ thread }: { thread: Thread }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const me = useMe()?.id ?? 0;
  const query = useInfiniteQuery({
    queryKey: chatKeys.details(me, thread.id),
    queryFn: ({ pageParam, signal }) =>
      call(
        getThreadDetails,
        { params: { id: thread.id }, query: pageParam === undefined ? {} : { max_id: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ photos }) => (photos.max_id === -1 ? undefined : photos.max_id),
  });
  const [first] = query.data?.pages ?? [];
  if (first === undefined) return null;
  // Locked files are bought in the conversation.
  const shots = query.data?.pages.flatMap(({ photos }) => photos.items).filter(({ file }) => file.open) ?? [];
  const since = formatDate(language, new Date(first.since), 'long');
  const items: readonly MediaItem[] = shots.map(({ file }) => file);
  return (
    <section className={css.infoShared} aria-labelledby="shared-photos">
      <h3 id="shared-photos">
        <Trans>Shared photos</Trans>
      </h3>
      {shots.length === 0 ? (
        <p className="small muted">
          <Trans>Photos that you send each other appear here.</Trans>
        </p>
      ) : (
        <div className={css.infoShots}>
          {shots.map(({ file }, place) => (
            <button
              key={file.id}
              type="button"
              aria-label={t`Shared photo ${place + 1}`}
              onClick={() =>
                openViewer({
                  items,
                  start: file.id,
                  owner: { id: thread.user_id, name: thread.user.name },
                  place: 'message',
                  relatedId: thread.id,
                  onStale: () => void query.refetch(),
                })
              }
            >
              <MediaPicture item={file} alt="" onGone={() => void query.refetch()} />
            </button>
          ))}
        </div>
      )}
      {query.hasNextPage ? (
        <Button
          block
          variant="ghost"
          size="sm"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          <Trans>Show more</Trans>
        </Button>
      ) : null}
      <p className="tiny muted">
        <Trans>Chatting since {since}</Trans>
      </p>
    </section>
  );
}
