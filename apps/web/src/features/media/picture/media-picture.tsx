import type { MediaItem } from '@peonia/contract/media/media.ts';
import { classNames } from '@peonia/ui/class-names.ts';
import { ImageOffIcon } from '@peonia/ui/icons/image-off.tsx';
import { useImageStatus } from '@peonia/ui/photo/use-image-status.ts';
import { imageSources } from './image-sources.ts';
import { VideoBadge } from './video-badge.tsx';
import * as css from './media-picture.module.css';

interface MediaPictureProps {
  readonly item: MediaItem;
  /** `square` crops to a square; `natural` keeps the aspect ratio up to 4:5; `fill` fills its container. */
  readonly shape?: 'square' | 'natural' | 'fill';
  /** The `sizes` attribute: "(max-width: 767px) 100vw, 600px". Without it the 200 px square is used. */
  readonly sizes?: string;
  /** Fallback if the owner wrote no text: "Photo by Mei Lin, 2 of 3". Empty beside a text that says it. */
  readonly alt: string;
  /** On the first screen: loads at once. */
  readonly eager?: boolean;
  readonly className?: string;
  readonly imageClassName?: string;
  /** The URL has expired or the file is gone. */
  readonly onGone?: () => void;
}

/**
 * A picture or a video's poster in all its states: blurred preview while loading, an icon if it fails. A new source
 * starts over. Source: specification section 4, "Image display".
 */
export function MediaPicture({
  item,
  shape = 'square',
  sizes,
  alt,
  eager = false,
  className,
  imageClassName,
  onGone,
}: MediaPictureProps) {
  const { src, srcSet } = imageSources(item, sizes !== undefined);
  const image = useImageStatus(src);
  const text = item.alt || alt;
  const status = src === undefined ? 'error' : image.status;
  return (
    <span
      className={classNames(
        css.picture,
        shape === 'square' && css.square,
        shape === 'natural' && css.natural,
        shape === 'fill' && css.fill,
        // Shown as it comes where it matters for the first paint: the server's HTML is not faded in.
        status === 'loading' && !eager && css.isLoading,
        status === 'error' && css.isError,
        className,
      )}
    >
      {/* A preview of the first screen would only take its turn from the picture itself. */}
      {item.blur === null || eager || status === 'success' ? null : (
        <img className={css.mpicBlur} src={item.blur} alt="" aria-hidden="true" loading="lazy" decoding="async" />
      )}
      {src === undefined || status === 'error' ? (
        <span className={css.mpicOff} role={text ? 'img' : undefined} aria-label={text || undefined}>
          <ImageOffIcon />
        </span>
      ) : (
        <img
          ref={image.ref}
          className={classNames(css.pictureImage, imageClassName)}
          data-testid="picture-image"
          src={src}
          srcSet={srcSet}
          sizes={srcSet === undefined ? undefined : sizes}
          alt={text}
          // Known dimensions avoid layout shifts.
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
