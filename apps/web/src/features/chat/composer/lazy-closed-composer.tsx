import type { ComponentProps } from 'react';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import type { ClosedComposer } from './closed-composer.tsx';
import * as css from './composer.module.css';

const closedPart = lazyPart(async () => (await import('./closed-composer.tsx')).ClosedComposer, 'social');

/** Shown instead of the message field when the member cannot write; loads on demand. */
export function LazyClosedComposer(props: ComponentProps<typeof ClosedComposer>) {
  const Closed = closedPart.use(true);
  return Closed === null ? (
    <div className={`${css.composerBar} ${css.closed} ${css.closedComing}`} data-testid="composer" aria-busy />
  ) : (
    <Closed {...props} />
  );
}

/** Preloads the component for a conversation that needs it at once. */
export async function preloadClosedComposer(composer: string): Promise<void> {
  if (composer !== 'open') await closedPart.prefetch();
}
