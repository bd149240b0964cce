/** Push permission of this browser or app, or that it is unsupported. */
export function pushPermission(): 'unsupported' | NotificationPermission {
  const pushes = window.appShell?.pushes;
  if (pushes !== undefined) return pushes.permission();
  const isSupported =
    'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis && isSecureContext;
  return isSupported ? Notification.permission : 'unsupported';
}

/** True on iPhones and iPads outside the installed app: they offer push to installed apps only. */
export function needsInstallation(): boolean {
  // iPads name themselves Macs; no Mac has a touch screen.
  const isApple = /iPhone|iPad|Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
  return isApple && !matchMedia('(display-mode: standalone)').matches;
}
