import type { AppShell } from '@peonia/contract/protocol/app-shell.ts';
import { useEffect, useEffectEvent } from 'react';
import { useLanguage } from '../../platform/language/language.tsx';
import { useMe } from '../../platform/session/session.ts';
import { useOpenPressed } from '../notifications/push/use-open-pressed.ts';
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

/** Opens the pages of deep links and of pressed notifications. */
function useOpenedPaths({ onOpenPath }: AppShell): void {
  const open = useEffectEvent(useOpenPressed());
  useEffect(() => onOpenPath?.((path) => void open(path)), [onOpenPath]);
}
