import type { AppShell } from '@peonia/contract/protocol/app-shell.ts';
import { openablePath } from '@peonia/contract/protocol/deep-link.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { closeTopmost } from '../../platform/close-topmost.ts';
import { pageI18n } from '../../platform/language/language.tsx';
import { openedPath } from '../../platform/router/local-path.ts';
import { endPushes } from './end-pushes.ts';
import { offerUpdates } from './landing-updates.tsx';

/**
 * Connects the landing page with the native shell around it: takes the splash screen and the number of unread messages
 * away, tells the language, opens the pages of links, lets "back" close what is open, offers updates, and ends pushes
 * of a logout that the server has not heard of. The page has no router: other pages are other documents.
 */
export function connectLanding(shell: AppShell): void {
  const { showReady, showUnread, showLanguage, onOpenPath, onBack, leave, pushes } = shell;
  const tellLanguage = () => showLanguage?.(pageI18n.locale as Language);
  tellLanguage();
  pageI18n.on('change', tellLanguage);
  showUnread?.(0);
  showReady?.();
  onOpenPath?.((path) => {
    const openable = openablePath(path);
    if (openable !== null) location.assign(openedPath(openable, pageI18n.locale as Language));
  });
  onBack?.(() => {
    if (!closeTopmost()) leave?.();
  });
  if (pushes !== undefined) void endPushes(pushes);
  // Without its texts there is no offer; the next start asks again.
  void offerUpdates(shell).catch(() => {});
}
