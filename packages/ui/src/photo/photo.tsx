import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ImageOffIcon } from '../icons/image-off.tsx';
import { useImageStatus } from './use-image-status.ts';

export type PhotoProps = {
  src: string | undefined;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** From the owner, else "Photo by Mei Lin, 2 of 3"; empty for decoration. */
  alt: string;
  /** Pixels of the file: they keep the place while it loads. */
  width?: number | undefined;
  height?: number | undefined;
  /** Cuts the photo to a shape; `natural` keeps its own, at most 4:5. `fill` takes the box around it. */
  ratio?: 'natural' | 'square' | 'person' | 'video' | 'cover' | 'fill';
  /** First screen: loads at once and first. */
  eager?: boolean;
  /** Shown instead of a photo that is missing or failed; else a quiet icon. */
  fallback?: ReactNode;
  className?: string;
};

/** An image that shows its place while loading and a quiet sign when it failed. A new `src` starts over. */
export function Photo({ ratio = 'natural', eager = false, fallback, className, src, alt, ...size }: PhotoProps) {
  const image = useImageStatus(src);
  const failed = !src || image.status === 'error';
  return (
    <span
      className={classNames(
        'photo',
        ratio,
        failed ? 'is-failed' : image.status === 'loading' && 'is-loading',
        className,
      )}
    >
      {failed ? (
        <span className="photo-off" role={alt ? 'img' : undefined} aria-label={alt || undefined}>
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
