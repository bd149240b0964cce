import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** A placeholder box. `text` is a line (the last of several is shorter), `avatar` a circle of 44 px, `block` a picture. */
export function Skeleton({
  shape = 'text',
  className,
}: {
  shape?: 'text' | 'title' | 'avatar' | 'block';
  className?: string;
}) {
  return <span className={classNames('skel', className)} data-shape={shape} />;
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
    <span className="skel-row">
      <Skeleton shape="avatar" />
      <span className="skel-lines">
        <Skeleton shape="title" />
        <Skeleton />
      </span>
    </span>
  ),
  card: (
    <span className="card pad skel-lines">
      <span className="skel-row">
        <Skeleton shape="avatar" />
        <span className="skel-lines">
          <Skeleton shape="title" />
          <Skeleton />
        </span>
      </span>
      <Skeleton shape="block" />
    </span>
  ),
  person: (
    <span className="card pcard">
      <Skeleton shape="block" className="skel-person" />
      <span className="bd">
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton className="skel-button" />
      </span>
    </span>
  ),
} satisfies Record<string, ReactNode>;

export type LoadingProps = {
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
    <div role="status" className="skel-late">
      <span className="sr">{label}</span>
      <div aria-hidden="true" className={className ?? (shape === 'person' ? 'grid' : 'stack')}>
        {Array.from({ length: count }, (_, place) => (
          <span key={place} className="skel-one">
            {SHAPES[shape]}
          </span>
        ))}
      </div>
    </div>
  );
}
