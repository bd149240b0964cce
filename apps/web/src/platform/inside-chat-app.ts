/** True in the in-app browser of the chat app. Source: specification section 2. */
export function isInsideChatApp(): boolean {
  return /MicroMessenger/i.test(navigator.userAgent);
}
