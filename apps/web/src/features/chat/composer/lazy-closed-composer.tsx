import type { ComponentProps } from 'react';
import { openCatalogues } from '../../../platform/language.tsx';
import { fetchAhead, useLoaded } from '../../../platform/use-loaded.ts';
import type { ClosedComposer } from './closed-composer.tsx';
import * as css from './composer.module.css';

async function loadClosed() {
  const [{ ClosedComposer: Closed }] = await Promise.all([import('./closed-composer.tsx'), openCatalogues('social')]);
  return Closed;
}

/** Shown instead of the message field when the member cannot write; loads on demand. */
export function LazyClosedComposer(props: ComponentProps<typeof ClosedComposer>) {
  const Closed = useLoaded(true, loadClosed, () => {});
  return Closed === null ? (
    <div className={`${css.composerBar} ${css.closed} ${css.closedComing}`} data-testid="composer" aria-busy />
  ) : (
    <Closed {...props} />
  );
}

/** Preloads the component for a conversation that needs it at once. */
export async function preloadClosedComposer(composer: string): Promise<void> {
  if (composer !== 'open') await fetchAhead(loadClosed);
}
