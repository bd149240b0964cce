/** True in the in-app browser of the chat app. Source: specification section 2. */
export function isInAppBrowser(): boolean {
  return /MicroMessenger/i.test(navigator.userAgent);
}
