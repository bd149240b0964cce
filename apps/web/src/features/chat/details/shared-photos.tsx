import { Trans, useLingui } from '@lingui/react/macro';
import type { Thread } from '@peonia/contract/chat/chat.ts';
import type { MediaItem } from '@peonia/contract/media/media.ts';
import { formatDate } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { MediaPicture } from '../../media/picture/media-picture.tsx';
import { openViewer } from '../../media/viewer/open-viewer.ts';
import { useThreadDetails } from './use-thread-details.ts';
import * as css from './details.module.css';

/** Photos both members sent each other, newest first, and when the conversation began. */
export function SharedPhotos({ thread }: { thread: Thread }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const query = useThreadDetails(thread);
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
