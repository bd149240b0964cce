import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ImageOffIcon } from '../icons/image-off.tsx';
import { useImageStatus } from './use-image-status.ts';
import * as css from './photo.module.css';

type PhotoProps = {
  src: string | undefined;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** The owner's text, else "Photo by Mei Lin, 2 of 3"; empty for decoration. */
  alt: string;
  /** Size of the file in pixels: reserves the space while loading. */
  width?: number | undefined;
  height?: number | undefined;
  /** Crops to a shape; `natural` keeps the aspect ratio, at most 4:5. `fill` fills its container. */
  ratio?: 'natural' | 'square' | 'person' | 'video' | 'cover' | 'fill';
  /** On the first screen: loads at once with high priority. */
  eager?: boolean;
  /** Shown for a missing or failed photo; an icon by default. */
  fallback?: ReactNode;
  className?: string;
};

/** An image with a placeholder while loading and an icon on failure. A new `src` starts over. */
export function Photo({ ratio = 'natural', eager = false, fallback, className, src, alt, ...size }: PhotoProps) {
  const image = useImageStatus(src);
  const failed = !src || image.status === 'error';
  return (
    <span
      data-ratio={ratio}
      className={classNames(css.photo, failed ? css.isFailed : image.status === 'loading' && css.isLoading, className)}
    >
      {failed ? (
        <span className={css.photoOff} role={alt ? 'img' : undefined} aria-label={alt || undefined}>
          {fallback ?? <ImageOffIcon />}
        </span>
      ) : (
        <img
          {...size}
          ref={image.ref}
          src={src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          onLoad={image.onLoad}
          onError={image.onError}
        />
      )}
    </span>
  );
}
