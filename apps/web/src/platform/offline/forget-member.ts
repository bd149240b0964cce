import { deleteMember } from './device-database.ts';
import { orderWorker } from './offline-worker.ts';

/** Deletes what this device keeps of a member for reading and sending without a network, and the stored pages. */
export async function forgetMember(member: number): Promise<void> {
  await Promise.all([deleteMember(member).catch(() => {}), orderWorker({ type: 'forget' })]);
}
