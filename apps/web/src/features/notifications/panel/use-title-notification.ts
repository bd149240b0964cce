import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { flickerTitle } from '../../../platform/head/apply-head.ts';
import { openCatalogues } from '../../../platform/language/language.tsx';
import { useLiveFromStart } from '../../../platform/realtime/live.ts';

/** Flashes "New notification" in the document title while the page is hidden. Mounted once, beside all pages. */
export function useTitleNotification(): void {
  const { i18n } = useLingui();
  useLiveFromStart('notification.made', ({ unread }) => {
    if (unread > 0)
      void openCatalogues('notifications')
        .then(() => flickerTitle(i18n._(msg`New notification`)))
        .catch(() => {});
  });
}
