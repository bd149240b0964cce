import { agreementContract } from '@peonia/contract/moderation/agreement.schema.ts';
import { complaintsContract } from '@peonia/contract/moderation/complaints.schema.ts';
import { staffMembersContract as members } from '@peonia/contract/moderation/members.schema.ts';
import { moderationContract as contract } from '@peonia/contract/moderation/moderation.schema.ts';
import { safetyContract } from '@peonia/contract/moderation/safety.schema.ts';
import { selfieReviewContract } from '@peonia/contract/moderation/selfie-review.schema.ts';
import { suspendedMemberContract } from '@peonia/contract/moderation/suspended-member.schema.ts';
import { auditContract } from '@peonia/contract/staff/audit.schema.ts';
import { deadLetterContract } from '@peonia/contract/staff/dead-letters.schema.ts';
import { roleDeskContract } from '@peonia/contract/staff/role-desk.schema.ts';
import { savedViewContract } from '@peonia/contract/staff/saved-views.schema.ts';
import { staffListContract } from '@peonia/contract/staff/staff-lists.schema.ts';
import { staffQueueContract } from '@peonia/contract/staff/staff-queues.schema.ts';
import { staffSearchContract } from '@peonia/contract/staff/staff-search.schema.ts';
import { staffContract } from '@peonia/contract/staff/staff.schema.ts';
import { viewAsContract } from '@peonia/contract/staff/view-as.schema.ts';
import type { Context } from '../../platform/feature.ts';
import { route } from '../../platform/http/route.ts';
import { mailQueue } from '../../platform/outbox/outbox.ts';
import { openSeal } from '../../platform/secrets/open-seal.ts';
import {
  exportWorker,
  memberFinders,
  memberSources,
  riskSources,
  staffFinders,
  staffListSources,
  staffQueueSources,
  viewableReads,
} from '../accounts/public.ts';
import { hasThreadWith } from '../chat/public.ts';
import { postReview } from '../feed/public.ts';
import { media as mediaHook } from '../media/public.ts';
import { cards as cardsHook, wordsChanged } from '../profiles/public.ts';
import { textTranslator } from '../translation/public.ts';
import { readAgreement } from './agreement/read-agreement.ts';
import { analyseMember } from './analysis/analyse-member.ts';
import { listAudit } from './audit/list-audit.ts';
import { appealComplaint, appealFromLetter } from './complaints/appeals/appeal-complaint.ts';
import { decideAppeal } from './complaints/appeals/decide-appeal.ts';
import {
  downloadSuspendedExport,
  readSuspendedMember,
  setErasure,
  startSuspendedExport,
} from './complaints/appeals/suspended-member.ts';
import { complain } from './complaints/complain.ts';
import { decideComplaint } from './complaints/decide-complaint.ts';
import { mailCorrespondent } from './complaints/fraud/mail-correspondents.ts';
import { warnCorrespondents } from './complaints/fraud/warn-correspondents.ts';
import { withdrawWarnings } from './complaints/fraud/withdraw-warnings.ts';
import { listComplaints } from './complaints/list-complaints.ts';
import { listOwnComplaints } from './complaints/list-own-complaints.ts';
import { mailSuspension } from './complaints/mail-suspension.ts';
import { readComplaint } from './complaints/read-complaint.ts';
import { takeComplaint } from './complaints/take-complaint.ts';
import { discardDeadLetters } from './dead-letters/discard-dead-letters.ts';
import { listDeadLetters } from './dead-letters/list-dead-letters.ts';
import { retryDeadLetters } from './dead-letters/retry-dead-letters.ts';
import { downloadStaffList } from './lists/download-list.ts';
import { actOnMember } from './members/act-on-member.ts';
import { findMembers } from './members/find-members.ts';
import { readMember } from './members/read-member.ts';
import { decideReview } from './review/decide-review.ts';
import { listReview } from './review/list-review.ts';
import { notifyOwner } from './review/notify-owner.ts';
import { undoReview } from './review/undo-review.ts';
import { getWave } from './risk/ban-wave.ts';
import { carrySanction, endCarriedSanction } from './risk/carry-sanction.ts';
import { askRoleChange } from './roles/ask-role-change.ts';
import { decideRoleChange } from './roles/decide-role-change.ts';
import { mailRoleChange } from './roles/mail-role-change.ts';
import { readRoleDesk } from './roles/read-role-desk.ts';
import { openSafety } from './safety/read-safety.ts';
import { keepView, removeView } from './saved-views/keep-view.ts';
import { searchStaff } from './search/search-staff.ts';
import { decideSelfie } from './selfies/decide-selfie.ts';
import { listSelfies } from './selfies/list-selfies.ts';
import { undoSelfie } from './selfies/undo-selfie.ts';
import { closeStaffSession } from './staff-session/close-staff-session.ts';
import { enrolFactor } from './staff-session/enrol-factor.ts';
import { listStaffQueues } from './staff-session/list-staff-queues.ts';
import { openStaffSession } from './staff-session/open-staff-session.ts';
import { readStaffSession } from './staff-session/read-staff-session.ts';
import { guardStaffNetworks } from './staff-session/staff-networks.ts';
import { staffSettings } from './staff-session/staff-settings.ts';
import { endView } from './view-as/end-view.ts';
import { guardViews } from './view-as/guard-views.ts';
import { listOwnViews } from './view-as/list-own-views.ts';
import { getView, openView } from './view-as/open-view.ts';

export function moderationRoutes({
  server: app,
  edge,
  config,
  limits,
  database,
  slowDatabase,
  realtime,
  mailer,
  outbox,
  blobs,
  use,
  useAll,
}: Context): void {
  const cards = use(cardsHook);
  const media = use(mediaHook);
  const { view } = media;
  outbox.subscribe(
    'file.removed',
    'moderation.tell-owner',
    (removed, db) => notifyOwner(db, removed, mailer),
    mailQueue,
  );
  route(app, edge, contract.listReview, (call) => listReview(call, { cards, view, limits }));
  route(app, edge, contract.decideReview, (call) => decideReview(call, { outbox, limits }));
  route(app, edge, contract.undoReview, (call) => undoReview(call, { cards, limits, outbox }));
  route(app, edge, selfieReviewContract.undoSelfie, (call) => undoSelfie(call, { cards, limits }));
  route(app, edge, selfieReviewContract.listSelfies, (call) => listSelfies(call, { cards, view, limits }));
  route(app, edge, selfieReviewContract.decideSelfie, (call) => decideSelfie(call, { outbox, limits }));
  route(app, edge, deadLetterContract.listDeadLetters, (call) => listDeadLetters(call, limits));
  route(app, edge, deadLetterContract.discardDeadLetters, (call) => discardDeadLetters(call, limits));
  route(app, edge, deadLetterContract.retryDeadLetters, (call) => retryDeadLetters(call, { outbox, limits }));

  const readSafety = openSafety(limits);
  route(app, edge, safetyContract.getSafety, ({ db }) => readSafety(db), { readsReplica: true });

  const { networks } = config.of(staffSettings);
  guardStaffNetworks(app, { networks, database, limits });
  const seal = openSeal(config.secrets);
  const canTranslate = use(textTranslator) !== null;
  route(app, edge, staffContract.getStaffSession, (call) => readStaffSession(call, { limits, canTranslate }));
  route(app, edge, savedViewContract.saveView, (call) => keepView(call, limits));
  route(app, edge, savedViewContract.deleteView, (call) => removeView(call, limits));
  const sources = useAll(staffQueueSources);
  route(app, edge, staffQueueContract.listStaffQueues, (call) => listStaffQueues(call, { sources, limits }));
  const lists = { sources: useAll(staffListSources), slowDatabase, limits };
  route(app, edge, staffListContract.downloadStaffList, (call) => downloadStaffList(call, lists), { isSlow: true });
  route(app, edge, staffContract.enrolFactor, (call) => enrolFactor(call, { config, seal }));
  // Outside of the request's transaction: a wrong code is counted though the call is refused.
  route(app, edge, staffContract.openStaffSession, (call) => openStaffSession(call, { database, seal, limits }), {
    transaction: 'none',
  });
  route(app, edge, staffContract.closeStaffSession, (call) => closeStaffSession(call, limits));
  route(app, edge, staffContract.analyse, (call) => analyseMember(call, limits));

  outbox.subscribe(
    'member.suspended',
    'moderation.write-sanction',
    (sanction, db) => mailSuspension(db, sanction, { config, mailer }),
    mailQueue,
  );
  outbox.subscribe('member.banned', 'moderation.warn-correspondents', (banned, db) => warnCorrespondents(db, banned));
  outbox.subscribe('member.ban-ended', 'moderation.withdraw-warnings', (ended, db) =>
    withdrawWarnings(ended, { database: db, realtime, cards }),
  );
  outbox.subscribe(
    'correspondent.warned',
    'moderation.mail-correspondent',
    (warned, db) => mailCorrespondent(db, warned, mailer),
    mailQueue,
  );
  const decision = {
    database,
    outbox,
    secret: config.hashSecret,
    feed: { limits, cards, media, realtime, outbox, review: use(postReview) },
    wordsChanged: use(wordsChanged),
  };
  const { complain: report, ...complaints } = complaintsContract;
  route(app, edge, report, (call) => complain(call, { cards, limits, realtime, hasThreadWith }));
  route(app, edge, complaints.listOwnComplaints, (call) => listOwnComplaints(call, limits));
  route(app, edge, complaints.appealComplaint, (call) => appealComplaint(call, limits));
  route(app, edge, complaints.appealByLetter, (call) => appealFromLetter(call, { secrets: config.secrets, limits }));
  const suspended = { secrets: config.secrets, limits, blobs, wake: use(exportWorker).wake };
  route(app, edge, suspendedMemberContract.readSuspendedMember, (call) => readSuspendedMember(call, suspended));
  route(app, edge, suspendedMemberContract.startSuspendedExport, (call) => startSuspendedExport(call, suspended));
  route(app, edge, suspendedMemberContract.downloadSuspendedExport, (call) => downloadSuspendedExport(call, suspended));
  route(app, edge, suspendedMemberContract.setSuspendedErasure, (call) => setErasure(call, suspended));
  route(app, edge, complaints.listComplaints, (call) => listComplaints(call, limits));
  route(app, edge, complaints.getComplaint, (call) => readComplaint(call, { view, limits }));
  route(app, edge, complaints.takeComplaint, (call) => takeComplaint(call, limits));
  route(app, edge, complaints.decideComplaint, (call) => decideComplaint(call, decision));
  route(app, edge, complaints.decideAppeal, (call) => decideAppeal(call, decision));

  outbox.subscribe(
    'staff.roles-changed',
    'moderation.mail-roles',
    (changed, db) => mailRoleChange(db, changed, mailer),
    mailQueue,
  );
  route(app, edge, roleDeskContract.getRoleDesk, (call) => readRoleDesk(call, limits));
  route(app, edge, roleDeskContract.askRoleChange, (call) => askRoleChange(call, limits));
  route(app, edge, roleDeskContract.decideRoleChange, (call) =>
    decideRoleChange(call, { limits, realtime, nudge: outbox.nudge }),
  );

  guardViews(app, { reads: useAll(viewableReads), database, limits });
  route(app, edge, viewAsContract.openView, (call) => openView(call, limits));
  route(app, edge, viewAsContract.getView, (call) => getView(call, limits));
  route(app, edge, viewAsContract.endView, (call) => endView(call, { limits, nudge: outbox.nudge }));
  route(app, edge, viewAsContract.listOwnViews, (call) => listOwnViews(call, limits));

  route(app, edge, agreementContract.getAgreement, (call) => readAgreement(call, limits));
  route(app, edge, auditContract.listAudit, (call) => listAudit(call, limits));
  const pages = { finders: useAll(memberFinders), sources: useAll(memberSources), risks: useAll(riskSources), limits };
  const access = { database, config, realtime, nudge: outbox.nudge };
  const search = { members: pages.finders, finders: useAll(staffFinders), limits };
  route(app, edge, staffSearchContract.searchStaff, (call) => searchStaff(call, search));
  route(app, edge, members.findMembers, (call) => findMembers(call, pages));
  route(app, edge, members.getStaffMember, (call) => readMember(call, pages));
  route(app, edge, members.getBanWave, (call) => getWave(call, limits));
  route(app, edge, members.carrySanction, (call) => carrySanction(call, decision));
  route(app, edge, members.endCarriedSanction, (call) => endCarriedSanction(call, decision));
  route(app, edge, members.actOnMember, (call) => actOnMember(call, { ...decision, realtime, access }));
}
