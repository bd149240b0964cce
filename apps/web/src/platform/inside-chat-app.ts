/** True in the chat app's own browser. Source: specification section 2. */
export function isInsideChatApp(): boolean {
  return /MicroMessenger/i.test(navigator.userAgent);
}
