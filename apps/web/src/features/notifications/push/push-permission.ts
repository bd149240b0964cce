/** What a push needs of this browser, and whether the member has been asked already. */
export function pushPermission(): 'unsupported' | NotificationPermission {
  const isSupported =
    'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis && isSecureContext;
  return isSupported ? Notification.permission : 'unsupported';
}
