import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import * as cardCss from '../card/card.module.css';
import * as personCardCss from '../person-card/person-card.module.css';
import * as css from './skeleton.module.css';

/**
 * A placeholder box. `text` is a line (the last of several is shorter), `avatar` a circle of 44 px, `block` a picture.
 */
export function Skeleton({
  shape = 'text',
  className,
}: {
  shape?: 'text' | 'title' | 'avatar' | 'block';
  className?: string;
}) {
  return <span className={classNames(css.skeleton, className)} data-shape={shape} />;
}

const SHAPES = {
  text: (
    <>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </>
  ),
  row: (
    <span className={css.skelRow}>
      <Skeleton shape="avatar" />
      <span className={css.skelLines}>
        <Skeleton shape="title" />
        <Skeleton />
      </span>
    </span>
  ),
  card: (
    <span className={`${cardCss.card} ${css.card} ${cardCss.pad} ${css.skelLines}`}>
      <span className={css.skelRow}>
        <Skeleton shape="avatar" />
        <span className={css.skelLines}>
          <Skeleton shape="title" />
          <Skeleton />
        </span>
      </span>
      <Skeleton shape="block" />
    </span>
  ),
  person: (
    <span className={`${cardCss.card} ${personCardCss.personCard}`}>
      <Skeleton shape="block" className={css.skelPerson} />
      <span className={personCardCss.body}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton className={css.skelButton} />
      </span>
    </span>
  ),
} satisfies Record<string, ReactNode>;

type LoadingProps = {
  /** Announced while loading: "Loading". */
  label: string;
  shape: keyof typeof SHAPES;
  /** Number of placeholders: 4 people, 3 posts, 8 threads. */
  count?: number;
  className?: string;
};

/** Placeholders while loading. Hidden for the first 200 ms, so that a fast reply does not flicker. */
export function Loading({ label, shape, count = 1, className }: LoadingProps) {
  return (
    <div role="status" className={css.skelLate} data-testid="loading">
      <span className="visually-hidden">{label}</span>
      <div aria-hidden="true" className={className ?? (shape === 'person' ? 'grid' : 'stack')}>
        {Array.from({ length: count }, (_, place) => (
          <span key={place} className={css.skelOne}>
            {SHAPES[shape]}
          </span>
        ))}
      </div>
    </div>
  );
}
