import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { DeskFileHolder } from '../deskfiles/public.ts';
import { noteAct, requireStaff } from '../moderation/public.ts';
import { ticketOfMessage } from './ticket.sql.ts';

/** Files are held by the messages of a ticket. */
export const holder = 'support_message';

/** The member of a ticket reads the files of its answers and replies; staff read all of them, which is logged. */
export function ticketFiles(limits: Limits): DeskFileHolder {
  return {
    name: holder,
    async mayOpen({ db, caller }, messageId) {
      const found = await ticketOfMessage.first(db, { id: messageId });
      if (found === undefined) return false;
      if (found.account_id === caller.id && found.kind !== 'note') return true;
      await requireStaff(db, caller, 'tickets.answer', limits);
      await noteAct.run(db, {
        staff_id: caller.id,
        act: 'ticket.looked',
        subject: 'ticket',
        subject_ids: [found.id],
        detail: 'file',
      });
      return true;
    },
  };
}
