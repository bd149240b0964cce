import type { AppShell } from '@peonia/contract/protocol/app-shell.ts';
import { openablePath } from '@peonia/contract/protocol/deep-link.ts';
import { useEffect, useEffectEvent } from 'react';
import { useLanguage } from '../../platform/language/language.tsx';
import { useNavigate } from '../../platform/router/hooks.ts';
import { openedPath } from '../../platform/router/local-path.ts';
import { useMe } from '../../platform/session/session.ts';
import { closeViewer } from '../media/viewer/open-viewer.ts';
import { ShellNotifications } from './shell-notifications.tsx';

/** Connects the page with the native shell around it. Mounted once, beside all pages, and only inside a shell. */
export function AppShellHost({ shell }: { readonly shell: AppShell }) {
  const unread = useMe()?.counter.message ?? 0;
  const { language } = useLanguage();
  useEffect(() => shell.showUnread?.(unread), [shell, unread]);
  useEffect(() => shell.showLanguage?.(language), [shell, language]);
  useOpenedPaths(shell);
  return shell.showNotification === undefined ? null : <ShellNotifications show={shell.showNotification} />;
}

/**
 * Opens the pages of deep links and of pressed notifications. An open photo, which keeps the page, is closed; an
 * unsaved form asks first, as with any other link.
 */
function useOpenedPaths({ onOpenPath }: AppShell): void {
  const navigate = useNavigate();
  const { language } = useLanguage();
  const open = useEffectEvent((path: string) => {
    const openable = openablePath(path);
    if (openable === null) return;
    closeViewer();
    setTimeout(() => void navigate(openedPath(openable, language)));
  });
  useEffect(() => onOpenPath?.((path) => open(path)), [onOpenPath]);
}
