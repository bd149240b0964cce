import type { ShellNotification } from '@peonia/contract/protocol/app-shell.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMe } from '../../platform/session/session.ts';
import { settings } from '../../platform/settings.ts';
import { NotificationText } from '../notifications/panel/notification-text.tsx';
import { type ShellNews, useShellNews } from './use-shell-news.ts';

/**
 * Shows notifications of the system while the window is not in front: what pushes tell of elsewhere, under the same
 * switches. Their sound is that of the page.
 */
export function ShellNotifications({ show }: { readonly show: (notification: ShellNotification) => void }) {
  const me = useMe();
  const [waiting, setWaiting] = useState<readonly ShellNews[]>([]);
  const isSilent = me?.sound !== 1;
  useShellNews((news) => setWaiting((others) => [...others, news]));

  const [next] = waiting;
  if (next === undefined) return null;
  const showText = (body: string) => {
    show({ id: next.id, title: next.title ?? settings().brand, body, path: next.path, isSilent });
    setWaiting((others) => others.filter((other) => other !== next));
  };
  return (
    <RenderedText key={next.key} onText={showText}>
      {typeof next.text === 'string' ? next.text : <NotificationText notification={next.text} />}
    </RenderedText>
  );
}

interface RenderedTextProps {
  readonly children: ReactNode;
  readonly onText: (text: string) => void;
}

/** Reads the plain text of its children once: sentences of the panel are components, and the system takes a string. */
function RenderedText({ children, onText }: RenderedTextProps) {
  const place = useRef<HTMLSpanElement>(null);
  const isRead = useRef(false);
  useEffect(() => {
    if (isRead.current) return;
    isRead.current = true;
    onText((place.current?.textContent ?? '').trim());
  });
  return (
    <span ref={place} hidden>
      {children}
    </span>
  );
}
