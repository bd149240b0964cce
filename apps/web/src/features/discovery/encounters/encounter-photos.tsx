import { useLingui } from '@lingui/react/macro';
import type { EncounterCard as Person } from '@peonia/contract/discovery/encounters.ts';
import { ChevronLeftIcon } from '@peonia/ui/icons/chevron-left.tsx';
import { ChevronRightIcon } from '@peonia/ui/icons/chevron-right.tsx';
import { Photo } from '@peonia/ui/photo/photo.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { useDeckKeys } from './use-deck-keys.ts';
import * as css from './encounter-photos.module.css';

/** Pictures of a member, one at a time: by button, arrow key, or a tap on the left or right half. */
export function EncounterPhotos({ person, children }: { person: Person; children: ReactNode }) {
  const { t } = useLingui();
  const { name } = person;
  const pictures = person.photo === null ? person.photos : [person.photo, ...person.photos];
  const count = pictures.length;
  const [position, setPosition] = useState(0);
  const go = (by: number) => setPosition(Math.min(count - 1, Math.max(0, position + by)));
  useDeckKeys({ ArrowRight: () => go(1), ArrowLeft: () => go(-1) });
  const following = pictures[position + 1];
  useEffect(() => {
    if (following !== undefined) new Image().src = following;
  }, [following]);
  const number = position + 1;
  return (
    <div className={css.photos} role="group" aria-label={t`Photos of ${name}`}>
      <Photo
        src={pictures[position]}
        alt={count > 1 ? t`Photo of ${name}, ${number} of ${count}` : t`Photo of ${name}`}
        ratio="fill"
        eager
        className={css.picture}
      />
      {count > 1 ? (
        <>
          <span className={css.segments} aria-hidden="true">
            {pictures.map((picture, nth) => (
              <i key={picture} className={nth === position ? css.isOn : undefined} />
            ))}
          </span>
          <Half className={css.back} label={t`Previous photo`} isOff={position === 0} onTap={() => go(-1)}>
            <ChevronLeftIcon />
          </Half>
          <Half className={css.on} label={t`Next photo`} isOff={position === count - 1} onTap={() => go(1)}>
            <ChevronRightIcon />
          </Half>
        </>
      ) : null}
      {children}
    </div>
  );
}

interface HalfProps {
  readonly className: string;
  readonly label: string;
  readonly isOff: boolean;
  readonly onTap: () => void;
  readonly children: ReactNode;
}

/** A half of the photo as a button; the card can be dragged by it. */
function Half({ className, label, isOff, onTap, children }: HalfProps) {
  return (
    <button
      type="button"
      className={`${css.half} ${className}`}
      aria-label={label}
      disabled={isOff}
      data-drag=""
      onClick={onTap}
    >
      <span>{children}</span>
    </button>
  );
}
