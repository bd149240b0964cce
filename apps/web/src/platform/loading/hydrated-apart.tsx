import { type ComponentType, memo, Suspense } from 'react';

/**
 * A part of a page that React hydrates and commits apart from the rest, one that is pressed before the others. It is
 * rendered again with other props only: where a parent renders a boundary again that waits, React hydrates it at once.
 */
export function hydratedApart<Props extends object>(Part: ComponentType<Props>) {
  return memo((props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ));
}
