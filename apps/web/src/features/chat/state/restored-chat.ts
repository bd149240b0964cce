import { browserStore } from '../../../platform/store/browser-store.ts';

/** Marks a tab that has shown the chats. */
const key = 'app.chatsSeen';

/**
 * Member id of the conversation that was open when the browser was closed; null after the first call in a tab. Source:
 * specification section 3, "active chat window".
 */
export function takeRestoredChat(): number | null {
  try {
    if (sessionStorage.getItem(key) !== null) return null;
    sessionStorage.setItem(key, '1');
    return browserStore.get('activeChat');
  } catch {
    // Blocked storage keeps no conversation either.
    return null;
  }
}
