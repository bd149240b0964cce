import { lazy } from 'react';
import { openCatalogues } from '../../../platform/language.tsx';

/** The panel and its words come with the first look at it, or a little earlier by `comeNear`. */
export const BellPanel = lazy(load);

/** The pointer or the focus is on the bell: fetch what it opens. */
export function comeNear(): void {
  void load().catch(() => {});
}

async function load() {
  const [{ NoticePanel }] = await Promise.all([import('./notice-panel.tsx'), openCatalogues('notifications')]);
  return { default: NoticePanel };
}
