import type { MediaItem } from '@peonia/contract/media.ts';
import { classNames } from '@peonia/ui/class-names.ts';
import { ImageOffIcon } from '@peonia/ui/icons/image-off.tsx';
import { useImageStatus } from '@peonia/ui/photo/use-image-status.ts';
import { imageSources } from './image-sources.ts';
import { VideoBadge } from './video-badge.tsx';
import './media-picture.css';

export interface MediaPictureProps {
  readonly item: MediaItem;
  /** `square` is cut to fill its square; `natural` keeps its own shape up to 4:5; `fill` takes the box around it. */
  readonly shape?: 'square' | 'natural' | 'fill';
  /**
   * Widest it is shown, for the browser's choice of file: "(max-width: 767px) 100vw, 600px". Without it the 200 px
   * square is taken.
   */
  readonly sizes?: string;
  /** What is said where the owner has written nothing: "Photo by Mei Lin, 2 of 3". Empty beside a text that says it. */
  readonly alt: string;
  /** On the first screen: loads at once. */
  readonly eager?: boolean;
  readonly className?: string;
  /** The address has run out or the file is gone. */
  readonly onGone?: () => void;
}

/**
 * A picture, or a video's poster, in all its states: the server's blur keeps the place until the picture is there, a
 * quiet sign stands where it cannot be had. A new source starts over. Source: specification section 4, "Image
 * display".
 */
export function MediaPicture({
  item,
  shape = 'square',
  sizes,
  alt,
  eager = false,
  className,
  onGone,
}: MediaPictureProps) {
  const { src, srcSet } = imageSources(item, sizes !== undefined);
  const image = useImageStatus(src);
  const text = item.alt || alt;
  const status = src === undefined ? 'error' : image.status;
  return (
    <span className={classNames('mpic', shape, `is-${status}`, className)}>
      {item.blur === null || status === 'success' ? null : (
        <img className="mpic-blur" src={item.blur} alt="" aria-hidden="true" decoding="async" />
      )}
      {src === undefined || status === 'error' ? (
        <span className="mpic-off" role={text ? 'img' : undefined} aria-label={text || undefined}>
          <ImageOffIcon />
        </span>
      ) : (
        <img
          ref={image.ref}
          className="mpic-img"
          src={src}
          srcSet={srcSet}
          sizes={srcSet === undefined ? undefined : sizes}
          alt={text}
          // The shape is known before the bytes come, so nothing moves when they do.
          width={item.width ?? undefined}
          height={item.height ?? undefined}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          onLoad={image.onLoad}
          onError={() => {
            image.onError();
            onGone?.();
          }}
        />
      )}
      {item.type === 'video' ? <VideoBadge item={item} /> : null}
    </span>
  );
}
