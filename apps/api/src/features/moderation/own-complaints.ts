import { jsonFile, type Eraser, type Exporter } from '../accounts/public.ts';
import { eraseAgreement, ownAgreement } from './agreement/agreement.sql.ts';
import { looksAt } from './audit/audit.sql.ts';
import { anonymiseAccused, anonymiseComplainer, decisionsAbout, ownComplaints } from './complaints/complaint.sql.ts';
import { eraseSanctions, ownSanctions } from './complaints/sanction.sql.ts';
import { eraseDecisions } from './review/review-decision.sql.ts';
import { eraseRoleRequests, roleRequestsAbout } from './roles/role-request.sql.ts';
import { eraseSavedViews, exportSavedViews } from './saved-views/saved-view.sql.ts';
import { eraseFactor } from './staff-session/factor.sql.ts';
import { eraseRoles } from './staff.sql.ts';
import { eraseViews, exportViews } from './view-as/view-as.sql.ts';

export const moderationEraser: Eraser = {
  feature: 'moderation',
  async erase(db, memberId) {
    await anonymiseComplainer.run(db, { member_id: memberId });
    await anonymiseAccused.run(db, { member_id: memberId });
    await eraseSanctions.run(db, { member_id: memberId });
    await eraseFactor.run(db, { member_id: memberId });
    await eraseRoles.run(db, { member_id: memberId });
    await eraseRoleRequests.run(db, { member_id: memberId });
    await eraseAgreement.run(db, { member_id: memberId });
    await eraseDecisions.run(db, { member_id: memberId });
    await eraseSavedViews.run(db, { member_id: memberId });
    await eraseViews.run(db, { member_id: memberId });
  },
};

export const moderationExporter: Exporter = {
  feature: 'moderation',
  async *files(db, memberId) {
    yield jsonFile('moderation/complaints.json', await ownComplaints.all(db, { member_id: memberId }));
    yield jsonFile('moderation/decisions.json', await decisionsAbout.all(db, { member_id: memberId }));
    yield jsonFile('moderation/looks-of-staff.json', await looksAt.all(db, { member_id: memberId }));
    yield jsonFile('moderation/views-of-staff.json', await exportViews.all(db, { member_id: memberId }));
    yield jsonFile('moderation/staff-roles.json', await roleRequestsAbout.all(db, { member_id: memberId }));
    yield jsonFile('moderation/agreement.json', await ownAgreement.all(db, { member_id: memberId }));
    yield jsonFile('moderation/saved-views.json', await exportSavedViews.all(db, { member_id: memberId }));
    yield jsonFile('moderation/sanctions.json', await ownSanctions.all(db, { member_id: memberId }));
  },
};
