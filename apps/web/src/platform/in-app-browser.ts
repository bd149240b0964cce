/** True in the in-app browser of the chat app. Source: specification section 2. */
export function isInAppBrowser(): boolean {
  return /MicroMessenger/i.test(navigator.userAgent);
}

/** Landing page after a logout. In the chat app it does not log in by itself. Source: specification section 2. */
export function landingPath(): string {
  return isInAppBrowser() ? '/?nologin=1' : '/';
}
