import type { TravelMessage } from '@peonia/contract/travel/travel.ts';
import type { Db } from '../../platform/db/statement.ts';
import { readDeskFiles, type DeskFileHolder } from '../deskfiles/public.ts';
import type { StaffGate } from '../translators/public.ts';
import { messagesOfRequest, requestOfMessage } from './page.sql.ts';

/** Files are held by the messages of a request. */
export const holder = 'travel_message';

/** Messages of a request with their files, oldest first. */
export async function readMessages(db: Db, requestId: number): Promise<TravelMessage[]> {
  const rows = await messagesOfRequest.all(db, { request_id: requestId });
  const files = await readDeskFiles(
    db,
    holder,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, by_desk, content, created_at }) => ({
    id,
    by_desk,
    content,
    files: files.get(id) ?? [],
    created_at: created_at.toISOString(),
  }));
}

/** The traveller reads the files of their request, and the travel desk, whose look is logged. */
export function travelFiles(staff: StaffGate): DeskFileHolder {
  return {
    name: holder,
    async mayOpen({ db, caller }, messageId) {
      const found = await requestOfMessage.first(db, { id: messageId });
      if (found === undefined) return false;
      if (found.member_id === caller.id) return true;
      await staff.requireStaff(db, caller, 'travel.arrange');
      await staff.noteAct(db, {
        staff_id: caller.id,
        act: 'travel.looked',
        subject: 'travel',
        subject_ids: [found.id],
        detail: 'file',
      });
      return true;
    },
  };
}
