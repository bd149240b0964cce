import type { ComponentProps } from 'react';
import { openCatalogues } from '../../../platform/language.tsx';
import { fetchAhead, useLoaded } from '../../../platform/use-loaded.ts';
import type { ClosedComposer } from './closed-composer.tsx';

async function loadClosed() {
  const [{ ClosedComposer: Closed }] = await Promise.all([import('./closed-composer.tsx'), openCatalogues('social')]);
  return Closed;
}

/** In place of the field where nothing can be written: most conversations never need it. */
export function LateClosed(props: ComponentProps<typeof ClosedComposer>) {
  const Closed = useLoaded(true, loadClosed, () => {});
  return Closed === null ? <div className="cbar closed closed-coming" aria-busy /> : <Closed {...props} />;
}

/** Has it here before a conversation is shown that begins with it. */
export async function bringClosed(composer: string): Promise<void> {
  if (composer !== 'open') await fetchAhead(loadClosed);
}
