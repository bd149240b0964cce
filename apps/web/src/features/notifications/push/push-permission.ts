/** Push permission of this browser, or that it is unsupported. */
export function pushPermission(): 'unsupported' | NotificationPermission {
  const isSupported =
    'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis && isSecureContext;
  return isSupported ? Notification.permission : 'unsupported';
}
