import { useLingui } from '@lingui/react/macro';
import type { FeedPost } from '@peonia/contract/feed.ts';
import type { MediaItem } from '@peonia/contract/media/media.ts';
import { classNames } from '@peonia/ui/class-names.ts';
import { LockedTile } from '../../media/picture/locked-tile.tsx';
import { MediaPicture } from '../../media/picture/media-picture.tsx';
import { ReviewMark } from './review-mark.tsx';
import { tileLayout, tileSizes } from './tile-layout.ts';
import { usePostFiles } from './use-post-files.ts';
import * as css from './post.module.css';

/** Files of a post; each opens the viewer, a paid one its purchase. */
export function PostMedia({ post, eager }: { post: FeedPost; eager: boolean }) {
  const { t } = useLingui();
  const { open, renew, keep } = usePostFiles(post);
  const { columns, shown, more } = tileLayout(post.uploads.length);
  if (shown === 0) return null;
  const { name } = post.user;
  const total = post.uploads.length;

  const one = (item: MediaItem, place: number) => {
    const number = place + 1;
    const isLast = more > 0 && number === shown;
    if (!item.open && !isLast)
      return (
        <LockedTile
          className={css.postLocked}
          look={columns === 'one' ? 'post' : 'tile'}
          item={item}
          place="feed"
          relatedId={post.id}
          onBought={keep}
          onStale={renew}
        />
      );
    const alt =
      item.type === 'video'
        ? t`Video by ${name}`
        : total > 1
          ? t`Photo ${number} of ${total} by ${name}`
          : t`Photo by ${name}`;
    return (
      <button type="button" className={css.postOpen} onClick={() => open(item)}>
        <MediaPicture
          item={item}
          shape={columns === 'one' ? 'natural' : 'square'}
          sizes={tileSizes[columns]}
          alt={alt}
          eager={eager}
          onGone={renew}
        />
        {isLast ? (
          <span className={css.postRest}>
            <span aria-hidden="true">+{more}</span>
            <span className="visually-hidden">{t`All ${total} photos`}</span>
          </span>
        ) : null}
      </button>
    );
  };
  return (
    <ul className={classNames(css.postMedia, columns === 'two' && css.two, columns === 'three' && css.three)}>
      {post.uploads.slice(0, shown).map((item, place) => (
        <li key={item.id}>
          {one(item, place)}
          {post.own ? <ReviewMark item={item} /> : null}
        </li>
      ))}
    </ul>
  );
}
