import { announcementsContract } from '@peonia/contract/announcements.schema.ts';
import { mallDeskContract } from '@peonia/contract/mall/mall-desk.schema.ts';
import { agreementContract } from '@peonia/contract/moderation/agreement.schema.ts';
import { complaintsContract } from '@peonia/contract/moderation/complaints.schema.ts';
import { staffMembersContract } from '@peonia/contract/moderation/members.schema.ts';
import { moderationContract } from '@peonia/contract/moderation/moderation.schema.ts';
import { selfieReviewContract } from '@peonia/contract/moderation/selfie-review.schema.ts';
import { booksContract } from '@peonia/contract/money/books.schema.ts';
import { paymentDeskContract } from '@peonia/contract/money/payment-desk.schema.ts';
import { figuresContract } from '@peonia/contract/operation/figures.schema.ts';
import { healthContract } from '@peonia/contract/operation/health.schema.ts';
import { switchesContract } from '@peonia/contract/operation/switches.schema.ts';
import { partnersContract } from '@peonia/contract/partners/partners.schema.ts';
import { auditContract } from '@peonia/contract/staff/audit.schema.ts';
import { deadLetterContract } from '@peonia/contract/staff/dead-letters.schema.ts';
import { roleDeskContract } from '@peonia/contract/staff/role-desk.schema.ts';
import { savedViewContract } from '@peonia/contract/staff/saved-views.schema.ts';
import { staffListContract } from '@peonia/contract/staff/staff-lists.schema.ts';
import { staffQueueContract } from '@peonia/contract/staff/staff-queues.schema.ts';
import { staffSearchContract } from '@peonia/contract/staff/staff-search.schema.ts';
import { staffContract } from '@peonia/contract/staff/staff.schema.ts';
import { staffRoles, type StaffRole } from '@peonia/contract/staff/staff.ts';
import { viewAsContract } from '@peonia/contract/staff/view-as.schema.ts';
import { translationDeskContract } from '@peonia/contract/translation/translation-desk.schema.ts';
import { travelDeskContract } from '@peonia/contract/travel/travel-desk.schema.ts';
import { wheelContract } from '@peonia/contract/wheel.schema.ts';
import { catalogueActs } from './catalogue-acts.ts';
import { disputeActs } from './dispute-acts.ts';
import { mailActs } from './mail-acts.ts';
import { pageActs } from './page-acts.ts';
import { partnerDeskActs } from './partner-desk-acts.ts';
import { payoutActs } from './payout-acts.ts';
import { priceActs } from './price-acts.ts';
import { reconciliationActs } from './reconciliation-acts.ts';
import { ticketActs, type StaffActs } from './staff-ticket-acts.ts';

const reviewers: readonly StaffRole[] = ['moderator', 'admin'];
const helpers: readonly StaffRole[] = ['support', 'admin'];
const analysts: readonly StaffRole[] = ['support', 'moderator', 'finance', 'admin'];
const translators: readonly StaffRole[] = ['translator'];
const admins: readonly StaffRole[] = ['admin'];
const moneyDesk: readonly StaffRole[] = ['finance', 'admin'];
const unknownOrder = { params: { id: 'a'.repeat(32) } };
const fulfilment: readonly StaffRole[] = ['fulfilment', 'admin'];
const term = { from: 'de', to: 'ja', term: 'Herz', translation: '心', note: '' };
const unknown = { params: { id: 999_999 } };
const aim = { is_on: true, audience: 'all', percent: 100, audience_values: [] };
const announcement = {
  kind: 'news',
  audience: 'all',
  audience_values: [],
  priority: 0,
  is_dismissible: true,
  starts_at: '2026-01-01T00:00:00Z',
  ends_at: '2026-01-02T00:00:00Z',
  texts: [],
};

/**
 * Every call of the staff, with whom it is for. Of an unknown case everybody is told that there is none, so lists stand
 * for what may be opened.
 */
export const staffActs: StaffActs = {
  'POST staff/members/{id}/views': {
    endpoint: viewAsContract.openView,
    input: { ...unknown, body: { cause: 'ticket', reason: 'Asked for help.' } },
    roles: helpers,
    isThere: false,
  },
  'GET staff/views/{id}': {
    endpoint: viewAsContract.getView,
    input: unknown,
    roles: helpers,
    isThere: false,
    error: 'view_over',
  },
  'POST staff/views/{id}/end': { endpoint: viewAsContract.endView, input: unknown, roles: helpers, isThere: true },
  'GET staff/queues': { endpoint: staffQueueContract.listStaffQueues, input: {}, roles: staffRoles, isThere: true },
  'POST staff/saved_views': {
    endpoint: savedViewContract.saveView,
    input: { body: { page: 'payments', name: 'Held', query: 'show=held', is_default: false } },
    roles: staffRoles,
    isThere: true,
  },
  'DELETE staff/saved_views/{id}': {
    endpoint: savedViewContract.deleteView,
    input: unknown,
    roles: staffRoles,
    isThere: true,
  },
  'POST staff/lists/{name}': {
    endpoint: staffListContract.downloadStaffList,
    input: { params: { name: 'complaints' }, query: { show: 'unknown_part' } },
    roles: reviewers,
    also: 'complaints.read',
    isThere: false,
    error: 'input_invalid',
  },
  'GET staff/search': {
    endpoint: staffSearchContract.searchStaff,
    input: { query: { q: 'nothing-is-called-so' } },
    roles: ['support', 'moderator', 'translator', 'finance', 'fulfilment', 'admin'],
    isThere: true,
  },
  'GET staff/review': { endpoint: moderationContract.listReview, input: {}, roles: reviewers, isThere: true },
  'PUT staff/review': {
    endpoint: moderationContract.decideReview,
    input: { ...unknown, body: { approve: true } },
    roles: reviewers,
    isThere: false,
  },
  'POST staff/review/{id}/undo': {
    endpoint: moderationContract.undoReview,
    input: unknown,
    roles: reviewers,
    isThere: false,
    error: 'undo_over',
  },
  'POST staff/selfies/{id}/undo': {
    endpoint: selfieReviewContract.undoSelfie,
    input: unknown,
    roles: reviewers,
    isThere: false,
    error: 'undo_over',
  },
  'GET staff/selfies': { endpoint: selfieReviewContract.listSelfies, input: {}, roles: reviewers, isThere: true },
  'PUT staff/selfies': {
    endpoint: selfieReviewContract.decideSelfie,
    input: { ...unknown, body: { approve: true, photo: null } },
    roles: reviewers,
    isThere: false,
  },
  'GET staff/dead_letters': { endpoint: deadLetterContract.listDeadLetters, input: {}, roles: admins, isThere: true },
  'POST staff/dead_letters/retry': {
    endpoint: deadLetterContract.retryDeadLetters,
    input: { body: { id: 999_999 } },
    roles: admins,
    isThere: false,
  },
  'POST staff/dead_letters/discard': {
    endpoint: deadLetterContract.discardDeadLetters,
    input: { body: { id: 999_999, reason: 'access' } },
    roles: admins,
    isThere: false,
  },
  'GET staff/health': { endpoint: healthContract.getHealth, input: {}, roles: admins, isThere: true },
  'GET staff/figures': {
    endpoint: figuresContract.getFigures,
    input: { query: { span: '4w' } },
    roles: ['finance', 'admin'],
    isThere: true,
  },
  'GET staff/figures/groups': {
    endpoint: figuresContract.getFigureGroups,
    input: { query: { span: '4w', name: 'dau', by: 'country' } },
    roles: ['finance', 'admin'],
    isThere: true,
  },
  'GET staff/figures/retention': {
    endpoint: figuresContract.getRetention,
    input: {},
    roles: ['finance', 'admin'],
    isThere: true,
  },
  'GET staff/agreement': { endpoint: agreementContract.getAgreement, input: {}, roles: admins, isThere: true },
  'GET staff/roles': { endpoint: roleDeskContract.getRoleDesk, input: {}, roles: admins, isThere: true },
  'POST staff/roles/requests': {
    endpoint: roleDeskContract.askRoleChange,
    input: { body: { user_id: 999_999, roles: [], reason: 'Looked at it.' } },
    roles: admins,
    isThere: false,
  },
  'PUT staff/roles/requests': {
    endpoint: roleDeskContract.decideRoleChange,
    input: { body: { request: 999_999, confirm: true, reason: 'Looked at it.' } },
    roles: admins,
    isThere: false,
  },
  'GET staff/complaints': { endpoint: complaintsContract.listComplaints, input: {}, roles: reviewers, isThere: true },
  'GET staff/complaints/{id}': {
    endpoint: complaintsContract.getComplaint,
    input: unknown,
    roles: reviewers,
    isThere: false,
  },
  'POST staff/complaints/{id}/take': {
    endpoint: complaintsContract.takeComplaint,
    input: unknown,
    roles: reviewers,
    isThere: false,
  },
  'PUT staff/complaints/{id}': {
    endpoint: complaintsContract.decideComplaint,
    input: { ...unknown, body: { uphold: false, reason: 'no_proof' } },
    roles: reviewers,
    isThere: false,
  },
  'PUT staff/complaints/{id}/appeal': {
    endpoint: complaintsContract.decideAppeal,
    input: { ...unknown, body: { grant: true } },
    roles: reviewers,
    isThere: false,
  },
  ...ticketActs,
  ...priceActs,
  'GET staff/audit': { endpoint: auditContract.listAudit, input: {}, roles: ['admin'], isThere: true },
  'GET staff/members': {
    endpoint: staffMembersContract.findMembers,
    input: { query: { q: 'nobody' } },
    roles: analysts,
    isThere: true,
  },
  'GET staff/members/{id}': {
    endpoint: staffMembersContract.getStaffMember,
    input: unknown,
    roles: analysts,
    isThere: false,
  },
  'GET staff/members/{id}/wave': {
    endpoint: staffMembersContract.getBanWave,
    input: unknown,
    roles: ['support', 'moderator', 'admin'],
    isThere: false,
  },
  'POST staff/members/{id}/acts': {
    endpoint: staffMembersContract.actOnMember,
    input: { ...unknown, body: { act: 'note', reason: 'A ticket asked.' } },
    roles: analysts,
    isThere: false,
  },
  'POST staff/members/{id}/carried': {
    endpoint: staffMembersContract.carrySanction,
    input: { ...unknown, body: { accounts: [999_998], reason: 'A ticket asked.' } },
    roles: reviewers,
    isThere: false,
  },
  'POST staff/members/{id}/carried/end': {
    endpoint: staffMembersContract.endCarriedSanction,
    input: { ...unknown, body: { account: 999_998, reason: 'A ticket asked.' } },
    roles: reviewers,
    isThere: false,
  },
  'GET staff/translations': {
    endpoint: translationDeskContract.getTranslationDesk,
    input: {},
    roles: translators,
    isThere: true,
  },
  'POST staff/translations/take': {
    endpoint: translationDeskContract.takeTranslation,
    input: { body: {} },
    roles: translators,
    isThere: true,
  },
  'POST staff/translations/take, one': {
    endpoint: translationDeskContract.takeTranslation,
    input: { body: { id: 999_999 } },
    roles: translators,
    isThere: false,
  },
  'PUT staff/translations/{id}': {
    endpoint: translationDeskContract.saveTranslationDraft,
    input: { ...unknown, body: { draft: 'Herz' } },
    roles: translators,
    isThere: false,
    error: 'translation_over',
  },
  'POST staff/translations/{id}/deliver': {
    endpoint: translationDeskContract.deliverTranslation,
    input: { ...unknown, body: { text: 'Herz' } },
    roles: translators,
    isThere: false,
  },
  'POST staff/translations/{id}/return': {
    endpoint: translationDeskContract.returnTranslation,
    input: { ...unknown, body: { reason: 'colleague' } },
    roles: translators,
    isThere: false,
  },
  'GET staff/travel': { endpoint: travelDeskContract.listTravelDesk, input: {}, roles: fulfilment, isThere: true },
  'POST staff/travel/{id}/open': {
    endpoint: travelDeskContract.getTravelCase,
    input: unknown,
    roles: fulfilment,
    isThere: false,
  },
  'PUT staff/travel/{id}': {
    endpoint: travelDeskContract.updateTravelCase,
    input: { ...unknown, body: { act: 'begin' } },
    roles: fulfilment,
    isThere: false,
  },
  'PUT staff/travel/{id}/plan': {
    endpoint: travelDeskContract.saveTravelPlan,
    input: { ...unknown, body: { days: [] } },
    roles: fulfilment,
    isThere: false,
  },
  'POST staff/travel/{id}/messages': {
    endpoint: travelDeskContract.answerTraveller,
    input: { ...unknown, body: { content: 'The plan is ready.', client_id: 'message-1' } },
    roles: fulfilment,
    isThere: false,
  },
  'GET staff/orders': {
    endpoint: mallDeskContract.listDeskOrders,
    input: { query: { state: 'accepted' } },
    roles: fulfilment,
    isThere: true,
  },
  'POST staff/orders/{id}/open': {
    endpoint: mallDeskContract.getDeskOrder,
    input: unknown,
    roles: fulfilment,
    isThere: false,
  },
  'PUT staff/orders/{id}': {
    endpoint: mallDeskContract.updateDeskOrder,
    input: { ...unknown, body: { act: 'prepare' } },
    roles: fulfilment,
    isThere: false,
  },
  'GET staff/terms': {
    endpoint: translationDeskContract.listTerms,
    input: {},
    roles: ['translator', 'admin'],
    isThere: true,
  },
  'PUT staff/terms': {
    endpoint: translationDeskContract.saveTerm,
    input: { body: term },
    roles: admins,
    isThere: true,
  },
  'DELETE staff/terms/{id}': {
    endpoint: translationDeskContract.deleteTerm,
    input: unknown,
    roles: admins,
    isThere: false,
  },
  'GET staff/translators': {
    endpoint: translationDeskContract.listTranslators,
    input: {},
    roles: admins,
    isThere: true,
  },
  'GET staff/announcements': {
    endpoint: announcementsContract.listAnnouncements,
    input: {},
    roles: helpers,
    isThere: true,
  },
  ...mailActs,
  'GET staff/switches': { endpoint: switchesContract.listSwitches, input: {}, roles: admins, isThere: true },
  'PUT staff/switches/{name}': {
    endpoint: switchesContract.changeSwitch,
    // Seen long ago, so that nothing changes.
    input: { params: { name: 'game' }, body: { ...aim, texts: [], until: null, reason: 'access', seen: '2026-01-01' } },
    roles: admins,
    isThere: false,
    error: 'switch_moved',
  },
  'POST staff/switches/{name}/preview': {
    endpoint: switchesContract.previewSwitch,
    input: { params: { name: 'game' }, body: aim },
    roles: admins,
    isThere: true,
  },
  'GET staff/announcements/{id}': {
    endpoint: announcementsContract.getAnnouncement,
    input: unknown,
    roles: helpers,
    isThere: false,
  },
  'POST staff/announcements': {
    endpoint: announcementsContract.createAnnouncement,
    input: { body: { ...announcement, client_id: 'access-matrix' } },
    roles: helpers,
    isThere: true,
  },
  'POST staff/announcements/preview': {
    endpoint: announcementsContract.previewAnnouncement,
    input: {
      body: { kind: 'news', is_dismissible: true, text: { language: 'en', title: 'News', body: 'News' } },
    },
    roles: helpers,
    isThere: true,
  },
  'POST staff/announcement_translations': {
    endpoint: announcementsContract.translateAnnouncement,
    input: { body: { to: 'en', text: { language: 'en', title: 'News', body: 'News' } } },
    roles: helpers,
    isThere: false,
    error: 'input_invalid',
  },
  'PUT staff/announcements/{id}': {
    endpoint: announcementsContract.changeAnnouncement,
    input: { ...unknown, body: announcement },
    roles: helpers,
    isThere: false,
  },
  'PUT staff/announcements/{id}/state': {
    endpoint: announcementsContract.decideAnnouncement,
    input: { ...unknown, body: { act: 'publish' } },
    roles: helpers,
    isThere: false,
  },
  'GET staff/wheel': { endpoint: wheelContract.getWheelFigures, input: {}, roles: moneyDesk, isThere: true },
  'GET staff/payments': { endpoint: paymentDeskContract.listPayments, input: {}, roles: moneyDesk, isThere: true },
  'GET staff/webhooks/rejected': {
    endpoint: paymentDeskContract.listRejectedWebhooks,
    input: {},
    roles: moneyDesk,
    isThere: true,
  },
  'GET staff/payments/{id}': {
    endpoint: paymentDeskContract.getPaymentCase,
    input: unknownOrder,
    roles: moneyDesk,
    isThere: false,
  },
  'POST staff/payments/{id}/requests': {
    endpoint: paymentDeskContract.askPaymentAct,
    input: { ...unknownOrder, body: { act: 'release', reason: 'A ticket' } },
    roles: moneyDesk,
    isThere: false,
  },
  'PUT staff/payments/{id}/requests': {
    endpoint: paymentDeskContract.decidePaymentRequest,
    input: { ...unknownOrder, body: { request: 1, confirm: true, reason: 'A ticket' } },
    roles: moneyDesk,
    isThere: false,
  },
  ...disputeActs,
  ...reconciliationActs,
  ...catalogueActs,
  ...pageActs,
  'GET staff/books/balance': { endpoint: booksContract.getTrialBalance, input: {}, roles: moneyDesk, isThere: true },
  'GET staff/books/transfers': {
    endpoint: booksContract.listBookTransfers,
    input: {},
    roles: moneyDesk,
    isThere: true,
  },
  'GET staff/books/transfers/{id}': {
    endpoint: booksContract.getBookTransfer,
    input: unknown,
    roles: moneyDesk,
    isThere: false,
  },
  'GET staff/books/accounts/{account}/entries': {
    endpoint: booksContract.listHouseEntries,
    input: { params: { account: 'revenue' } },
    roles: moneyDesk,
    isThere: true,
  },
  'GET staff/books/members': {
    endpoint: booksContract.getMemberBooks,
    input: { query: { q: 'nobody at all' } },
    roles: moneyDesk,
    isThere: false,
  },
  'GET staff/books/members/{id}/entries': {
    endpoint: booksContract.listMemberEntries,
    input: unknown,
    roles: moneyDesk,
    isThere: true,
  },
  'GET staff/books/members/{id}/holds': {
    endpoint: booksContract.listMemberHolds,
    input: unknown,
    roles: moneyDesk,
    isThere: true,
  },
  'GET staff/books/months': { endpoint: booksContract.listBookMonths, input: {}, roles: moneyDesk, isThere: true },
  'POST staff/books/months/{id}/download': {
    endpoint: booksContract.downloadBookMonth,
    input: { params: { id: 209_901 } },
    roles: moneyDesk,
    isThere: false,
    error: 'books_month_open',
  },
  ...partnerDeskActs,
  ...payoutActs,
  'GET staff/members/{id}/flags': {
    endpoint: partnersContract.getMemberFlags,
    input: unknown,
    roles: admins,
    isThere: false,
  },
  'PUT staff/members/{id}/flags': {
    endpoint: partnersContract.setMemberFlags,
    input: { ...unknown, body: { partner: false, mall: false, free: false, rate: null, reason: 'A ticket' } },
    roles: admins,
    isThere: false,
  },
  'POST analysis': {
    endpoint: staffContract.analyse,
    input: { body: { user_id: 1, reason: 'A ticket' } },
    roles: analysts,
    isThere: true,
  },
};
