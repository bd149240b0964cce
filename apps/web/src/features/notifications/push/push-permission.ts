import { isInAppBrowser } from '../../../platform/in-app-browser.ts';

/** Push permission of this browser or app, or that it is unsupported. */
export function pushPermission(): 'unsupported' | NotificationPermission {
  const pushes = window.appShell?.pushes;
  if (pushes !== undefined) return pushes.permission();
  const isSupported =
    'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis && isSecureContext;
  return isSupported ? Notification.permission : 'unsupported';
}

/**
 * True in a browser of iPhones and iPads: they offer push to installed apps only. The app of the store is one, and the
 * chat app installs nothing.
 */
export function needsInstallation(): boolean {
  if (window.appShell !== undefined || isInAppBrowser()) return false;
  // iPads name themselves Macs; no Mac has a touch screen.
  const isApple = /iPhone|iPad|Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
  return isApple && !matchMedia('(display-mode: standalone)').matches;
}
