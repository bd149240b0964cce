import { jsonFile, type Eraser, type Exporter } from '../accounts/public.ts';
import { complaintsOf, forgetComplainer } from './complaint.sql.ts';
import { eraseRoles } from './staff.sql.ts';

export const moderationEraser: Eraser = {
  feature: 'moderation',
  async erase(db, memberId) {
    await forgetComplainer.run(db, { member_id: memberId });
    await eraseRoles.run(db, { member_id: memberId });
  },
};

export const moderationExporter: Exporter = {
  feature: 'moderation',
  async *files(db, memberId) {
    yield jsonFile('moderation/complaints.json', await complaintsOf.all(db, { member_id: memberId }));
  },
};
