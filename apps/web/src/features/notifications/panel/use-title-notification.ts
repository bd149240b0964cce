import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { flickerTitle } from '../../../platform/apply-head.ts';
import { openCatalogues } from '../../../platform/language.tsx';
import { useLive } from '../../../platform/realtime/live.ts';

/**
 * The title of the window says for a moment that there is something new, again and again while nobody looks. Once,
 * beside all pages.
 */
export function useTitleNotification(): void {
  const { i18n } = useLingui();
  useLive('notification.made', ({ unread }) => {
    if (unread > 0)
      void openCatalogues('notifications')
        .then(() => flickerTitle(i18n._(msg`New notification`)))
        .catch(() => {});
  });
}
