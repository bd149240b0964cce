import { listDeadLettersUp } from '../../../platform/outbox/dead-letter.sql.ts';
import type { StaffListSource } from '../../accounts/public.ts';

/** Dead letters as a list to download. They show no content of a member. */
export const deadLetterList: StaffListSource = {
  name: 'dead_letters',
  columns: ['id', 'topic', 'failure', 'attempts', 'created_at', 'failed_at'],
  read: async (db, { after, most }) =>
    (await listDeadLettersUp.all(db, { after, most })).map((row) => ({ ...row, member_ids: [] })),
};
