import { lazy } from 'react';
import { openCatalogues } from '../../../platform/language.tsx';

/** The panel and its words come with the first look at it, or a little earlier by `prefetchBellPanel`. */
export const BellPanel = lazy(load);

/** The pointer or the focus is on the bell: fetch what it opens. */
export function prefetchBellPanel(): void {
  void load().catch(() => {});
}

async function load() {
  const [{ NotificationPanel }] = await Promise.all([
    import('./notification-panel.tsx'),
    openCatalogues('notifications'),
  ]);
  return { default: NotificationPanel };
}
