import {
  deletionHolds,
  figureSources,
  newestRows,
  memberSources,
  riskSource,
  riskSources,
  staffAccess,
  staffListSources,
  staffQueueSources,
  withTarget,
} from '../accounts/public.ts';
import { suspiciousMessage } from '../chat/public.ts';
import { feature } from '../feature.ts';
import { postReview } from '../feed/public.ts';
import { cardSaved } from '../mall/public.ts';
import { fileTextsSaved, mayReviewFiles } from '../media/public.ts';
import { birthdayDoubted, textsSaved } from '../profiles/public.ts';
import { answerPublished } from '../questions/public.ts';
import { noteSaved } from '../social/public.ts';
import { staffGate } from '../translators/public.ts';
import { appealList, complaintList } from './complaints/complaint-list.sql.ts';
import { appealQueueState, complaintQueueState } from './complaints/complaint-queue.sql.ts';
import { accusedInOpenCases } from './complaints/complaint.sql.ts';
import { fraudWarningMail } from './complaints/fraud/mail-correspondents.ts';
import { suspensionMail } from './complaints/mail-suspension.ts';
import { reportMessage } from './complaints/report-message.ts';
import {
  cardReview,
  noteReview,
  reviewAnswer,
  reviewFileTexts,
  reviewMemberTexts,
  reviewName,
  reviewOfPosts,
} from './complaints/text-case.ts';
import { openUnderAgeCase } from './complaints/under-age-case.ts';
import { deadLetterList } from './dead-letters/dead-letter-list.ts';
import { moderationJobs } from './jobs.ts';
import { actRows, accusedRows, complainerRows, sanctionRows } from './members/member-page.sql.ts';
import { moderationEraser, moderationExporter } from './own-complaints.ts';
import { fileRemovedMail } from './review/notify-owner.ts';
import { caseRisk } from './risk/member-risk.sql.ts';
import { staffRolesMail } from './roles/mail-role-change.ts';
import { moderationRoutes } from './routes.ts';
import { moderationFigures } from './staff-figures.sql.ts';
import { mayReview, requireFreshStaff, requireStaff } from './staff-session/require-staff.ts';
import { sealedStaffFactors } from './staff-session/sealed-factor.sql.ts';
import { staffSettings } from './staff-session/staff-settings.ts';
import { noteAct } from './staff.sql.ts';

export const moderation = feature({
  name: 'moderation',
  settings: staffSettings,
  routes: moderationRoutes,
  mails: [fileRemovedMail, suspensionMail, fraudWarningMail, staffRolesMail],
  jobs: moderationJobs,
  accountOpener: reviewName,
  eraser: moderationEraser,
  exporter: moderationExporter,
  sealed: [sealedStaffFactors],
  provides: [
    figureSources.provide(() => moderationFigures),
    deletionHolds.provide(() => async (db) => (await accusedInOpenCases.all(db, {})).map((row) => row.accused_id)),
    memberSources.provide(() => newestRows('sanctions', sanctionRows)),
    riskSources.provide(() => riskSource(caseRisk)),
    memberSources.provide(() => newestRows('complaints', accusedRows)),
    memberSources.provide(() => newestRows('complaints', complainerRows)),
    memberSources.provide(() => newestRows('log', actRows)),
    staffListSources.provide(() => complaintList),
    staffListSources.provide(() => appealList),
    staffListSources.provide(() => deadLetterList),
    staffQueueSources.provide(({ limits: { complaint_hours: hours, complaint_urgent_hours: urgent_hours } }) => ({
      name: 'complaints',
      read: (db, staff_id) => complaintQueueState.one(db, { staff_id, urgent_hours, hours }),
    })),
    staffQueueSources.provide(({ limits }) => ({
      name: 'appeals',
      read: async (db, staff_id) => withTarget(await appealQueueState.one(db, { staff_id }), limits.complaint_hours),
    })),
    mayReviewFiles.provide(({ limits }) => mayReview(limits)),
    suspiciousMessage.provide(() => reportMessage),
    birthdayDoubted.provide(() => openUnderAgeCase),
    textsSaved.provide(() => reviewMemberTexts),
    postReview.provide(() => reviewOfPosts),
    fileTextsSaved.provide(() => reviewFileTexts),
    answerPublished.provide(() => reviewAnswer),
    noteSaved.provide(({ limits }) => noteReview(limits)),
    cardSaved.provide(({ limits }) => cardReview(limits)),
    staffAccess.provide(({ limits }) => ({
      requireStaff: (db, caller, permission) => requireStaff(db, caller, permission, limits),
      requireFreshStaff: (db, caller, permission) => requireFreshStaff(db, caller, permission, limits),
      noteAct: async (db, act) => void (await noteAct.run(db, act)),
    })),
    staffGate.provide(({ limits }) => ({
      reportMessage,
      requireStaff: (db, caller, permission) => requireStaff(db, caller, permission, limits),
      noteAct: async (db, act) => void (await noteAct.run(db, act)),
    })),
  ],
});
