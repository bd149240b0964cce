import { deleteMember } from './device-database.ts';
import { orderWorker } from './offline-worker.ts';

/**
 * Deletes what this device keeps of a member for reading and sending without a network, the stored pages, the number on
 * the icon of the installed app, and notifications that are still shown.
 */
export async function forgetMember(member: number): Promise<void> {
  void navigator.clearAppBadge?.().catch(() => {});
  window.appShell?.pushes?.clear?.();
  await Promise.all([deleteMember(member).catch(() => {}), orderWorker({ type: 'forget' })]);
}
