import { classNames } from '../class-names.ts';
import { CrownFilledIcon } from '../icons/crown-filled.tsx';
import { useImageStatus } from '../photo/use-image-status.ts';
import { initials } from './initials.ts';
import * as css from './avatar.module.css';

type AvatarProps = {
  /** Member's name: provides the initials if there is no photo or it fails. */
  name: string;
  src?: string | undefined;
  srcSet?: string | undefined;
  /** Empty by default: the name is shown beside it. */
  alt?: string;
  /** Size in pixels. */
  size?: 28 | 36 | 44 | 56 | 132;
  /** Accessible name and tooltip of the green presence dot, shown only if set: "Online". */
  online?: string | false | undefined;
  /** The same for the gold crown: "VIP". */
  crown?: string | false | undefined;
  /** Loads at once; for the first screen only. */
  eager?: boolean;
  className?: string;
};

/** A round portrait with presence dot and crown, both cut out of the surface. */
export function Avatar({
  name,
  src,
  srcSet,
  alt = '',
  size = 44,
  online,
  crown,
  eager = false,
  className,
}: AvatarProps) {
  const image = useImageStatus(src);
  return (
    <span className={classNames(css.avatar, className)} data-size={size}>
      {src && image.status !== 'error' ? (
        <img
          ref={image.ref}
          src={src}
          srcSet={srcSet}
          alt={alt}
          width={size}
          height={size}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          onError={image.onError}
        />
      ) : (
        <span
          className={css.initials}
          role={alt ? 'img' : undefined}
          aria-label={alt || undefined}
          aria-hidden={alt ? undefined : true}
        >
          {initials(name)}
        </span>
      )}
      {online ? (
        <span className={css.isOn} title={online}>
          <span className="visually-hidden">{online}</span>
        </span>
      ) : null}
      {crown ? (
        <span className={css.vip} title={crown}>
          <CrownFilledIcon />
          <span className="visually-hidden">{crown}</span>
        </span>
      ) : null}
    </span>
  );
}
