import { lazy } from 'react';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';

const panelPart = lazyPart(
  async () => ({ default: (await import('./notification-panel.tsx')).NotificationPanel }),
  'notifications',
);

/** The panel's code and texts, loaded at first open or by `prefetchBellPanel`. */
export const BellPanel = lazy(panelPart.load);

/** Prefetches the panel when the pointer or focus reaches the bell. */
export function prefetchBellPanel(): void {
  void panelPart.prefetch();
}
