import { lazy } from 'react';
import { openCatalogues } from '../../../platform/language.tsx';

/** The panel's code and texts, loaded at first open or by `prefetchBellPanel`. */
export const BellPanel = lazy(load);

/** Prefetches the panel when the pointer or focus reaches the bell. */
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
