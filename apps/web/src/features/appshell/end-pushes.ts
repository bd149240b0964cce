import { dropPushDevice } from '@peonia/contract/notifications/notification-settings.ts';
import type { ShellPushes } from '@peonia/contract/protocol/app-shell.ts';
import { call } from '../../platform/api/call.ts';
import { browserStore } from '../../platform/store/browser-store.ts';

/**
 * Ends the pushes of a member who was logged out without a network. Where there is still none, the app takes no pushes,
 * as far as its system can do so alone, and the next network tries again.
 */
export async function endPushes(pushes: ShellPushes): Promise<void> {
  const push_id = browserStore.get('pushRemoval');
  if (push_id === null) return;
  try {
    await call(dropPushDevice, { body: { push_id } });
    browserStore.set('pushRemoval', null);
  } catch {
    // The start of the page has registered the app again.
    await pushes.stop?.();
    addEventListener('online', () => void endPushes(pushes), { once: true });
  }
}
