import type { readAnnouncement as endpoint } from '@peonia/contract/announcements.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { jsonFile, storeReadAnnouncements, type Eraser, type Exporter } from '../accounts/public.ts';
import { eraseReads, insertRead, readsOf } from './announcement.sql.ts';

/** Notes that the member has closed a current announcement, for all their devices. */
export async function readAnnouncement({ db, caller, params }: Call<typeof endpoint>): Promise<Record<string, never>> {
  const found = await insertRead.first(db, { id: params.id, member_id: caller.id });
  if (found === undefined) throw refuse('not_found');
  await storeReadAnnouncements.run(db, { id: caller.id, read: found.read });
  return {};
}

export const announcementEraser: Eraser = {
  feature: 'announcements',
  async erase(db, memberId) {
    await eraseReads.run(db, { member_id: memberId });
  },
};

export const announcementExporter: Exporter = {
  feature: 'announcements',
  async *files(db, memberId) {
    yield jsonFile('announcements/closed.json', await readsOf.all(db, { member_id: memberId }));
  },
};
