import { jsonFile, type Eraser, type Exporter } from '../accounts/public.ts';
import { anonymiseAccused, anonymiseComplainer, ownComplaints } from './complaints/complaint.sql.ts';
import { eraseSanctions, ownSanctions } from './complaints/sanction.sql.ts';
import { eraseFactor } from './staff-session/factor.sql.ts';
import { eraseRoles } from './staff.sql.ts';

export const moderationEraser: Eraser = {
  feature: 'moderation',
  async erase(db, memberId) {
    await anonymiseComplainer.run(db, { member_id: memberId });
    await anonymiseAccused.run(db, { member_id: memberId });
    await eraseSanctions.run(db, { member_id: memberId });
    await eraseFactor.run(db, { member_id: memberId });
    await eraseRoles.run(db, { member_id: memberId });
  },
};

export const moderationExporter: Exporter = {
  feature: 'moderation',
  async *files(db, memberId) {
    yield jsonFile('moderation/complaints.json', await ownComplaints.all(db, { member_id: memberId }));
    yield jsonFile('moderation/sanctions.json', await ownSanctions.all(db, { member_id: memberId }));
  },
};
