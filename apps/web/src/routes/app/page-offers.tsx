import { useEffect } from 'react';
import { AnnouncementHost } from '../../features/announcements/announcement-host.tsx';
import { GoneMemberHost } from '../../features/chat/outbox/gone-member-host.tsx';
import { LeavingHost } from '../../features/chat/outbox/leaving-host.tsx';
import { SayHiHost } from '../../features/chat/say-hi/say-hi-host.tsx';
import { InstallHost } from '../../features/notifications/install/install-host.tsx';
import { useNotificationSound } from '../../features/notifications/notification-sound.ts';
import { useTitleNotification } from '../../features/notifications/panel/use-title-notification.ts';
import { PushHost } from '../../features/notifications/push/push-host.tsx';
import { AgreeRedirect } from '../../features/pages/agree/agree-redirect.tsx';
import { OfflineHost } from '../../features/pages/offline/offline-host.tsx';
import { useIsFarDown } from '../../features/shell/scroll/use-is-far-down.ts';
import { LikeToast } from '../../features/social/likes/like-toast.tsx';
import { useKeptDeclines } from '../../features/social/relationships/use-kept-declines.ts';
import { UpdateHost } from '../../features/support/updates/update-host.tsx';
import { SwitchHost } from '../../features/switches/switch-host.tsx';
import { WheelHost } from '../../features/wheel/wheel-host.tsx';
import { isMobileApp } from '../../platform/app-shell.ts';
import { focusWrongFields } from '../../platform/forms/focus-wrong-field.ts';
import { isInAppBrowser } from '../../platform/in-app-browser.ts';
import { lazyPart } from '../../platform/loading/lazy-part.ts';
import { useMe } from '../../platform/session/session.ts';
import { keepFocus } from '../../platform/use-kept-focus.ts';

/** The chat app's browser alone loads it. */
const chatAppPart = lazyPart(async () => (await import('./chat-app.tsx')).ChatApp, 'accounts');

/** The mobile and the desktop shell alone load it. */
const appShellPart = lazyPart(
  async () => (await import('../../features/appshell/app-shell-host.tsx')).AppShellHost,
  'appshell',
  'notifications',
);

/** The same. */
const appBackPart = lazyPart(async () => (await import('../../features/shell/header/app-back.tsx')).AppBack);

/** Loaded on the first long page. */
const scrollPart = lazyPart(
  async () => (await import('../../features/shell/scroll/scroll-to-top.tsx')).ScrollToTop,
  'shell.scroll',
);

/** The mobile app alone loads it. */
const mobilePart = lazyPart(
  async () => (await import('../../features/shell/mobile/mobile-host.tsx')).MobileHost,
  'shell.mobile',
);

/**
 * What comes to the page after it stands: changed terms, announcements above it, maintenance, use without a network,
 * questions before a logout, greetings, about pushes, the app and its updates, toasts of likes, the prize wheel for
 * members, sound and title of news, the way back to the top, the chat app's browser, and the native shell around the
 * page; declines that the page before could not send, and the focus of forms with wrong fields and after acts that
 * remove their button.
 */
export function PageOffers() {
  useNotificationSound();
  useTitleNotification();
  useKeptDeclines();
  useEffect(focusWrongFields, []);
  useEffect(() => {
    const page = document.getElementById('main');
    return page === null ? undefined : keepFocus(page, { ofPage: true });
  }, []);
  const me = useMe();
  const shell = window.appShell;
  const isFarDown = useIsFarDown();
  const ScrollToTop = scrollPart.use(isFarDown);
  const MobileHost = mobilePart.use(isMobileApp());
  const ChatApp = chatAppPart.use(isInAppBrowser());
  const AppShellHost = appShellPart.use(shell !== undefined);
  const AppBack = appBackPart.use(shell !== undefined);
  const isWheelOpen = me !== null && !me.off.includes('wheel');
  return (
    <>
      <AgreeRedirect />
      <AnnouncementHost />
      <SwitchHost />
      <OfflineHost />
      <LeavingHost />
      <GoneMemberHost />
      <SayHiHost />
      <PushHost />
      <InstallHost />
      <UpdateHost />
      <LikeToast />
      {ScrollToTop === null || !isFarDown ? null : <ScrollToTop />}
      {ChatApp === null ? null : <ChatApp />}
      {AppShellHost === null || shell === undefined ? null : <AppShellHost shell={shell} />}
      {AppBack === null || shell === undefined || me === null ? null : <AppBack shell={shell} />}
      {MobileHost === null || shell === undefined ? null : <MobileHost shell={shell} />}
      {isWheelOpen ? <WheelHost /> : null}
    </>
  );
}
